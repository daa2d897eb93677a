/// A checker for the laws that a random-access collection has to follow.
///
/// Messages identify a position by its offset from the start, because an index may be opaque.
struct CollectionChecker<C: RandomAccessCollection, Read: Equatable> {
  private let collection: C
  private let expected: [Read]
  private let read: (C.Element) -> Read
  /// The start, followed by all positions that `index(after:)` returns, up to and including the
  /// end.
  private let positions: [C.Index]
  private(set) var broken: [BrokenLaw] = []

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - collection: The collection.
  ///   - expected: The values that `read` has to return for the elements, in order.
  ///   - read: A closure that returns the part of an element to compare.
  init(_ collection: C, _ expected: [Read], _ read: @escaping (C.Element) -> Read) {
    self.collection = collection
    self.expected = expected
    self.read = read
    // The number of steps is limited, so that a collection that never reaches its end can't hang.
    var positions = [collection.startIndex]
    for _ in expected where positions.last! < collection.endIndex {
      positions.append(collection.index(after: positions.last!))
    }
    self.positions = positions
  }

  private var count: Int { expected.count }

  /// Whether all positions were found. All laws except the first depend on them.
  private var hasPositions: Bool {
    positions.count == count + 1 && positions.last == collection.endIndex
      && zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Checks all laws except the one about slices.
  mutating func checkAll() {
    guard hasPositions else {
      return record(
        .forward,
        "\(count) calls to index(after:), starting at startIndex, don't reach endIndex in "
          + "increasing order")
    }
    for offset in 0...count { checkBackward(offset) }
    // The standard library relies on the positions and may trap if they're wrong.
    guard broken.isEmpty else { return }
    checkCount()
    checkReading()
    checkIndices()
    for start in 0...count {
      for end in 0...count {
        checkDistance(start, end)
        checkOffset(start, end)
        checkLimit(start, end)
      }
    }
  }

  /// Records the first case that breaks a law, and ignores later ones.
  private mutating func record(_ law: BrokenLaw.Law, _ problem: String) {
    guard !broken.contains(where: { $0.law == law }) else { return }
    broken.append(BrokenLaw(law: law, problem: problem))
  }

  private mutating func expect<Answer: Equatable>(
    _ law: BrokenLaw.Law, _ question: @autoclosure () -> String, _ answer: Answer, is right: Answer
  ) {
    if answer != right { record(law, "\(question()) is \(answer), not \(right)") }
  }

  /// Returns the name for an index in a message, such as `position 3`.
  private func name(of index: C.Index?) -> String {
    guard let index else { return "nil" }
    return positions.firstIndex(of: index).map { "position \($0)" } ?? "an unknown position"
  }

  // MARK: The laws

  private mutating func checkCount() {
    expect(.count, "count", collection.count, is: count)
    expect(.count, "isEmpty", collection.isEmpty, is: expected.isEmpty)
    expect(.count, "first", collection.first.map(read), is: expected.first)
    expect(.count, "last", collection.last.map(read), is: expected.last)
  }

  private mutating func checkReading() {
    for (offset, element) in expected.enumerated() {
      for _ in 1...2 {
        expect(
          .reading, "the element at position \(offset)", read(collection[positions[offset]]),
          is: element)
      }
    }
    expect(
      .iterating, "the list of elements that a for-in loop visits",
      prefix(of: collection).map(read), is: expected)
  }

  private mutating func checkIndices() {
    let indices = prefix(of: collection.indices)
    expect(
      .indices, "the list of indices", indices.map(name), is: positions.dropLast().map(name))
    expect(.indices, "indices.count", collection.indices.count, is: count)
  }

  /// Returns the elements of a sequence, but at most one more than expected. A faulty sequence
  /// may never end.
  private func prefix<S: Sequence>(of sequence: S) -> [S.Element] {
    var iterator = sequence.makeIterator()
    var elements: [S.Element] = []
    while elements.count <= count, let element = iterator.next() { elements.append(element) }
    return elements
  }

  private mutating func checkBackward(_ offset: Int) {
    guard offset > 0 else { return }
    let before = collection.index(before: positions[offset])
    expect(
      .backward, "the index before position \(offset)", name(of: before),
      is: "position \(offset - 1)")
  }

  private mutating func checkDistance(_ start: Int, _ end: Int) {
    let distance = collection.distance(from: positions[start], to: positions[end])
    expect(
      .distance, "the distance from position \(start) to position \(end)", distance,
      is: end - start)
  }

  private mutating func checkOffset(_ start: Int, _ end: Int) {
    let index = collection.index(positions[start], offsetBy: end - start)
    expect(
      .offset, "position \(start) offset by \(end - start)", name(of: index), is: "position \(end)")
  }

  private mutating func checkLimit(_ start: Int, _ limit: Int) {
    for offset in -count...count {
      let end = start + offset
      // A limit has no effect in the opposite direction.
      let isPassed = offset > 0 ? start <= limit && limit < end : start >= limit && limit > end
      guard isPassed || (0...count).contains(end) else { continue }
      let index = collection.index(
        positions[start], offsetBy: offset, limitedBy: positions[limit])
      expect(
        .limit, "position \(start) offset by \(offset), limited by position \(limit),",
        name(of: index), is: isPassed ? "nil" : "position \(end)")
    }
  }

  /// Checks a slice, which is a collection itself and shares its indices with the whole collection.
  mutating func checkSlice(_ range: Range<Int>) {
    let slice = collection[positions[range.lowerBound]..<positions[range.upperBound]]
    var checker = CollectionChecker<C.SubSequence, Read>(slice, Array(expected[range]), read)
    guard checker.positions == Array(positions[range.lowerBound...range.upperBound]) else {
      return record(
        .slice, "the slice at positions \(range) doesn't share the indices of the whole collection")
    }
    checker.checkAll()
    if let first = checker.broken.first {
      record(.slice, "in the slice at positions \(range), \(first.problem)")
    }
  }
}
