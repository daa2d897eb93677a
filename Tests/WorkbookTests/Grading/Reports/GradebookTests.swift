import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct GradebookTests {
  private let lamp = House.lamp

  private func earned(
    _ verdict: Verdict, _ tests: [Bool], allOrNothing: Bool = false, points: Double? = nil
  ) -> Double {
    var scheme = MarkingScheme()
    scheme.isAllOrNothing = allOrNothing
    if let points { scheme.points["Lamp"] = points }
    let submission = Submissions.submission("a", Submissions.answer(lamp, verdict, tests))
    return Gradebook(of: [submission], exercises: Submissions.exercises, scheme: scheme)
      .rows[0].marks[0].earned
  }

  @Test(arguments: [
    (Verdict.passed, [true, true], 10.0), (.failed, [true, false], 5), (.failed, [false], 0),
    (.unfinished, [true, true, false, false], 5), (.crashed, [true, false, false, false], 2.5),
    (.notAllowed, [], 0), (.notAllowed, [true], 0), (.tampered, [true, true], 0),
    (.doesNotCompile, [], 0), (.missing, [], 0),
    (.graderError, [true, true], 0),
  ])
  func `an answer earns points in proportion to its tests`(
    verdict: Verdict, tests: [Bool], points: Double
  ) {
    #expect(earned(verdict, tests) == points)
  }

  @Test func `with all-or-nothing marking, there is no partial credit`() {
    #expect(earned(.failed, [true, true, false], allOrNothing: true) == 0)
    #expect(earned(.passed, [true, true], allOrNothing: true) == 10)
  }

  @Test func `a course's points replace the workbook's points`() {
    #expect(earned(.failed, [true, false], points: 3) == 1.5)
    #expect(earned(.passed, [true], points: 0) == 0)
  }

  @Test(arguments: [
    ("2027-01-15T12:00:00Z", 0), ("2027-01-15T12:00:01Z", 1), ("2027-01-16T12:00:00Z", 1),
    ("2027-01-16T12:00:00.5Z", 2), ("2027-01-15T13:00+01:00", 0), ("2027-01-15T13:01+01:00", 1),
    ("2027-01-15T06:30:00-05:30", 0), ("2027-01-14 23:00-1400", 1), ("2027-01-10T00:00Z", 0),
  ])
  func `being late by part of a day counts as being late by a full day`(
    time: String, days: Int
  ) throws {
    let deadline: Date = try #require(Timestamp.date("2027-01-15T12:00Z"))
    let handedIn: Date = try #require(Timestamp.date(time))
    #expect(Lateness(deadline: deadline).daysLate(at: handedIn) == days)
  }

  @Test(arguments: [(0, 30.0), (1, 27), (3, 21), (10, 0), (11, 0)])
  func `the late penalty grows with each day and never exceeds the points`(
    days: Int, total: Double
  ) {
    let deadline = Date(timeIntervalSince1970: 0)
    var scheme = MarkingScheme()
    scheme.penaltyPerDay = 0.1
    let lateness = Lateness(
      deadline: deadline, times: ["a": deadline.addingTimeInterval(Double(days) * 86_400)])
    let book = Gradebook(
      of: [Submissions.submission("a")], exercises: Submissions.exercises, scheme: scheme,
      lateness: lateness)
    #expect(book.rows[0].total.points == total.points)
    #expect(book.rows[0].daysLate == days)
  }

  @Test func `a submission without a time counts as on time, and a note says so`() {
    let book = Gradebook(
      of: [Submissions.submission("a"), Submissions.submission("b")],
      exercises: Submissions.exercises, scheme: MarkingScheme(),
      lateness: Lateness(
        deadline: Date(timeIntervalSince1970: 0),
        times: ["a": Date(timeIntervalSince1970: 9), "zoe": Date(timeIntervalSince1970: 9)]))
    #expect(book.rows.map(\.daysLate) == [1, 0])
    #expect(
      book.notes == [
        "b has no submission time and counts as on time.",
        "zoe is in the times file but has no submission.",
      ])
  }

  @Test(arguments: [
    ("ada", "Ada Lovelace"), ("Ada Lovelace_1234_assignsubmission_file_", "Ada Lovelace"),
    ("LOVELACE-17", "Ada Lovelace"), ("ada@example.org", "Ada Lovelace"),
    ("Łukasz Żak", "Łukasz Żak"), ("lukasz zak", nil), ("Ana Núñez", "Ana Nunez"), ("eve", nil),
  ])
  func `a submission is matched to the student whom its name identifies`(
    name: String, student: String?
  ) {
    let roster = Roster([
      .init(name: "Ada Lovelace", id: "Lovelace-17", email: "ada@example.org"),
      .init(name: "Łukasz Żak"), .init(name: "Ana Nunez"),
    ])
    #expect(roster.students(of: name).map(\.name) == [student].compactMap(\.self))
  }

  @Test func `an ID distinguishes two students with the same name`() {
    let roster = Roster([.init(name: "Ada", id: "1"), .init(name: "Ada", id: "2")])
    #expect(roster.students(of: "Ada").map(\.id) == ["1", "2"])
    #expect(roster.students(of: "Ada_99_file_").map(\.id) == ["1", "2"])
    #expect(roster.students(of: "2").map(\.id) == ["2"])
    #expect(roster.students(of: "Ada_2_file_").map(\.id) == ["2"])
  }

  @Test func `a student without a submission has a row, and a note reports an unknown name`() {
    let book = Gradebook(
      of: [Submissions.submission("eve"), Submissions.submission("ada")],
      exercises: Submissions.exercises, scheme: MarkingScheme(),
      roster: Roster([.init(name: "Bob"), .init(name: "Ada")]))
    #expect(book.rows.map(\.title) == ["Ada", "eve", "Bob"])
    #expect(book.rows.map(\.status) == [.complete, .complete, .notSubmitted])
    #expect(book.rows.map(\.total) == [30, 30, 0])
    #expect(book.notes == ["eve isn't in the roster."])
  }

  @Test func `an unreadable submission doesn't replace the same student's readable submission`() {
    var text = GradedSubmission(name: "Ada_1_onlinetext_")
    text.problem = "The submission has no Exercises folder."
    let book = Gradebook(
      of: [text, Submissions.submission("Ada_2_file_"), Submissions.submission("Ada_3_file_")],
      exercises: Submissions.exercises, scheme: MarkingScheme(),
      roster: Roster([.init(name: "Ada", id: "7")]))
    #expect(book.rows.map { $0.student?.id } == [nil, "7", "7"])
    #expect(
      book.notes == [
        "Ada has more than one submission, each with its own row. Delete the submissions "
          + "that shouldn't count.",
        "Ada_1_onlinetext_ can't be read and isn't assigned to its student, who has another submission.",
      ])
  }

  @Test func `a note about an ambiguous name says how to identify the student`() {
    let book = Gradebook(
      of: [Submissions.submission("Wei_1_file_")], exercises: Submissions.exercises,
      scheme: MarkingScheme(),
      roster: Roster([.init(name: "Wei", id: "s1"), .init(name: "Wei", id: "s2")]))
    #expect(book.rows.map(\.status) == [.complete, .notSubmitted, .notSubmitted])
    #expect(
      book.notes == [
        "Wei_1_file_ matches several students in the roster. Rename it to a student's ID or email."
      ])
  }

  @Test(arguments: [
    (Verdict.passed, Gradebook.Status.complete), (.failed, .incomplete), (.notAllowed, .notAllowed),
    (.tampered, .tampered),
    (.graderError, .graderError), (.missing, .incomplete),
  ])
  func `a submission's status is the status of its worst answer`(
    verdict: Verdict, status: Gradebook.Status
  ) {
    #expect(
      Submissions.row(Submissions.submission("a", Submissions.answer(lamp, verdict))).status
        == status)
  }

  @Test func `an unreadable submission earns no points`() {
    var submission = GradedSubmission(name: "a")
    submission.problem = "The submission isn't an archive."
    let row = Submissions.row(submission)
    #expect(row.status == .unreadable)
    #expect(row.total == 0)
    #expect(row.maximum == 30)
  }

  @Test(arguments: [
    (0.0, "0"), (10, "10"), (2.5, "2.5"), (6.666_666, "6.67"), (0.05, "0.05"), (-1.5, "-1.5"),
    (9.999, "10"),
  ])
  func `points in a gradebook are written without trailing zeros`(points: Double, text: String) {
    #expect(points.points == text)
  }
}
