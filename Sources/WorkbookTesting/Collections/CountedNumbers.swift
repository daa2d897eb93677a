/// The numbers from zero, in a collection that counts how often it is asked.
///
/// Time that is measured depends on the machine; what is asked of a base does not. A collection
/// that is made over this one shows by it what each of its operations costs. The positions are
/// opaque on purpose: nothing but the collection itself can step from one to another.
public struct CountedNumbers: RandomAccessCollection {
  /// A position.
  public struct Index: Comparable, Sendable {
    let offset: Int
    public static func < (one: Index, other: Index) -> Bool { one.offset < other.offset }
  }

  /// What a collection and all its copies have been asked.
  public final class Calls {
    /// How often a position was asked for, or a distance.
    public fileprivate(set) var moves = 0
    /// How often an element was asked for.
    public fileprivate(set) var reads = 0

    /// Both together.
    public var total: Int { moves + reads }
  }

  private let size: Int
  /// What was asked so far.
  public let calls = Calls()

  /// The numbers below a count.
  public init(_ count: Int) {
    size = count
  }

  public var startIndex: Index { Index(offset: 0) }
  public var endIndex: Index { Index(offset: size) }

  /// The number at a position.
  public subscript(position: Index) -> Int {
    calls.reads += 1
    return position.offset
  }

  public func index(after index: Index) -> Index { self.index(index, offsetBy: 1) }
  public func index(before index: Index) -> Index { self.index(index, offsetBy: -1) }

  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    calls.moves += 1
    return Index(offset: index.offset + distance)
  }

  public func distance(from start: Index, to end: Index) -> Int {
    calls.moves += 1
    return end.offset - start.offset
  }
}
