import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

/// Checks which of a student's attempts counts, and that exports with attempts, hidden names, and side
/// files are graded as they should be.
@Suite struct AttemptsTests {
  let classroom = Classroom()

  private static let ada = Submitter(name: "Ada Doe")

  /// Returns an attempt in January 2027 with a number of exercises that fail.
  private func attempt(
    _ name: String, day: Int?, failing: Int = 0, by submitter: Submitter = ada
  ) -> GradedSubmission {
    let failed = Submissions.exercises.prefix(failing).map {
      Submissions.answer($0, .failed, [false])
    }
    var submission = Submissions.submission(name)
    submission.answers = failed + submission.answers.dropFirst(failing)
    submission.submitters = [submitter]
    submission.localTime = day.map { "2027-01-\($0 < 10 ? "0" : "")\($0) 12:00:00" }
    return submission
  }

  private func book(
    _ submissions: [GradedSubmission], _ policy: AttemptPolicy, deadline: Int? = nil
  ) -> Gradebook {
    var scheme = MarkingScheme()
    scheme.penaltyPerDay = 0.1
    var lateness = Lateness()
    lateness.zone = .gmt
    lateness.deadline = deadline.flatMap { WrittenTime("2027-01-\($0) 12:00")?.date(in: .gmt) }
    return Gradebook(
      of: submissions, exercises: Submissions.exercises, scheme: scheme, lateness: lateness,
      attempts: policy)
  }

  @Test(arguments: [
    (AttemptPolicy.last, "c"), (.onTime, "b"), (.best, "a"),
  ])
  func `one attempt counts, by the instructor's rule`(
    policy: AttemptPolicy, expected: String
  ) throws {
    // The best attempt is the first one, and the last one is late.
    let attempts = [
      attempt("a", day: 10), attempt("b", day: 12, failing: 1), attempt("c", day: 18, failing: 1),
    ]
    let book = book(attempts, policy, deadline: 15)
    #expect(book.rows.map { $0.submission?.name } == [expected])
    let remark = try #require(book.rows[0].remarks.first)
    let number = try #require(["a", "b", "c"].firstIndex(of: expected)) + 1
    #expect(remark.hasPrefix("This is attempt \(number) of 3, from 2027-01-1"))
    let others = ["a", "b", "c"].filter { $0 != expected }.joined(separator: ", ")
    #expect(remark.hasSuffix("Not counted: \(others)."))
    #expect(book.notes.first?.hasPrefix("Ada Doe has several attempts.") == true)
  }

  @Test func `if every attempt is late, the first one after the deadline is the closest`() {
    let attempts = [attempt("a", day: 17), attempt("b", day: 16), attempt("c", day: 18)]
    #expect(book(attempts, .onTime, deadline: 15).rows.map { $0.submission?.name } == ["b"])
    #expect(book(attempts, .last, deadline: 15).rows.map { $0.submission?.name } == ["c"])
    #expect(book(attempts, .best, deadline: 15).rows.map(\.total) == [27])
  }

