/// The semantic requirements of `RandomAccessCollection`, and functions that test them.
///
/// The compiler checks that a collection has the required methods, but not that their results
/// agree. Each law is tested at every position, for every pair of positions, and in every slice,
/// so use a collection with few elements.
///
///     #expect(CollectionLaws.broken(by: [3, 1, 2].reversed(), holding: [2, 1, 3]) == [])
///
/// To test that the operations also take constant time, use ``CollectionLaws/growing(_:)``.
public enum CollectionLaws {
  /// Returns the laws that a collection breaks, each with an example.
  ///
  /// - Parameters:
  ///   - collection: The collection.
  ///   - elements: The values that `read` has to return for the elements, in order.
  ///   - read: A closure that returns the part of an element to compare, for elements that aren't
  ///     `Equatable`.
  /// - Complexity: O(*n*⁵) for *n* elements.
  public static func broken<C: RandomAccessCollection, Read: Equatable>(
    by collection: C, holding elements: [Read], reading read: @escaping (C.Element) -> Read
  ) -> [BrokenLaw] {
    var checker = CollectionChecker(collection, elements, read)
    checker.checkAll()
    // A faulty collection has faulty slices, in which the standard library may trap.
    guard checker.broken.isEmpty else { return checker.broken }
    for start in 0...elements.count {
      for end in start...elements.count {
        checker.checkSlice(start..<end)
      }
    }
    return checker.broken
  }

  /// Returns the laws that a collection breaks, each with an example.
  ///
  /// - Parameters:
  ///   - collection: The collection.
  ///   - elements: The elements that it has to contain, in order.
  public static func broken<C: RandomAccessCollection>(
    by collection: C, holding elements: [C.Element]
  ) -> [BrokenLaw] where C.Element: Equatable {
    broken(by: collection, holding: elements) { $0 }
  }
}

/// A law that a collection breaks, with an example.
public struct BrokenLaw: Equatable, CustomStringConvertible, Sendable {
  /// A semantic requirement of `RandomAccessCollection`.
  public enum Law: String, CaseIterable, Sendable {
    /// `index(after:)` moves from the start to the end, in ascending order, in one step per
    /// element.
    case forward
    /// `index(before:)` undoes `index(after:)`.
    case backward
    /// `count`, `isEmpty`, `first`, and `last` agree with the elements.
    case count
    /// The subscript returns the element at a position, no matter how often the subscript is used.
    case reading
    /// `for … in` visits the elements in order.
    case iterating
    /// `distance(from:to:)` is the number of steps, which is negative if they go backward.
    case distance
    /// `index(_:offsetBy:)` moves by the given number of steps, forward or backward.
    case offset
    /// `index(_:offsetBy:limitedBy:)` returns `nil` if the index would pass the limit, and only
    /// then.
    case limit
    /// `indices` contains all positions except the end.
    case indices
    /// A slice shares its indices and elements with the whole collection.
    case slice
  }

  /// The law that is broken.
  public let law: Law
  /// The operation, its actual result, and its expected result.
  public let problem: String

  /// The law and the problem, as shown by a failed expectation.
  public var description: String { "\(law): \(problem)" }
}
