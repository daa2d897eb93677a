import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading

/// Checks what adjustments say about totals, penalties, and groups.
@Suite struct AdjustmentRemarksTests {
  private func book(
    _ adjustments: String, times: [String: Date] = [:], roster: Roster? = nil
  ) throws -> Gradebook {
    let file = try CourseFile(
      "name,exercise,points,comment,extension\n\(adjustments)", named: "adjust.csv",
      headings: [
        "name": [], "exercise": [], "points": [], "comment": [], "extension": [],
      ], required: ["name"], example: "name")
    var changes = try Adjustments(file, for: Submissions.exercises)
    let lateness = Lateness(deadline: Date(timeIntervalSince1970: 1_800_000_000), times: times)
    changes.deadline = lateness.deadline
    var scheme = MarkingScheme()
    scheme.penaltyPerDay = 0.1
    return Gradebook(
      of: [Submissions.submission("Ada")], exercises: Submissions.exercises, scheme: scheme,
      roster: roster, lateness: lateness, adjustments: changes)
  }

  private static let late = ["Ada": Date(timeIntervalSince1970: 1_800_000_100)]

  @Test(arguments: [
    ("Ada,Lamp,11,Bonus,", "Ada's Lamp (11 of 10 points) is above the maximum"),
    ("Ada,total,31,Bonus,", "Ada's total (31 of 30 points) is above the maximum"),
    ("Ada,Lamp,12,a,\nAda,Door,11,a,", "Ada's Door (11 of 10 points) are above the maximum"),
    ("Ada,Lamp,10,a,", nil), ("Ada,total,30,a,", nil),
  ])
  func `points above the maximum are allowed, with a warning`(
    rows: String, expected: String?
  ) throws {
    let book = try book(rows + "\n", times: Self.late)
    #expect(book.notes.count == (expected == nil ? 0 : 1))
    if let expected { #expect(book.notes[0].contains(expected)) }
  }

  @Test func `a total that was set by hand has no penalty line`() throws {
    let adjusted = try book("Ada,total,25,Oral exam,\n", times: Self.late)
    #expect(adjusted.rows[0].total == 25)
    #expect(
      adjusted.rows[0].remarks == ["The total was set to 25 points. Reason: Oral exam"])
    let fields = try CSVTable(GradesCSV(gradebook: adjusted).text).rows.map(\.fields)
    let penalty = try #require(fields[0].firstIndex(of: "penalty"))
    #expect(fields[1][penalty] == "0")
    let computed = try book("Ada,Lamp,10,a,\n", times: Self.late)
    #expect(computed.rows[0].total == 27)
    #expect(computed.rows[0].remarks.last?.hasPrefix("Submitted a day late") == true)
  }

  @Test func `a group's name in the times file counts for its members`() throws {
    var ada = Roster.Student(name: "Ada")
    ada.group = "Red Pandas"
    let book = try book(
      "", times: ["red pandas": Date(timeIntervalSince1970: 1_800_000_100)],
      roster: Roster([ada]))
    #expect(book.rows.map(\.daysLate) == [1])
    #expect(book.notes == [])
  }
}
