/// A collection of consecutive numbers, starting at zero, that records the calls to its operations.
///
/// To measure the cost of a collection's operations, use this type as its base: elapsed time
/// depends on the machine, but the number of calls doesn't. The indices are opaque on purpose, so
/// only the collection itself can move from one index to another.
public struct CountedNumbers: RandomAccessCollection {
  /// The position of a number.
  public struct Index: Comparable, Sendable {
    let offset: Int
    public static func < (one: Index, other: Index) -> Bool { one.offset < other.offset }
  }

  /// A record of the calls to a collection and all its copies.
  public final class Calls {
    /// The number of times that an index was moved or a distance was measured.
    public fileprivate(set) var moves = 0
    /// The number of times that an element was read.
    public fileprivate(set) var reads = 0

    /// The sum of moves and reads.
    public var total: Int { moves + reads }
  }

  private let size: Int
  /// The calls so far.
  public let calls = Calls()

  /// Creates a collection of the numbers from zero up to, but not including, `count`.
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