  @Test func `attempts without times keep their rows, unless the best one counts`() {
    let attempts = [attempt("a", day: nil, failing: 2), attempt("b", day: 3)]
    let last = book(attempts, .last)
    #expect(last.rows.count == 2)
    #expect(
      last.notes == [
        "Ada Doe has more than one submission, each with its own row. Delete the submissions "
          + "that shouldn't count."
      ])
    #expect(book(attempts, .best).rows.map { $0.submission?.name } == ["b"])
  }

  @Test func `of two attempts at the same time, the one that is later by name counts`() {
    #expect(
      book([attempt("b", day: 3), attempt("a", day: 3)], .last).rows.map { $0.submission?.name }
        == ["b"])
  }

  @Test func `students who only have the same name aren't one student`() {
    var other = Self.ada
    other.account = "2"
    let book = book([attempt("a", day: 3), attempt("b", day: 4, by: other)], .last)
    #expect(book.rows.count == 2)
    #expect(book.notes == [])
  }

  // MARK: Exports

  private static let lamp = "Exercises/01-House/Lamp.swift"

  private func grades() throws -> [[String]] {
    let text = try String(
      contentsOf: classroom.report.appending(path: "grades.csv"), encoding: .utf8)
    return try CSVTable(text).rows.map(\.fields)
  }

  @Test func `a Brightspace export has one row a student, for the last attempt`() async throws {
    let dark = [Self.lamp: "// dark"]
    let light = [Self.lamp: "\"on\""]
    classroom.submit("1-9 - Ada Doe - Jan 15, 2027 1158 PM", light)
    classroom.submit("1-9 - Ada Doe - Jan 14, 2027 958 AM", dark)
    classroom.submit("2-9 - Bo Roe - Jan 16, 2027 1201 AM", light)
    classroom.house.write("<html>", to: "submissions/index.html")
    classroom.house.write("name,id\nAda Doe,17\nBo Roe,18\nCy Zoe,19\n", to: "class.csv")
    let roster = classroom.house.package.url("class.csv").path
    #expect(
      await classroom.grade(
        "--roster", roster, "--deadline", "2027-01-15T23:59", "--zone", "Europe/Berlin",
        "--penalty", "10") == .done)
    #expect(
      classroom.house.transcript.errors.contains("Not submissions, so ignored: index.html."))
    let rows = try grades()
    #expect(rows.count == 4)
    #expect(
      rows[1].prefix(4).map { $0 } == ["1-9 - Ada Doe - Jan 15, 2027 1158 PM", "Ada Doe", "17", ""])
    #expect(rows[1][5...8].map { $0 } == ["10", "30", "0", "0"])
    #expect(rows[2][5...8].map { $0 } == ["9", "30", "1", "1"])
    #expect(rows[3].contains("not submitted"))
    let page = try #require(classroom.house.read("report/index.html"))
    #expect(
      page.contains("This is attempt 2 of 2, from 2027-01-15 22:58 UTC. The last one counts."))
  }

  @Test func `times without a zone are an error until the zone is named`() async throws {
    classroom.submit("1-9 - Ada Doe - Jan 15, 2027 1158 PM", [Self.lamp: "\"on\""])
    #expect(await classroom.grade("--deadline", "2027-01-15T23:59") == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ").hasPrefix(
        "--deadline has no time zone. Add --zone, such as --zone Europe/Berlin,"))
    #expect(await classroom.grade("--deadline", "2027-01-15T23:59Z") == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "The submissions' names include the times, but no time zone. Add --zone, such as "
        + "--zone Europe/Berlin.")
    #expect(await classroom.grade("--zone", "Mars/Olympus") == .wrongUse)
    #expect(
      classroom.house.transcript.errors.contains("--zone can't be \"Mars/Olympus\". Use the name"))
    classroom.house.write("name,time\nAda,2027-01-15 23:58\n", to: "times.csv")
    let times = classroom.house.package.url("times.csv").path
    #expect(
      await classroom.grade("--deadline", "2027-01-15T23:59Z", "--times", times) == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ").contains(
        "times.csv:2: \"2027-01-15 23:58\" has no time zone."))
  }

  @Test func `only a grading worksheet has times of submissions`() throws {
    let time = "\"Friday, 15 January 2027, 11:58 PM\""
    let roster = try Roster("name,Last access\nAda,\(time)\n", named: "r.csv")
    #expect(!roster.isWorksheet)
    let worksheet = try Roster(
      "Kennung,Geändert,Bewertet\nTeilnehmer/in 12,\(time),-\nTeilnehmer/in 13,-,-\n",
      named: "r.csv")
    #expect(worksheet.students.map(\.name) == ["Teilnehmer/in 12", "Teilnehmer/in 13"])
    #expect(worksheet.students.map { $0.time == nil } == [false, true])
    #expect(worksheet.notes == ["r.csv: reading \"Geändert\" as the times of submissions."])
  }

  @Test func `a Blackboard export has one row a student, without the attempts' text files`()
    async throws
  {
    for (name, text) in [
      ("hw_adoe_attempt_2027-01-14-10-00-00_Lamp.swift", "// dark"),
      ("hw_adoe_attempt_2027-01-15-10-00-00_Lamp.swift", "\"on\""),
      ("hw_adoe_attempt_2027-01-15-10-00-00_Door.swift", "\"on\""),
      ("hw_adoe_attempt_2027-01-14-10-00-00.txt", "Name: Ada Doe (adoe)"),
      ("hw_adoe_attempt_2027-01-15-10-00-00.txt", "Name: Ada Doe (adoe)"),
    ] {
      classroom.house.write(text, to: "submissions/\(name)")
    }
    #expect(await classroom.grade() == .done)
    let rows = try grades()
    #expect(rows.count == 2)
    #expect(rows[1].suffix(3) == ["10", "10", "0"])
    #expect(rows[1][1] == "adoe")
  }

  @Test func `a Google export is matched by the name before the file's name`() async throws {
    let zip = ZipFile(members: [.init(Self.lamp, "\"on\"")]).data
    try zip.write(to: classroom.place("Ada Doe - Exercises.zip"))
    try zip.write(to: classroom.place("Roe, Bo - Exercises (1).zip"))
    classroom.house.write("name,id\nAda Doe,17\nBo Roe,18\n", to: "class.csv")
    await classroom.grade("--roster", classroom.house.package.url("class.csv").path)
    #expect(try grades().dropFirst().map { $0[2] } == ["17", "18"])
    #expect(!classroom.house.transcript.errors.contains("roster"))
  }

  @Test func `Moodle's worksheet with hidden names gives numbers and times`() async throws {
    classroom.submit("Participant_101_assignsubmission_file_", [Self.lamp: "\"on\""])
    classroom.submit("Participant_102_assignsubmission_file_", [Self.lamp: "\"on\""])
    classroom.submit("Participant_102_assignsubmission_onlinetext_", ["onlinetext.html": "<p>"])
    classroom.house.write(
      """
      Identifier,Status,Grade,"Maximum Grade","Grade can be changed","Last modified (submission)",\
      "Last modified (grade)","Feedback comments"
      "Participant 101","Submitted for grading",,100.00,Yes,"Friday, 15 January 2027, 11:58 PM",-,
      "Participant 102","Submitted for grading",,100.00,Yes,"Saturday, 16 January 2027, 12:01 AM",-,
      "Participant 103","No submission",,100.00,Yes,-,-,

      """, to: "worksheet.csv")
    let worksheet = classroom.house.package.url("worksheet.csv").path
    #expect(
      await classroom.grade(
        "--roster", worksheet, "--deadline", "2027-01-15T23:59", "--zone", "Europe/Berlin",
        "--penalty", "50") == .done)
    let rows = try grades()
    #expect(rows[0].prefix(5) == ["submission", "name", "id", "email", "identifier"])
    #expect(
      rows.dropFirst().map { $0[4] } == ["Participant 101", "Participant 102", "Participant 103"])
    #expect(rows.dropFirst().map { $0[6] } == ["10", "5", "0"])
    // The same worksheet also works as the file with the times.
    #expect(
      await classroom.grade(
        "--forget", "--times", worksheet, "--deadline", "2027-01-15T23:59", "--zone",
        "Europe/Berlin", "--roster", worksheet) == .done)
    #expect(try grades().dropFirst().map { $0[8] } == ["0", "1", "0"])
    #expect(
      await classroom.grade(
        "--forget", "--roster", worksheet, "--deadline",
        "2027-01-15T23:59Z") == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ").contains(
        "The time of Participant 101 in \(worksheet) has no time zone."))
  }
}
