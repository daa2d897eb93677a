extension CollectionLaws {
  /// The operations of a collection that cost more when there are more elements, and should not.
  ///
  /// A `RandomAccessCollection` that leaves `distance(from:to:)` and `index(_:offsetBy:)` to their
  /// default implementations compiles, and walks step by step. This counts the steps, over a small
  /// base and over a large one.
  ///
  ///     #expect(CollectionLaws.growing { $0.reversed() } == [])
  ///
  /// - Parameter make: Makes the collection over the base that counts.
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

  /// What each operation asks of a base of a size.
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
    let collection = measure("making it") { make(base) }
    let (start, end) = measure("startIndex, endIndex") {
      (collection.startIndex, collection.endIndex)
    }
    let middle = measure("index(_:offsetBy:)") { collection.index(start, offsetBy: size / 2) }
    _ = measure("index(_:offsetBy:) backwards") { collection.index(end, offsetBy: -size) }
    _ = measure("index(_:offsetBy:limitedBy:)") {
      collection.index(start, offsetBy: size, limitedBy: middle)
    }
    _ = measure("distance(from:to:)") { collection.distance(from: start, to: end) }
    _ = measure("distance(from:to:) backwards") { collection.distance(from: end, to: start) }
    _ = measure("count") { collection.count }
    _ = measure("isEmpty") { collection.isEmpty }
    _ = measure("first, last") { (collection.first, collection.last) }
    _ = measure("an element") { collection[middle] }
    _ = measure("indices.count") { collection.indices.count }
    _ = measure("a slice's count") { collection[middle..<end].count }
    return costs
  }
}

/// An operation that asks its base more often when the base is larger.
public struct GrowingCost: Equatable, CustomStringConvertible, Sendable {
  /// The operation.
  public let operation: String
  /// How often the base was asked, by its size.
  public let calls: [Int: Int]

  /// A text for people who debug.
  public var description: String {
    let figures = calls.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key) elements" }
    return "\(operation) asks its base \(figures.joined(separator: ", "))"
  }
}
