import Testing
import WorkbookTesting

@Suite("The laws of collections")
struct CollectionLawsTests {
  // MARK: Lawful ones

  @Test(arguments: [[], [4], [4, 2, 9, 2]])
  func `the library's collections break no law`(numbers: [Int]) {
    let padded = [0, 0] + numbers + [0]
    #expect(CollectionLaws.broken(by: numbers, holding: numbers) == [])
    #expect(CollectionLaws.broken(by: padded[2..<padded.count - 1], holding: numbers) == [])
    #expect(CollectionLaws.broken(by: ContiguousArray(numbers), holding: numbers) == [])
    #expect(CollectionLaws.broken(by: numbers.reversed(), holding: numbers.reversed() + []) == [])
    #expect(
      CollectionLaws.broken(by: numbers.lazy.map { -$0 }, holding: numbers.map { -$0 }) == [])
  }

  @Test(arguments: [3..<3, 3..<7])
  func `a range breaks no law`(range: Range<Int>) {
    #expect(CollectionLaws.broken(by: range, holding: Array(range)) == [])
    #expect(CollectionLaws.broken(by: range.indices, holding: Array(range)) == [])
  }

  @Test func `elements that cannot be compared are read first`() {
    let pairs = Array(zip("ab", 1...))
    let broken = CollectionLaws.broken(by: pairs, holding: ["a1", "b2"]) { "\($0.0)\($0.1)" }
    #expect(broken == [])
  }

  @Test(arguments: [0, 1, 5])
  func `the numbers that count break no law themselves`(count: Int) {
    #expect(CollectionLaws.broken(by: CountedNumbers(count), holding: Array(0..<count)) == [])
  }

  // MARK: Lawless ones

  @Test(arguments: Lawless.Fault.allCases)
  func `each law has a collection that breaks it, and is caught`(fault: Lawless.Fault) {
    let laws = CollectionLaws.broken(by: Lawless(fault), holding: [10, 11, 12]).map(\.law)
    #expect(laws.contains(fault.law), "\(fault): only \(laws)")
  }

  @Test func `other elements than it should hold are noticed`() {
    let broken = CollectionLaws.broken(by: [1, 2], holding: [1, 3])
    #expect(broken.map(\.law) == [.count, .reading, .iterating])
    #expect(broken.map(\.description).contains("reading: the element at 1 is 2, not 3"))
  }

  @Test func `more or fewer elements than it should hold are noticed`() {
    #expect(CollectionLaws.broken(by: [1, 2], holding: [1]).map(\.law) == [.forward])
    #expect(CollectionLaws.broken(by: [1], holding: [1, 2]).map(\.law) == [.forward])
    #expect(CollectionLaws.broken(by: [1], holding: []).map(\.law) == [.forward])
  }

  @Test func `what is reported says what was asked and what came`() {
    let broken = CollectionLaws.broken(by: Lawless(.distance), holding: [10, 11, 12])
    #expect(broken.first?.description == "distance: from place 0 to place 0 is 1, not 0")
  }

  // MARK: Constant time

  @Test func `what goes straight to its base does not grow`() {
    #expect(CollectionLaws.growing { $0 } == [])
    #expect(CollectionLaws.growing { $0.reversed() } == [])
    #expect(CollectionLaws.growing { $0.lazy.map { -$0 } } == [])
    #expect(CollectionLaws.growing { $0[$0.index(after: $0.startIndex)...] } == [])
  }

  @Test func `what walks is caught, operation by operation`() {
    let growing = CollectionLaws.growing { Walking(base: $0) }
    #expect(
      growing.map(\.operation) == [
        "index(_:offsetBy:)", "index(_:offsetBy:) backwards", "index(_:offsetBy:limitedBy:)",
        "distance(from:to:)", "distance(from:to:) backwards", "count", "indices.count",
        "a slice's count",
      ])
    #expect(
      growing.first?.description
        == "index(_:offsetBy:) asks its base 2 of 4 elements, 128 of 256 elements")
  }

  @Test func `a copy is caught where it is made`() {
    #expect(CollectionLaws.growing { Array($0) }.map(\.operation) == ["making it"])
  }

  @Test func `it is counted what is asked`() {
    let numbers = CountedNumbers(3)
    let third = numbers.index(numbers.startIndex, offsetBy: 2)
    _ = numbers.distance(from: third, to: numbers.endIndex)
    _ = numbers[numbers.index(before: third)]
    #expect(numbers.calls.moves == 3)
    #expect(numbers.calls.reads == 1)
  }
}

/// A collection over another that leaves distances to the default implementations.
private struct Walking: RandomAccessCollection {
  let base: CountedNumbers

  var startIndex: CountedNumbers.Index { base.startIndex }
  var endIndex: CountedNumbers.Index { base.endIndex }
  subscript(position: CountedNumbers.Index) -> Int { base[position] }
  func index(after index: CountedNumbers.Index) -> CountedNumbers.Index { base.index(after: index) }
  func index(before index: CountedNumbers.Index) -> CountedNumbers.Index {
    base.index(before: index)
  }
}

/// The numbers 10, 11 and 12, in a collection with one fault.
struct Lawless: RandomAccessCollection {
  enum Fault: String, CaseIterable {
    case endless, backward, count, reading, changing, iterating, distance, offset, limit
    case limitTheOtherWay, indices, slice

    var law: BrokenLaw.Law {
      switch self {
      case .endless: .forward
      case .backward: .backward
      case .count: .count
      case .reading, .changing: .reading
      case .iterating: .iterating
      case .distance: .distance
      case .offset: .offset
      case .limit, .limitTheOtherWay: .limit
      case .indices: .indices
      case .slice: .slice
      }
    }
  }

  typealias SubSequence = Slice<Lawless>
  typealias Iterator = IndexingIterator<[Int]>

  private final class Memory { var reads = 0 }

  private let fault: Fault
  private let memory = Memory()

  init(_ fault: Fault) { self.fault = fault }

  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  var count: Int { fault == .count ? 4 : 3 }
  var indices: Range<Int> { 0..<(fault == .indices ? 2 : 3) }

  subscript(place: Int) -> Int {
    memory.reads += 1
    let surplus = fault == .reading || fault == .changing && memory.reads.isMultiple(of: 2) ? 1 : 0
    return 10 + place + surplus
  }

  subscript(range: Range<Int>) -> Slice<Lawless> {
    Slice(base: self, bounds: fault == .slice ? startIndex..<range.upperBound : range)
  }

  func makeIterator() -> IndexingIterator<[Int]> {
    (fault == .iterating ? [10, 11] : [10, 11, 12]).makeIterator()
  }

  func index(after place: Int) -> Int {
    fault == .endless ? place : place + 1
  }

  func index(before place: Int) -> Int {
    fault == .backward ? 0 : place - 1
  }

  func index(_ place: Int, offsetBy distance: Int) -> Int {
    place + (fault == .offset ? abs(distance) : distance)
  }

  func index(_ place: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    let end = place + distance
    if fault == .limit { return end }
    let isAhead = distance > 0 ? limit >= place : limit <= place
    guard isAhead || fault == .limitTheOtherWay else { return end }
    return distance > 0
      ? end <= limit ? end : nil
      : end >= limit ? end : nil
  }

  func distance(from start: Int, to end: Int) -> Int {
    end - start + (fault == .distance ? 1 : 0)
  }
}
