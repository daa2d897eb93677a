import Testing
import WorkbookTesting

@Suite("Collection laws")
struct CollectionLawsTests {
  // MARK: Correct collections

  @Test(arguments: [[], [4], [4, 2, 9, 2]])
  func `collections in the standard library follow all collection laws`(numbers: [Int]) {
    let padded = [0, 0] + numbers + [0]
    #expect(CollectionLaws.broken(by: numbers, holding: numbers) == [])
    #expect(CollectionLaws.broken(by: padded[2..<padded.count - 1], holding: numbers) == [])
    #expect(CollectionLaws.broken(by: ContiguousArray(numbers), holding: numbers) == [])
    #expect(CollectionLaws.broken(by: numbers.reversed(), holding: numbers.reversed() + []) == [])
    #expect(
      CollectionLaws.broken(by: numbers.lazy.map { -$0 }, holding: numbers.map { -$0 }) == [])
  }

  @Test(arguments: [3..<3, 3..<7])
  func `a range follows all collection laws`(range: Range<Int>) {
    #expect(CollectionLaws.broken(by: range, holding: Array(range)) == [])
    #expect(CollectionLaws.broken(by: range.indices, holding: Array(range)) == [])
  }

  @Test func `elements that aren't Equatable are compared by the results of a closure`() {
    let pairs = Array(zip("ab", 1...))
    let broken = CollectionLaws.broken(by: pairs, holding: ["a1", "b2"]) { "\($0.0)\($0.1)" }
    #expect(broken == [])
  }

  @Test(arguments: [0, 1, 5])
  func `CountedNumbers follows all collection laws`(count: Int) {
    #expect(CollectionLaws.broken(by: CountedNumbers(count), holding: Array(0..<count)) == [])
  }

  // MARK: Faulty collections

  @Test(arguments: FaultyCollection.Fault.allCases)
  func `a collection that breaks any collection law is reported`(fault: FaultyCollection.Fault) {
    let laws = CollectionLaws.broken(by: FaultyCollection(fault), holding: [10, 11, 12]).map(\.law)
    #expect(laws.contains(fault.law), "The fault \(fault) breaks only \(laws).")
  }

  @Test func `incorrect elements in a collection are reported`() {
    let broken = CollectionLaws.broken(by: [1, 2], holding: [1, 3])
    #expect(broken.map(\.law) == [.count, .reading, .iterating])
    #expect(broken.map(\.description).contains("reading: the element at position 1 is 2, not 3"))
  }

  @Test func `a collection with too many or too few elements is reported`() {
    #expect(CollectionLaws.broken(by: [1, 2], holding: [1]).map(\.law) == [.forward])
    #expect(CollectionLaws.broken(by: [1], holding: [1, 2]).map(\.law) == [.forward])
    #expect(CollectionLaws.broken(by: [1], holding: []).map(\.law) == [.forward])
  }

  @Test func `the message names the operation, its result, and the correct result`() {
    let broken = CollectionLaws.broken(by: FaultyCollection(.distance), holding: [10, 11, 12])
    #expect(
      broken.first?.description
        == "distance: the distance from position 0 to position 0 is 1, not 0")
  }

  // MARK: Constant time

  @Test func `an operation that forwards to the base collection takes constant time`() {
    #expect(CollectionLaws.growing { $0 } == [])
    #expect(CollectionLaws.growing { $0.reversed() } == [])
    #expect(CollectionLaws.growing { $0.lazy.map { -$0 } } == [])
    #expect(CollectionLaws.growing { $0[$0.index(after: $0.startIndex)...] } == [])
  }

  @Test func `each operation that moves an index step by step is reported`() {
    let growing = CollectionLaws.growing { StepByStep(base: $0) }
    #expect(
      growing.map(\.operation) == [
        "index(_:offsetBy:)", "index(_:offsetBy:) backward", "index(_:offsetBy:limitedBy:)",
        "distance(from:to:)", "distance(from:to:) backward", "count", "indices.count",
        "count of a slice",
      ])
    #expect(
      growing.first?.description
        == "calls to the base by index(_:offsetBy:): 2 for 4 elements, 128 for 256 elements")
  }

  @Test func `copying the base collection is reported as a cost of creating the collection`() {
    #expect(CollectionLaws.growing { Array($0) }.map(\.operation) == ["creating the collection"])
  }

  @Test func `CountedNumbers counts moves, distances, and reads`() {
    let numbers = CountedNumbers(3)
    let third = numbers.index(numbers.startIndex, offsetBy: 2)
    _ = numbers.distance(from: third, to: numbers.endIndex)
    _ = numbers[numbers.index(before: third)]
    #expect(numbers.calls.moves == 3)
    #expect(numbers.calls.reads == 1)
  }
}

/// A collection that uses the default implementations for offsets and distances.
private struct StepByStep: RandomAccessCollection {
  let base: CountedNumbers

  var startIndex: CountedNumbers.Index { base.startIndex }
  var endIndex: CountedNumbers.Index { base.endIndex }
  subscript(position: CountedNumbers.Index) -> Int { base[position] }
  func index(after index: CountedNumbers.Index) -> CountedNumbers.Index { base.index(after: index) }
  func index(before index: CountedNumbers.Index) -> CountedNumbers.Index {
    base.index(before: index)
  }
}

/// A collection of the numbers 10, 11, and 12, with one fault.
struct FaultyCollection: RandomAccessCollection {
  enum Fault: String, CaseIterable {
    case endless, backward, count, reading, changing, iterating, distance, offset, limit
    case oppositeLimit, indices, slice

    var law: BrokenLaw.Law {
      switch self {
      case .endless: .forward
      case .backward: .backward
      case .count: .count
      case .reading, .changing: .reading
      case .iterating: .iterating
      case .distance: .distance
      case .offset: .offset
      case .limit, .oppositeLimit: .limit
      case .indices: .indices
      case .slice: .slice
      }
    }
  }

  typealias SubSequence = Slice<FaultyCollection>
  typealias Iterator = IndexingIterator<[Int]>

  private final class Memory { var reads = 0 }

  private let fault: Fault
  private let memory = Memory()

  init(_ fault: Fault) { self.fault = fault }

  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  var count: Int { fault == .count ? 4 : 3 }
  var indices: Range<Int> { 0..<(fault == .indices ? 2 : 3) }

  subscript(position: Int) -> Int {
    memory.reads += 1
    let surplus = fault == .reading || fault == .changing && memory.reads.isMultiple(of: 2) ? 1 : 0
    return 10 + position + surplus
  }

  subscript(range: Range<Int>) -> Slice<FaultyCollection> {
    Slice(base: self, bounds: fault == .slice ? startIndex..<range.upperBound : range)
  }

  func makeIterator() -> IndexingIterator<[Int]> {
    (fault == .iterating ? [10, 11] : [10, 11, 12]).makeIterator()
  }

  func index(after index: Int) -> Int {
    fault == .endless ? index : index + 1
  }

  func index(before index: Int) -> Int {
    fault == .backward ? 0 : index - 1
  }

  func index(_ index: Int, offsetBy distance: Int) -> Int {
    index + (fault == .offset ? abs(distance) : distance)
  }

  func index(_ index: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    let end = index + distance
    if fault == .limit { return end }
    let isAhead = distance > 0 ? limit >= index : limit <= index
    guard isAhead || fault == .oppositeLimit else { return end }
    return distance > 0
      ? end <= limit ? end : nil
      : end >= limit ? end : nil
  }

  func distance(from start: Int, to end: Int) -> Int {
    end - start + (fault == .distance ? 1 : 0)
  }
}
