import StateFlow
import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.2 Offset moves", .exercise)
struct OffsetMovesTests {
  private let songs = ["A", "B", "C", "D", "E"]

  // MARK: Removing

  @Test(.proves(1)) func `one row is removed`() {
    #expect(songs.removing([2]) == ["A", "B", "D", "E"], "C is the row at offset 2.")
  }

  @Test(.proves(1)) func `neighboring rows are removed together`() {
    #expect(
      songs.removing([1, 2]) == ["A", "D", "E"],
      "Both offsets are counted before any row is removed, so B and C should be removed.")
  }

  @Test(.proves(1)) func `rows far apart are removed together`() {
    #expect(songs.removing([0, 2, 4]) == ["B", "D"], "A, C, and E should be removed.")
  }

  @Test(.proves(1)) func `the last row is removed together with another row`() {
    #expect(songs.removing([0, 4]) == ["B", "C", "D"], "A and E should be removed.")
  }

  @Test(.proves(1)) func `all rows can be removed, or none`() {
    #expect(songs.removing([]) == songs, "There are no offsets, so all rows should stay.")
    #expect(songs.removing([0, 1, 2, 3, 4]) == [], "The offsets of all five rows are passed.")
  }

  @Test(.proves(1)) func `of equal rows, only those at the offsets are removed`() {
    let rows = [Row("A", 1), Row("A", 2), Row("A", 3), Row("A", 4)]
    #expect(
      rows.removing([1]).map(\.number) == [1, 3, 4],
      "The second of four equal rows should be removed.")
    #expect(
      rows.removing([0, 3]).map(\.number) == [2, 3],
      "The first and the last rows should be removed.")
  }

  // MARK: Moving

  @Test(.proves(2)) func `a row moves up`() {
    #expect(
      songs.moving([3], 1) == ["A", "D", "B", "C", "E"], "D should move to the gap before B.")
    #expect(
      songs.moving([4], 0) == ["E", "A", "B", "C", "D"], "E should move to the gap before A.")
  }

  @Test(.proves(2)) func `a row moves down`() {
    #expect(
      songs.moving([1], 4) == ["A", "C", "D", "B", "E"],
      "E is at offset 4 before the move, so B should move to the gap before E.")
  }

  @Test(.proves(4)) func `a row moves to the end`() {
    #expect(
      songs.moving([0], 5) == ["B", "C", "D", "E", "A"],
      "Offset 5 is the gap after the last of five rows, so A should move there.")
  }

  @Test(.proves(3)) func `rows from both sides of the gap keep their order`() {
    #expect(
      songs.moving([0, 1, 4], 3) == ["C", "A", "B", "E", "D"],
      """
      A, B, and E should move to the gap before D. Two of them come from above the gap, and one \
      comes from below.
      """)
  }

  @Test(.proves(3)) func `moved rows keep their order`() {
    #expect(
      songs.moving([1, 2, 3], 0) == ["B", "C", "D", "A", "E"],
      "B, C, and D should move to the top.")
    #expect(
      songs.moving([0, 1, 2], 5) == ["D", "E", "A", "B", "C"],
      "A, B, and C should move to the end.")
  }

  @Test(.proves(2)) func `a row can stay where it is`() {
    #expect(songs.moving([2], 2) == songs, "C should move to the gap before C.")
    #expect(songs.moving([2], 3) == songs, "C should move to the gap before D.")
    #expect(songs.moving([], 3) == songs, "There are no offsets, so no row should move.")
  }

  @Test(.proves(2)) func `of equal rows, only those at the offsets move`() {
    let rows = [Row("A", 1), Row("A", 2), Row("A", 3), Row("A", 4)]
    #expect(
      rows.moving([2], 0).map(\.number) == [3, 1, 2, 4],
      "The third of four equal rows should move up.")
    #expect(
      rows.moving([0, 3], 2).map(\.number) == [2, 1, 4, 3],
      "The first and the last rows should move to the middle.")
  }

  @Test(.proves(2)) func `rows can be moved and removed again and again`() {
    var rows = songs
    rows.moveRows(from: [0], to: 3)
    #expect(rows == ["B", "C", "A", "D", "E"], "A should move to the gap before D.")
    rows.moveRows(from: [0], to: 3)
    #expect(
      rows == ["C", "A", "B", "D", "E"],
      "B is at offset 0 now and should move to the gap before D.")
    rows.removeRows(at: [0, 3])
    #expect(rows == ["A", "B", "E"], "C and D should be removed.")
    rows.moveRows(from: [2], to: 0)
    #expect(rows == ["E", "A", "B"], "E should move to the top.")
  }

  // MARK: All small cases, and a large one

  @Test(.proves(1), arguments: 0...6)
  func `any set of rows can be removed`(count: Int) {
    let rows = Array(0..<count)
    let wrong = IndexSet.all(below: count).first { offsets in
      rows.removing(offsets) != Model.removing(offsets, from: rows)
    }
    guard let wrong else { return }
    #expect(
      rows.removing(wrong) == Model.removing(wrong, from: rows),
      "The rows at the offsets \(Array(wrong)) should be removed from \(rows).")
  }

  @Test(.proves(3), arguments: 0...6)
  func `any set of rows can be moved to any gap`(count: Int) {
    let rows = Array(0..<count)
    let moves = IndexSet.all(below: count).flatMap { offsets in
      (0...count).map { (offsets, $0) }
    }
    let wrong = moves.first { offsets, destination in
      rows.moving(offsets, destination) != Model.moving(offsets, to: destination, in: rows)
    }
    guard let (offsets, destination) = wrong else { return }
    #expect(
      rows.moving(offsets, destination) == Model.moving(offsets, to: destination, in: rows),
      """
      In \(rows), the rows at the offsets \(Array(offsets)) should move to the gap before offset \
      \(destination).
      """)
  }

  @Test(.proves(3)) func `many rows can be removed and moved`() {
    let rows = Array(0..<300)
    let offsets = IndexSet(rows.filter { $0 % 7 < 3 })
    let removed = zip(rows.removing(offsets), Model.removing(offsets, from: rows))
    let wrongRemoval = removed.first { $0 != $1 }?.0
    #expect(
      wrongRemoval == nil,
      "Of 300 rows, 129 are removed. The row with this number is in the wrong place.")
    #expect(rows.removing(offsets).count == 171, "Of 300 rows, 129 should be removed.")
    let moved = zip(rows.moving(offsets, 200), Model.moving(offsets, to: 200, in: rows))
    let wrongMove = moved.first { $0 != $1 }?.0
    #expect(
      wrongMove == nil,
      """
      Of 300 rows, 129 move to the gap before row 200. The row with this number is in the wrong \
      place.
      """)
    #expect(rows.moving(offsets, 200).count == 300, "A move shouldn't remove any rows.")
  }
}

