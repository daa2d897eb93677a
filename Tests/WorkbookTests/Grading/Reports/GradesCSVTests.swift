import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct GradesCSVTests {
  @Test func `a CSV table can be read back after it has been written`() throws {
    let rows = [["a", "b,c", "d\"e"], [" f ", "g\nh", ""], ["i\r\nj", "k\rl", "ä"]]
    #expect(try CSVTable(CSVTable.text(of: rows)).rows.map(\.fields) == rows)
  }

  @Test func `each CSV row ends with CRLF, and fields are quoted if necessary`() {
    #expect(CSVTable.text(of: [["a", "b,\"c"]]) == "a,\"b,\"\"c\"\r\n")
  }

  @Test(arguments: [
    "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u{A0}=1", "＝1", "＠x", "|cmd",
  ])
  func `a CSV field that a spreadsheet would evaluate is written as text`(text: String) {
    #expect(CSVTable.escapingFormula(text) == "'" + text)
  }

  @Test(arguments: ["Ada", "a=b", "1.5", "", "a@b.org", "'quoted"])
  func `a CSV field that a spreadsheet wouldn't evaluate stays unchanged`(text: String) {
    #expect(CSVTable.escapingFormula(text) == text)
  }

  @Test
  func `the grades table has a row for each submission and a column for each exercise`() throws {
    let book = Gradebook(
      of: [
        Submissions.submission("=cmd|' /C calc'!A0"),
        Submissions.submission(
          "ada", Submissions.answer(House.door, .failed, [true, false, false])),
      ], exercises: Submissions.exercises, scheme: MarkingScheme(),
      roster: Roster([.init(name: "Ada, Countess", id: "@1", email: "ada@x.org")]))
    #expect(
      try CSVTable(GradesCSV(gradebook: book).text).rows.map(\.fields) == [
        [
          "submission", "name", "id", "email", "status", "total", "maximum", "1.1 Lamp", "1.2 Door",
          "2.1 Gate",
        ],
        [
          "'=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0", "", "", "complete", "30", "30", "10", "10",
          "10",
        ],
        [
          "ada", "Ada, Countess", "'@1", "ada@x.org", "incomplete", "23.33", "30", "10", "3.33",
          "10",
        ],
      ])
  }

  @Test(arguments: Submissions.hostileTexts)
  func `no text in a name can change the shape of the grades table`(text: String) throws {
    let book = Gradebook(
      of: [Submissions.hostile(text)], exercises: Submissions.exercises, scheme: MarkingScheme())
    let table = try CSVTable(GradesCSV(gradebook: book).text)
    #expect(table.rows.map(\.fields.count) == [7, 7])
    #expect(table.rows[1].fields.allSatisfy { !"=+-@\t\r".contains($0.first ?? " ") })
  }
}
