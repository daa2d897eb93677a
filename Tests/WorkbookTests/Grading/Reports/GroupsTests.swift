import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct GroupsTests {
  private func roster() throws -> Roster {
    try Roster(
      "name,id,Team\nAda Doe,1,Red\nBo Roe,2,Red\nCy Poe,3,Blue\nDi Moe,4,Blue\nEd Loe,5,\n",
      named: "r.csv", groups: "Team")
  }

  private func book(_ names: String..., lateness: Lateness = Lateness()) throws -> Gradebook {
    Gradebook(
      of: names.map { Submissions.submission($0) }, exercises: Submissions.exercises,
      scheme: MarkingScheme(), roster: try roster(), lateness: lateness)
  }

  private func rows(_ book: Gradebook) -> [String] {
    book.rows.map { "\($0.title) \($0.submission?.name ?? "–") \($0.total.points)" }
  }

  @Test func `a single submission counts for all members of a group`() throws {
    let book = try book("Bo Roe", "Ed Loe")
    #expect(
      rows(book) == [
        "Bo Roe Bo Roe 30", "Ada Doe Bo Roe 30", "Ed Loe Ed Loe 30", "Cy Poe – 0", "Di Moe – 0",
      ])
    #expect(book.notes == [])
    // The feedback for each member is in a separate folder.
    #expect(Set(book.rows.map(\.folder)).count == 5)
  }

  @Test(arguments: ["Blue", "hw1-blue", "Blue_77_file_", "blue (1)"])
  func `a submission can be named after the group`(name: String) throws {
    #expect(rows(try book(name)).prefix(2) == ["Cy Poe \(name) 30", "Di Moe \(name) 30"])
  }

  @Test func `group members who have their own submissions keep them`() throws {
    #expect(
      try rows(book("Ada Doe", "Bo Roe")).prefix(2) == ["Ada Doe Ada Doe 30", "Bo Roe Bo Roe 30"])
  }

  @Test
  func `if a group has several submissions, none of them counts for the other members`() throws {
    let roster = try Roster(
      "name,Team\nAda,Red\nBo,Red\nCy,Red\n", named: "r.csv", groups: "Team")
    let book = Gradebook(
      of: [Submissions.submission("Ada"), Submissions.submission("Bo")],
      exercises: Submissions.exercises, scheme: MarkingScheme(), roster: roster)
    #expect(rows(book) == ["Ada Ada 30", "Bo Bo 30", "Cy – 0"])
    #expect(
      book.notes == [
        "Red has several submissions, so none counts for the members who didn't submit. Delete "
          + "those that shouldn't count."
      ])
  }

  @Test func `group members share a submission time and count once in the statistics`() throws {
    let deadline = Date(timeIntervalSince1970: 0)
    let book = try book(
      "Bo Roe",
      lateness: Lateness(deadline: deadline, times: ["2": deadline.addingTimeInterval(9)]))
    #expect(book.rows.map(\.daysLate) == [1, 1, 0, 0, 0])
    #expect(book.notes == [])
    let statistics = ExerciseStatistics(
      of: House.lamp, at: 0, in: book, mistakes: KnownMistakes())
    #expect(statistics.graded == 1)
  }

  @Test func `a roster's group column has no effect without the --groups option`() throws {
    let roster = try Roster("name,Group\nAda,Red\nBo,Red\n", named: "r.csv")
    let book = Gradebook(
      of: [Submissions.submission("Ada")], exercises: Submissions.exercises,
      scheme: MarkingScheme(), roster: roster)
    #expect(rows(book) == ["Ada Ada 30", "Bo – 0"])
  }

  @Test
  func `students whom the platform names as submitters share a submission without a roster`() {
    var submission = Submissions.submission("submission_9")
    submission.submitters = [
      Submitter(name: "Ada Doe", id: "1", email: "ada@example.org"),
      Submitter(name: "Bo Roe", id: "", email: "bo@example.org"),
    ]
    let book = Gradebook(
      of: [submission], exercises: Submissions.exercises, scheme: MarkingScheme())
    #expect(rows(book) == ["Ada Doe submission_9 30", "Bo Roe submission_9 30"])
    #expect(book.hasRoster)
  }

  @Test
  func `a note is added for a submitter who isn't in the roster and for conflicting submitters`()
    throws
  {
    var submission = Submissions.submission("submission_9")
    submission.submitters = [
      Submitter(name: "Zoe", id: "99", email: ""), Submitter(name: "", id: "3", email: ""),
    ]
    let book = Gradebook(
      of: [submission], exercises: Submissions.exercises, scheme: MarkingScheme(),
      roster: try Roster("name,id\nCy Poe,3\n", named: "r.csv"))
    #expect(rows(book) == ["Zoe submission_9 30", "Cy Poe submission_9 30"])
    #expect(book.notes == ["Zoe (submission_9) isn't in the roster."])
  }
}