/// A slow but simple reference implementation. Each row carries its offset, so no arithmetic is
/// needed.
private enum Model {
  static func removing(_ offsets: IndexSet, from rows: [Int]) -> [Int] {
    zip(rows.indices, rows).filter { !offsets.contains($0.0) }.map(\.1)
  }

  static func moving(_ offsets: IndexSet, to destination: Int, in rows: [Int]) -> [Int] {
    let numbered = Array(zip(rows.indices, rows))
    let moved = numbered.filter { offsets.contains($0.0) }
    let staying = numbered.filter { !offsets.contains($0.0) }
    let above = staying.filter { $0.0 < destination }
    let below = staying.filter { $0.0 >= destination }
    return (above + moved + below).map(\.1)
  }
}

/// A row that can be equal to a row with a different number.
private struct Row: Equatable {
  let title: String
  let number: Int

  init(_ title: String, _ number: Int) {
    self.title = title
    self.number = number
  }

  static func == (one: Row, other: Row) -> Bool { one.title == other.title }
}

extension Array {
  fileprivate func removing(_ offsets: IndexSet) -> [Element] {
    var copy = self
    copy.removeRows(at: offsets)
    return copy
  }

  fileprivate func moving(_ offsets: IndexSet, _ destination: Int) -> [Element] {
    var copy = self
    copy.moveRows(from: offsets, to: destination)
    return copy
  }
}

extension IndexSet {
  /// Returns all sets of numbers below a bound, with smaller sets first.
  fileprivate static func all(below bound: Int) -> [IndexSet] {
    (0..<1 << bound)
      .map { bits in IndexSet((0..<bound).filter { bits & 1 << $0 != 0 }) }
      .sorted { $0.count < $1.count }
  }
}
