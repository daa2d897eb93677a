/// What every `RandomAccessCollection` promises, held against one of them.
///
/// The compiler checks that a collection has the methods; nobody checks that they agree. Each law
/// is tried at every position, from every position to every other, and in every slice, so give it
/// few elements.
///
///     #expect(CollectionLaws.broken(by: [3, 1, 2].reversed(), holding: [2, 1, 3]) == [])
///
/// Whether the promised operations also take constant time is asked by ``CollectionLaws/growing(_:)``.
public enum CollectionLaws {
  /// The laws that a collection breaks, each with one case in which it does.
  ///
  /// - Parameters:
  ///   - collection: The collection.
  ///   - elements: What it holds, in order, as `read` gives it.
  ///   - read: What to compare of an element; for elements that are not `Equatable`.
  /// - Complexity: O(*n*⁵) for *n* elements.
  public static func broken<C: RandomAccessCollection, Read: Equatable>(
    by collection: C, holding elements: [Read], reading read: @escaping (C.Element) -> Read
  ) -> [BrokenLaw] {
    var hearing = CollectionHearing(collection, elements, read)
    hearing.hearAll()
    // A slice is no better than the whole, and the library may trap in a lawless one.
    guard hearing.broken.isEmpty else { return hearing.broken }
    for start in 0...elements.count {
      for end in start...elements.count {
        hearing.hearSlice(start..<end)
      }
    }
    return hearing.broken
  }

  /// The laws that a collection breaks, each with one case in which it does.
  public static func broken<C: RandomAccessCollection>(
    by collection: C, holding elements: [C.Element]
  ) -> [BrokenLaw] where C.Element: Equatable {
    broken(by: collection, holding: elements) { $0 }
  }
}

/// A law of collections, and a case in which one breaks it.
public struct BrokenLaw: Equatable, CustomStringConvertible, Sendable {
  /// The laws.
  public enum Law: String, CaseIterable, Sendable {
    /// `index(after:)` goes from start to end, ever upwards, in as many steps as there are elements.
    case forward
    /// `index(before:)` undoes `index(after:)`.
    case backward
    /// `count`, `isEmpty`, `first` and `last` agree with the elements.
    case count
    /// A position gives its element, each time that it is asked.
    case reading
    /// `for … in` gives the elements.
    case iterating
    /// `distance(from:to:)` is the number of steps, negative when backwards.
    case distance
    /// `index(_:offsetBy:)` goes so many steps, forwards or backwards.
    case offset
    /// `index(_:offsetBy:limitedBy:)` is nil where it would pass the limit, and only there.
    case limit
    /// `indices` holds all positions but the end.
    case indices
    /// A slice has the positions and the elements of the whole.
    case slice
  }

  /// The law that is broken.
  public let law: Law
  /// What was asked, what came, and what should have come.
  public let problem: String

  /// A text for people who debug.
  public var description: String { "\(law): \(problem)" }
}
