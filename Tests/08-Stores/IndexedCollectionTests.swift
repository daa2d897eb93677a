import StateFlow
import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.3 Indexed collection", .exercise(.optional))
struct IndexedCollectionTests {
  private let songs = ["Overture", "Waltz", "Aria", "March", "Finale"]

  /// Returns a description of each pair, no matter which type the indices have.
  private func texts<C: RandomAccessCollection, Index, Element>(_ pairs: C) -> [String]
  where C.Element == (index: Index, element: Element) {
    pairs.map { "\($0.index) \($0.element)" }
  }

  /// Returns whether the pairs have a first and a last element.
  private func hasEnds<C: RandomAccessCollection>(_ pairs: C) -> Bool {
    let (first, last) = (pairs.first, pairs.last)
    return first != nil && last != nil
  }

  // MARK: Pairs

  @Test(.proves(1)) func `each element of an array is paired with its index`() {
    #expect(
      texts(songs.indexed()) == ["0 Overture", "1 Waltz", "2 Aria", "3 March", "4 Finale"],
      "The indices of an array start at 0, and so should those of the pairs.")
  }

  @Test(.proves(1)) func `in a slice, each element is paired with its index in the slice`() {
    #expect(
      texts(songs[2...].indexed()) == ["2 Aria", "3 March", "4 Finale"],
      "The indices of songs[2...] start at 2, and so should those of the pairs.")
  }

  @Test(.proves(1)) func `in a range, each number is its own index`() {
    #expect(texts((5..<8).indexed()) == ["5 5", "6 6", "7 7"], "The indices of 5..<8 start at 5.")
  }

  @Test(.proves(1)) func `an index can have any type`() {
    let backwards = songs.reversed()
    let found = backwards.indexed().map { $0.index as Any as? ReversedCollection<[String]>.Index }
    let areRight = found == backwards.indices.map { $0 }
    #expect(areRight, "Each pair should contain the index that its element has in the base.")
  }

  @Test(.proves(1)) func `an empty base has no pairs`() {
    #expect(texts([String]().indexed()) == [], "The array is empty, so there should be no pairs.")
    #expect(texts(songs[3..<3].indexed()) == [], "The slice is empty, so there should be no pairs.")
    #expect(
      hasEnds([String]().indexed()) == false, "There should be no first pair and no last pair.")
  }

  @Test(.proves(2)) func `a slice of the pairs has the base's indices`() {
    let pairs = songs.indexed()
    let second = pairs.index(after: pairs.startIndex)
    #expect(
      texts(pairs[second...].prefix(2)) == ["1 Waltz", "2 Aria"], "The slice should start at 1.")
  }

  @Test(.proves(2)) func `pairs can be reversed`() {
    #expect(
      texts(songs[1...3].indexed().reversed()) == ["3 March", "2 Aria", "1 Waltz"],
      "Each element should keep its index.")
  }

  @Test(.proves(2)) func `the pairs themselves can be paired with their indices`() {
    let pairs = songs[3...].indexed().indexed().map { "\($0.index) \($0.element.index)" }
    #expect(pairs == ["3 3", "4 4"], "The pairs should have the indices of their base.")
  }

  @Test(.proves(1)) func `equal elements have different indices`() {
    let encores = ["Waltz", "Aria", "Waltz", "Waltz"]
    #expect(
      texts(encores.indexed()) == ["0 Waltz", "1 Aria", "2 Waltz", "3 Waltz"],
      "The waltz is played three times, each time with another index.")
  }

  @Test(.proves(1)) func `pairs keep the elements that their base had when they were created`() {
    var playlist = songs
    let pairs = playlist.indexed()
    playlist.removeFirst()
    #expect(texts(pairs).count == 5, "The pairs were created before the overture was removed.")
    #expect(texts(playlist.indexed()).first == "0 Waltz", "The waltz should be at index 0 now.")
  }

  // MARK: Laws

  @Test(.proves(2), arguments: [[], ["Aria"], ["Overture", "Waltz", "Aria", "Waltz"]])
  func `over an array, the pairs obey all laws of random-access collections`(songs: [String]) {
    let broken = CollectionLaws.broken(
      by: songs.indexed(), holding: songs.indices.map { "\($0) \(songs[$0])" }
    ) { "\($0.index) \($0.element)" }
    #expect(
      broken == [],
      """
      The pairs should obey all laws. These are the laws that they break, with an example of each.
      """)
  }

  @Test(.proves(2), arguments: [0..<0, 2..<2, 0..<3, 1..<5, 5..<5])
  func `over a slice, the pairs obey all laws of random-access collections`(range: Range<Int>) {
    let broken = CollectionLaws.broken(
      by: songs[range].indexed(), holding: range.map { "\($0) \(songs[$0])" }
    ) { "\($0.index) \($0.element)" }
    #expect(
      broken == [],
      """
      The pairs should obey all laws. These are the laws that they break, with an example of each.
      """)
  }

  @Test(.proves(2), arguments: [0..<0, -3..<2, 7..<7])
  func `over a range, the pairs obey all laws of random-access collections`(range: Range<Int>) {
    let broken = CollectionLaws.broken(
      by: range.indexed(), holding: range.map { "\($0) \($0)" }
    ) { "\($0.index) \($0.element)" }
    #expect(
      broken == [],
      """
      The pairs should obey all laws. These are the laws that they break, with an example of each.
      """)
  }

  @Test(.proves(2), arguments: [0, 1, 4])
  func `over a base with opaque indices, the pairs obey all laws of random-access collections`(
    count: Int
  ) {
    let broken = CollectionLaws.broken(
      by: CountedNumbers(count).indexed(), holding: Array(0..<count)
    ) { $0.element }
    #expect(
      broken == [],
      """
      The pairs should obey all laws. These are the laws that they break, with an example of each.
      """)
  }

  // MARK: Cost

  @Test(.proves(3)) func `no element is read in advance`() {
    let base = CountedNumbers(100)
    let pairs = base.indexed()
    #expect(base.calls.reads == 0, "No pair was requested, so no element should be read.")
    let middle = pairs.index(pairs.startIndex, offsetBy: 50)
    #expect(pairs[middle].element == 50, "The element at index 50 was requested.")
    #expect(base.calls.reads == 1, "One pair was requested, so one element should be read.")
  }

  @Test(.proves(3)) func `a loop reads no more elements than it visits`() {
    let base = CountedNumbers(100)
    var visited: [Int] = []
    for pair in base.indexed() {
      visited.append(pair.element)
      if visited.count == 3 { break }
    }
    #expect(visited == [0, 1, 2], "The loop visits the first three pairs, in order.")
    #expect(
      base.calls.reads == 3, "The loop stopped at the third pair, so three elements should be read."
    )
  }

  @Test(.proves(3)) func `no element is stored`() {
    let base = CountedNumbers(100)
    let pairs = base.indexed()
    for _ in 1...3 { _ = hasEnds(pairs) }
    #expect(
      base.calls.reads == 6,
      "Two pairs were requested three times, and their elements should be read each time.")
  }

  @Test(.proves(4)) func `the number of calls that an operation makes doesn't grow with the base`()
  {
    let growing = CollectionLaws.growing { $0.indexed() }
    let operations = growing.map(\.operation).prefix(3).joined(separator: ", ")
    #expect(
      operations == "",
      """
      None of these operations (at most 3 listed) should make more calls for 256 elements than for \
      4.
      """)
  }

  @Test(.proves(4)) func `moving an index takes a single call, and so does measuring a distance`() {
    let base = CountedNumbers(100)
    let pairs = base.indexed()
    var before = base.calls.moves
    let middle = pairs.index(pairs.startIndex, offsetBy: 50)
    #expect(
      base.calls.moves - before == 1,
      "Moving by 50 positions should take a single call to the base.")
    before = base.calls.moves
    let distance = pairs.distance(from: pairs.endIndex, to: middle)
    let movesForDistance = base.calls.moves - before
    #expect(distance == -50, "The middle should be 50 positions before the end.")
    #expect(movesForDistance == 1, "Measuring this distance should take a single call to the base.")
  }

  // MARK: On screen

  @Test(.proves(1)) func `a list shows each song with its index`() {
    let screen = Screen { Playlist(songs: songs[1...3]) }
    #expect(
      screen.list.texts == [["1 Waltz"], ["2 Aria"], ["3 March"]],
      "The songs are a slice that starts at index 1, so the list should, too.")
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
