import Foundation
import StateFlow
import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.2 Offset moves", .exercise)
struct OffsetMovesTests {
  private let songs = ["A", "B", "C", "D", "E"]

  // MARK: Removing

  @Test func `one row is removed`() {
    #expect(songs.removing([2]) == ["A", "B", "D", "E"])
  }

  @Test func `neighbors are removed together`() {
    #expect(
      songs.removing([1, 2]) == ["A", "D", "E"],
      "Both offsets are counted in the rows as they were: B and C go.")
  }

  @Test func `rows far apart are removed together`() {
    #expect(songs.removing([0, 2, 4]) == ["B", "D"], "A, C and E go.")
  }

  @Test func `the last row is removed together with another`() {
    #expect(songs.removing([0, 4]) == ["B", "C", "D"], "There were five rows, so 4 is a row.")
  }

  @Test func `nothing or everything can be removed`() {
    #expect(songs.removing([]) == songs)
    #expect(songs.removing([0, 1, 2, 3, 4]) == [])
  }

  @Test func `of equal rows only the one that was swiped goes`() {
    let rows = [Row("A", 1), Row("A", 2), Row("A", 3)]
    #expect(rows.removing([1]).map(\.number) == [1, 3])
  }

  // MARK: Moving

  @Test func `a row is moved up to before another`() {
    #expect(songs.moving([3], 1) == ["A", "D", "B", "C", "E"], "D goes to before B.")
  }

  @Test func `a row is moved down to before another`() {
    #expect(
      songs.moving([1], 4) == ["A", "C", "D", "B", "E"],
      "At 4 is E, so B goes to before E. B left a gap above.")
  }

  @Test func `a row is moved behind the last`() {
    #expect(
      songs.moving([0], 5) == ["B", "C", "D", "E", "A"], "5 is behind the last of five rows.")
  }

  @Test func `rows from both sides of the destination meet there, in their order`() {
    #expect(
      songs.moving([0, 1, 4], 3) == ["C", "A", "B", "E", "D"],
      "A, B and E go to before D. Two of them came from above it, one from below.")
  }

  @Test func `moved rows keep their order among themselves`() {
    #expect(songs.moving([1, 2, 3], 0) == ["B", "C", "D", "A", "E"])
    #expect(songs.moving([0, 1, 2], 5) == ["D", "E", "A", "B", "C"])
  }

  @Test func `a row that is dropped where it was, stays`() {
    #expect(songs.moving([2], 2) == songs, "C, to before C.")
    #expect(songs.moving([2], 3) == songs, "C, to before D.")
    #expect(songs.moving([], 3) == songs, "Nothing, to before D.")
  }

  // MARK: All small cases

  @Test(arguments: 0...6)
  func `whatever set of rows is removed, the others stay as they were`(count: Int) {
    let rows = Array(0..<count)
    let wrong = IndexSet.all(below: count).first { offsets in
      rows.removing(offsets) != Model.removing(offsets, from: rows)
    }
    guard let wrong else { return }
    #expect(
      rows.removing(wrong) == Model.removing(wrong, from: rows),
      "Of \(rows), those at \(Array(wrong)) are removed.")
  }

  @Test(arguments: 0...6)
  func `whatever set of rows is moved, and wherever to, the order is what it should be`(
    count: Int
  ) {
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
      "Of \(rows), those at \(Array(offsets)) are moved to \(destination).")
  }
}

/// Slow and obviously right: each row carries its offset, so that no arithmetic is needed.
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

/// A row that looks like another and is not.
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
  /// Every set of the numbers below a bound, the smaller ones first.
  fileprivate static func all(below bound: Int) -> [IndexSet] {
    (0..<1 << bound)
      .map { bits in IndexSet((0..<bound).filter { bits & 1 << $0 != 0 }) }
      .sorted { $0.count < $1.count }
  }
}
