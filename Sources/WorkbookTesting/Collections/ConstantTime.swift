extension CollectionLaws {
  /// Returns the operations that should take constant time but cost more in a larger collection.
  ///
  /// If a `RandomAccessCollection` uses the default implementations of `distance(from:to:)` and
  /// `index(_:offsetBy:)`, it compiles, but they may move step by step. This function compares the
  /// number of calls to a small base collection and to a large one.
  ///
  ///     #expect(CollectionLaws.growing { $0.reversed() } == [])
  ///
  /// - Parameter make: A closure that creates the collection from a base collection that counts its
  ///   calls.
  public static func growing<C: RandomAccessCollection>(
    _ make: (CountedNumbers) -> C
  ) -> [GrowingCost] {
    let (small, large) = (4, 256)
    return zip(costs(of: small, make), costs(of: large, make)).compactMap { few, many in
      guard many.calls > few.calls else { return nil }
      return GrowingCost(
        operation: few.operation,
        calls: [small: few.calls, large: many.calls])
    }
  }

  /// Returns the number of calls that each operation makes to a base of the given size.
  private static func costs<C: RandomAccessCollection>(
    of size: Int, _ make: (CountedNumbers) -> C
  ) -> [(operation: String, calls: Int)] {
    let base = CountedNumbers(size)
    var costs: [(String, Int)] = []
    func measure<Value>(_ operation: String, _ work: () -> Value) -> Value {
      let before = base.calls.total
      let value = work()
      costs.append((operation, base.calls.total - before))
      return value
    }
    let collection = measure("creating the collection") { make(base) }
    let (start, end) = measure("startIndex, endIndex") {
      (collection.startIndex, collection.endIndex)
    }
    let middle = measure("index(_:offsetBy:)") { collection.index(start, offsetBy: size / 2) }
    _ = measure("index(_:offsetBy:) backward") { collection.index(end, offsetBy: -size) }
    _ = measure("index(_:offsetBy:limitedBy:)") {
      collection.index(start, offsetBy: size, limitedBy: middle)
    }
    _ = measure("distance(from:to:)") { collection.distance(from: start, to: end) }
    _ = measure("distance(from:to:) backward") { collection.distance(from: end, to: start) }
    _ = measure("count") { collection.count }
    _ = measure("isEmpty") { collection.isEmpty }
    _ = measure("first, last") { (collection.first, collection.last) }
    _ = measure("the subscript") { collection[middle] }
    _ = measure("indices.count") { collection.indices.count }
    _ = measure("count of a slice") { collection[middle..<end].count }
    return costs
  }
}

/// An operation that calls the base more often if the base is larger.
public struct GrowingCost: Equatable, CustomStringConvertible, Sendable {
  /// The name of the operation.
  public let operation: String
  /// The number of calls to the base, keyed by the size of the base.
  public let calls: [Int: Int]

  /// The operation and its calls, as shown by a failed expectation.
  public var description: String {
    let figures = calls.sorted { $0.key < $1.key }.map { "\($0.value) for \($0.key) elements" }
    return "calls to the base by \(operation): \(figures.joined(separator: ", "))"
  }
}
