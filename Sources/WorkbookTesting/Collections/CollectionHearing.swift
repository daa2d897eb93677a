/// One collection, asked about the laws.
///
/// Positions are named by their offsets in what is reported, since indices may be opaque.
struct CollectionHearing<C: RandomAccessCollection, Read: Equatable> {
  private let collection: C
  private let expected: [Read]
  private let read: (C.Element) -> Read
  /// All positions, the end included, as `index(after:)` gives them.
  private let places: [C.Index]
  private(set) var broken: [BrokenLaw] = []

  init(_ collection: C, _ expected: [Read], _ read: @escaping (C.Element) -> Read) {
    self.collection = collection
    self.expected = expected
    self.read = read
    // So many steps and no more: a collection whose end is never reached must not stop the test.
    var places = [collection.startIndex]
    for _ in expected where places.last! < collection.endIndex {
      places.append(collection.index(after: places.last!))
    }
    self.places = places
  }

  private var count: Int { expected.count }

  /// Whether each position is known, which all laws but the first go by.
  private var hasPositions: Bool {
    places.count == count + 1 && places.last == collection.endIndex
      && zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
  }

  mutating func hearAll() {
    guard hasPositions else {
      return note(.forward, "\(count) steps from the start do not lead upwards to the end")
    }
    for offset in 0...count { hearBackward(offset) }
    // The library goes by the positions, and may trap on wrong ones.
    guard broken.isEmpty else { return }
    hearCount()
    hearReading()
    hearIndices()
    for start in 0...count {
      for end in 0...count {
        hearDistance(start, end)
        hearOffset(start, end)
        hearLimit(start, end)
      }
    }
  }

  /// A law is noted once, with the first case that breaks it.
  private mutating func note(_ law: BrokenLaw.Law, _ problem: String) {
    guard !broken.contains(where: { $0.law == law }) else { return }
    broken.append(BrokenLaw(law: law, problem: problem))
  }

  private mutating func expect<Answer: Equatable>(
    _ law: BrokenLaw.Law, _ question: @autoclosure () -> String, _ answer: Answer, is right: Answer
  ) {
    if answer != right { note(law, "\(question()) is \(answer), not \(right)") }
  }

  /// An index by its offset: "the place 3".
  private func told(_ index: C.Index?) -> String {
    guard let index else { return "nil" }
    return places.firstIndex(of: index).map { "place \($0)" } ?? "no place"
  }

  // MARK: The laws

  private mutating func hearCount() {
    expect(.count, "count", collection.count, is: count)
    expect(.count, "isEmpty", collection.isEmpty, is: expected.isEmpty)
    expect(.count, "first", collection.first.map(read), is: expected.first)
    expect(.count, "last", collection.last.map(read), is: expected.last)
  }

  private mutating func hearReading() {
    for (offset, element) in expected.enumerated() {
      for _ in 1...2 {
        expect(.reading, "the element at \(offset)", read(collection[places[offset]]), is: element)
      }
    }
    expect(.iterating, "for … in", upToOneMore(collection).map(read), is: expected)
  }

  private mutating func hearIndices() {
    let indices = upToOneMore(collection.indices)
    expect(.indices, "indices", indices.map(told), is: places.dropLast().map(told))
    expect(.indices, "indices.count", collection.indices.count, is: count)
  }

  /// What a sequence gives; one more than there should be at most, lest it never end.
  private func upToOneMore<S: Sequence>(_ sequence: S) -> [S.Element] {
    var iterator = sequence.makeIterator()
    var elements: [S.Element] = []
    while elements.count <= count, let element = iterator.next() { elements.append(element) }
    return elements
  }

  private mutating func hearBackward(_ offset: Int) {
    guard offset > 0 else { return }
    let before = collection.index(before: places[offset])
    expect(.backward, "before place \(offset)", told(before), is: "place \(offset - 1)")
  }

  private mutating func hearDistance(_ start: Int, _ end: Int) {
    let distance = collection.distance(from: places[start], to: places[end])
    expect(.distance, "from place \(start) to place \(end)", distance, is: end - start)
  }

  private mutating func hearOffset(_ start: Int, _ end: Int) {
    let index = collection.index(places[start], offsetBy: end - start)
    expect(.offset, "place \(start) offset by \(end - start)", told(index), is: "place \(end)")
  }

  private mutating func hearLimit(_ start: Int, _ limit: Int) {
    for offset in -count...count {
      let end = start + offset
      // A limit that lies the other way does not count.
      let isPassed = offset > 0 ? start <= limit && limit < end : start >= limit && limit > end
      guard isPassed || (0...count).contains(end) else { continue }
      let index = collection.index(places[start], offsetBy: offset, limitedBy: places[limit])
      expect(
        .limit, "place \(start) offset by \(offset), limited by place \(limit),", told(index),
        is: isPassed ? "nil" : "place \(end)")
    }
  }

  /// A slice is a collection too, whose positions are those of the whole.
  mutating func hearSlice(_ range: Range<Int>) {
    let slice = collection[places[range.lowerBound]..<places[range.upperBound]]
    var hearing = CollectionHearing<C.SubSequence, Read>(slice, Array(expected[range]), read)
    guard hearing.places == Array(places[range.lowerBound...range.upperBound]) else {
      return note(.slice, "the slice \(range) has not the positions of the whole")
    }
    hearing.hearAll()
    if let first = hearing.broken.first { note(.slice, "in the slice \(range), \(first)") }
  }
}
