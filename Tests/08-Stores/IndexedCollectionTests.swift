import StateFlow
import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.3 Indexed collection", .exercise)
struct IndexedCollectionTests {
  private let songs = ["Overture", "Waltz", "Aria", "March", "Finale"]

  /// What pairs say, whatever their indices are.
  private func told<C: RandomAccessCollection, Index, Element>(_ pairs: C) -> [String]
  where C.Element == (index: Index, element: Element) {
    pairs.map { "\($0.index) \($0.element)" }
  }

  // MARK: Pairs

  @Test func `each element comes with its index`() {
    #expect(told(songs.indexed()) == ["0 Overture", "1 Waltz", "2 Aria", "3 March", "4 Finale"])
  }

  @Test func `in a slice the indices are those of the slice`() {
    #expect(
      told(songs[2...].indexed()) == ["2 Aria", "3 March", "4 Finale"],
      "A slice of an array does not begin at 0: songs[2...] begins at 2.")
  }

  @Test func `a range has its numbers for indices`() {
    #expect(told((5..<8).indexed()) == ["5 5", "6 6", "7 7"])
  }

  @Test func `an index need not be a number`() {
    let backwards = songs.reversed()
    let places = backwards.indexed().map { $0.index as Any as? ReversedCollection<[String]>.Index }
    #expect(
      places == backwards.indices.map { $0 },
      "The index of a pair is the one that the base has for the element.")
  }

  @Test func `an empty base has no pairs`() {
    #expect(told([String]().indexed()) == [])
    #expect(told(songs[3..<3].indexed()) == [])
    #expect([String]().indexed().last == nil)
  }

  @Test func `a slice of the pairs has the indices of the whole`() {
    let pairs = songs.indexed()
    let second = pairs.index(after: pairs.startIndex)
    #expect(told(pairs[second...].prefix(2)) == ["1 Waltz", "2 Aria"])
  }

  @Test func `pairs can be read from the back`() {
    #expect(told(songs[1...3].indexed().reversed()) == ["3 March", "2 Aria", "1 Waltz"])
  }

  // MARK: Laws

  @Test(arguments: [[], ["Aria"], ["Overture", "Waltz", "Aria", "Waltz"]])
  func `no law of random access collections is broken over an array`(songs: [String]) {
    let broken = CollectionLaws.broken(
      by: songs.indexed(), holding: songs.indices.map { "\($0) \(songs[$0])" }
    ) { "\($0.index) \($0.element)" }
    #expect(broken == [], "What was asked of the pairs, what came, and what should have come.")
  }

  @Test(arguments: [0..<0, 2..<2, 0..<3, 1..<5, 5..<5])
  func `no law of random access collections is broken over a slice`(range: Range<Int>) {
    let broken = CollectionLaws.broken(
      by: songs[range].indexed(), holding: range.map { "\($0) \(songs[$0])" }
    ) { "\($0.index) \($0.element)" }
    #expect(broken == [], "What was asked of the pairs, what came, and what should have come.")
  }

  @Test(arguments: [0..<0, -3..<2, 7..<7])
  func `no law of random access collections is broken over a range`(range: Range<Int>) {
    let broken = CollectionLaws.broken(
      by: range.indexed(), holding: range.map { "\($0) \($0)" }
    ) { "\($0.index) \($0.element)" }
    #expect(broken == [], "What was asked of the pairs, what came, and what should have come.")
  }

  @Test(arguments: [0, 1, 4])
  func `no law of random access collections is broken over opaque positions`(count: Int) {
    let broken = CollectionLaws.broken(
      by: CountedNumbers(count).indexed(), holding: Array(0..<count)
    ) { $0.element }
    #expect(broken == [], "What was asked of the pairs, what came, and what should have come.")
  }

  // MARK: Cost

  @Test func `nothing is read before it is asked for`() {
    let base = CountedNumbers(100)
    let pairs = base.indexed()
    #expect(base.calls.reads == 0, "Pairs are made one by one, when somebody asks.")
    let middle = pairs.index(pairs.startIndex, offsetBy: 50)
    #expect(pairs[middle].element == 50)
    #expect(base.calls.reads == 1, "One pair was asked for, so one element is read.")
  }

  @Test func `what is read is what the base has`() {
    let base = CountedNumbers(100)
    let pairs = base.indexed()
    for _ in 1...2 { _ = pairs.first }
    #expect(base.calls.reads == 2, "A pair is not kept: it is read again when it is asked again.")
  }

  @Test func `no operation costs more over a larger base`() {
    #expect(
      CollectionLaws.growing { $0.indexed() } == [],
      "However many elements there are, the base is to be asked as often as for a few.")
  }

  // MARK: On screen

  @Test func `a list shows each song with its place`() {
    let screen = Screen { Playlist(songs: songs[1...3]) }
    #expect(screen.list.texts == [["1 Waltz"], ["2 Aria"], ["3 March"]])
  }

  private struct Playlist: View {
    let songs: ArraySlice<String>

    var body: some View {
      List(songs.indexed(), id: \.element) { pair in
        Text("\(pair.index) \(pair.element)")
      }
    }
  }
}
