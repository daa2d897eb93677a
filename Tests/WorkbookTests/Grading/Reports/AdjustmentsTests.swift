import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct AdjustmentsTests {
  private func adjustments(_ text: String) throws -> Adjustments {
    let url = FileManager.default.temporaryDirectory.appending(path: "adjust-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("name,exercise,points,comment,extension\n\(text)".utf8).write(to: url)
    return try Adjustments(
      Adjustments.file(url, named: "adjust.csv"), for: Submissions.exercises)
  }

  private func complaint(_ text: String) -> String? {
    do {
      _ = try adjustments(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static let roster = Roster([
    .init(name: "Ada Doe", id: "1"), .init(name: "Bo Roe", id: "2"), .init(name: "Bo Roe", id: "3"),
  ])

  private func book(
    _ text: String, _ submissions: GradedSubmission..., lateness: Lateness = Lateness()
  ) throws -> Gradebook {
    var scheme = MarkingScheme()
    scheme.penaltyPerDay = 0.1
    var adjustments = try adjustments(text)
    adjustments.deadline = lateness.deadline
    return Gradebook(
      of: submissions, exercises: Submissions.exercises, scheme: scheme, roster: Self.roster,
      lateness: lateness, adjustments: adjustments)
  }

  @Test(arguments: ["1", "ada doe", "Ada Doe_1_file_"])
  func `an adjustment's points replace the earned points, with a reason`(name: String) throws {
    let book = try book(
      "\(name),Lamp,\"7,5\",A good idea\n",
      Submissions.submission(
        "Ada Doe_1_file_", Submissions.answer(House.lamp, .failed, [true, false, false])))
    #expect(book.rows[0].marks[0].earned == 7.5)
    #expect(book.rows[0].marks[0].adjustment == .init(before: 3.33, comment: "A good idea"))
    #expect(book.rows[0].total == 27.5)
    #expect(book.notes == [])
    let said = "Your instructor changed the points from 3.33 to 7.5. Reason: A good idea"
    #expect(book.rows[0].remarks == ["Lamp: \(said)"])
    let text = GradesCSV(gradebook: book).text
    #expect(text.contains("\"Lamp: 3.33 to 7.5, A good idea\""))
    let page = try GradesPage(
      gradebook: book, chapters: House.chapters,
      provenance: GradingProvenance(
        isIsolated: true, isolation: "", toolchain: "", date: Date(timeIntervalSince1970: 0))
    ).text()
    #expect(page.contains(said))
    #expect(page.contains(">33*<"))
    #expect(
      Feedback(row: book.rows[0], chapters: House.chapters, exercises: Submissions.exercises).text
        .contains("A good idea"))
  }

  @Test func `an adjustment can set the total even if there is a penalty`() throws {
    let deadline = Date(timeIntervalSince1970: 0)
    let book = try book(
      "1,total,12,We talked\n", Submissions.submission("1"),
      lateness: Lateness(deadline: deadline, times: ["1": deadline.addingTimeInterval(9)]))
    #expect(book.rows[0].total == 12)
    #expect(
      book.rows[0].remarks.contains("The total was set to 12 points. Reason: We talked"))
    let classroom = ClassroomResult(book.rows[0], exercises: Submissions.exercises)
    #expect(classroom.tests.map(\.score) == [4, 4, 4])
  }

  @Test func `an adjustment's points count even for an exercise that wasn't submitted`() throws {
    let book = try book("1,Lamp,4,On paper\n1,Gate,1,On paper\n")
    #expect(book.rows[0].total == 5)
    #expect(book.rows[0].status == .notSubmitted)
    let text = Feedback(
      row: book.rows[0], chapters: House.chapters, exercises: Submissions.exercises
    ).text
    #expect(text.contains("**5 of 30 points**"))
    #expect(text.contains("changed the points from 0 to 4"))
  }

  @Test(arguments: [
    ("2", 0, 30.0), ("1", 1, 27), ("1970-01-02T12:00Z", 1, 27), ("1970-01-09T00:00+01:00", 0, 30),
  ])
  func `an extension moves the deadline for one student`(
    more: String, days: Int, total: Double
  ) throws {
    let deadline = Date(timeIntervalSince1970: 0)
    let book = try book(
      "1,,,Ill,\(more)\n", Submissions.submission("1"), Submissions.submission("2"),
      lateness: Lateness(
        deadline: deadline,
        times: Dictionary(
          uniqueKeysWithValues: ["1", "2"].map { ($0, deadline.addingTimeInterval(130_000)) })))
    #expect(book.rows.prefix(2).map(\.daysLate) == [days, 2])
    #expect(book.rows.prefix(2).map(\.total) == [total, 24])
    #expect(book.rows[0].remarks.first?.hasSuffix("Reason: Ill") == true)
  }

  @Test func `an adjustment that matches no student or several students is reported`() throws {
    let book = try book(
      "Bo Roe,Lamp,1,x\nCy Poe,Lamp,1,x\n", Submissions.submission("2"), Submissions.submission("3")
    )
    #expect(book.rows.allSatisfy { $0.marks.allSatisfy { $0.adjustment == nil } })
    #expect(
      book.notes == [
        "Cy Poe is in the adjustments file, but matches neither a submission nor a student in the "
          + "roster, so nothing was changed.",
        "Bo Roe is in the adjustments file and matches several students, so nothing was "
          + "changed. Use an ID or email.",
      ])
  }

  @Test(arguments: [
    (",Lamp,1,x\n", "adjust.csv:2: The name is empty. Name a student or a submission."),
    (
      "1,,,x\n",
      "adjust.csv:2: This row changes nothing. Fill in exercise and points, or extension."
    ),
    ("1,Lamb,1,x\n", "adjust.csv:2: There is no exercise \"Lamb\". Did you mean Lamp?"),
    (
      "1,Lamp,-1,x\n",
      "adjust.csv:2: The points for Lamp can't be \"-1\". Use 0 or a positive number, which replaces the points that were earned."
    ),
    (
      "1,,3,x\n",
      "adjust.csv:2: The row has points but no exercise. Name an exercise, or use total."
    ),
    (
      "1,Lamp,1,\n",
      "adjust.csv:2: The comment is empty. Say why the points change. Students can read comments."
    ),
    (
      "1,,,x,soon\n",
      "adjust.csv:2: The extension can't be \"soon\". Use a number of days, or \(Timestamp.expectation)."
    ),
    (
      "ada,Lamp,1,x\nbo,Lamp,1,x\nAda,1.1,2,x\n",
      "adjust.csv:4: Line 2 already sets this value for Ada. Keep only one of the two lines."
    ),
  ])
  func `a message about an invalid file names the file and the line and says what to do next`(
    text: String, expected: String
  ) {
    #expect(complaint(text) == expected)
  }
}
