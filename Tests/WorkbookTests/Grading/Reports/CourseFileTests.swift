import Foundation
import Testing

@testable import WorkbookGrading

@Suite struct CourseFileTests {
  private func points(_ text: String) throws -> [String: Double] {
    var scheme = MarkingScheme()
    let file = try CourseFile(
      text, named: "points.csv", headings: ["exercise": ["name"], "points": []],
      required: ["exercise", "points"], example: "exercise,points")
    try scheme.readPoints(file, for: Submissions.exercises)
    return scheme.points
  }

  private func complaint(_ text: String) -> String? {
    do {
      _ = try points(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `points are assigned to exercises by name or number, in upper- or lowercase`() throws {
    #expect(
      try points("Exercise,Points\r\nlamp,3\r\n\r\n2.1,0.5\r\n") == ["Lamp": 3, "Gate": 0.5])
  }

  @Test(arguments: ["exercise;points\r\nLamp;0,5\r\n", "exercise\tpoints\nLamp\t0.5\n"])
  func `semicolons or tabs can separate fields, as in some spreadsheets`(
    text: String
  ) throws {
    #expect(try points(text) == ["Lamp": 0.5])
  }

  @Test(arguments: [
    ("", "points.csv is empty. Start the file with the column headings, such as exercise,points."),
    (
      "exercise\nLamp",
      "points.csv:1 has no column \"points\". Start the file with the column headings, such as exercise,points."
    ),
    ("exercise,points\nLamb,3", "points.csv:2: There is no exercise \"Lamb\". Did you mean Lamp?"),
    (
      "exercise,points\n\nLamp,-3",
      "points.csv:3: Lamp can't be worth \"-3\". Use 0 or a positive number."
    ),
    (
      "exercise,points\nLamp,inf",
      "points.csv:2: Lamp can't be worth \"inf\". Use 0 or a positive number."
    ),
    (
      "exercise,points\nLamp,3\nlamp,4",
      "points.csv:3: Lamp is already on line 2. Keep only one of the two lines."
    ),
    (
      "exercise,points\n\"Lamp,3\n",
      "points.csv:2: A quoted field starts here but isn't closed. To include a quotation mark in a quoted field, double it."
    ),
    ("points,exercise,name\n", "points.csv:1 has two columns for exercise. Keep only one."),
  ])
  func `a message about an invalid file names the file and the line and says what to do next`(
    text: String, expected: String
  ) {
    #expect(complaint(text) == expected)
  }

  @Test
  func `times are read with their time zones, and a student's last submission time counts`()
    throws
  {
    var lateness = Lateness()
    try lateness.readTimes(
      CourseFile(
        "name,submitted\na,2027-01-15T23:59:00+01:00\nb,2027-01-15T23:59Z\na,2027-01-15T23:30Z\nc,\n",
        named: "times.csv", headings: ["name": [], "time": ["submitted"]],
        required: ["name", "time"],
        example: "name,time"))
    #expect(
      lateness.times == [
        "a": Date(timeIntervalSince1970: 1_800_055_800),
        "b": Date(timeIntervalSince1970: 1_800_057_540),
      ])
  }

  @Test(arguments: [
    "2027-01-15T23:59:00", "2027-02-29T10:00Z", "2027-13-01T10:00Z", "2027-01-15", "tomorrow",
    "2027-01-15T24:00Z", "2027-01-15T10:00+15:00", "01/15/2027 10:00 Z",
  ])
  func `an invalid submission time is rejected`(text: String) {
    #expect(Timestamp.date(text) == nil)
  }

  @Test func `a leap day is valid in a submission time`() {
    #expect(Timestamp.date("2028-02-29T00:00Z") == Date(timeIntervalSince1970: 1_835_395_200))
    #expect(
      Timestamp.text(of: Date(timeIntervalSince1970: 1_835_395_200)) == "2028-02-29 00:00 UTC")
  }

  @Test func `a roster from a learning platform is read`() throws {
    let roster = try Roster(
      "\u{FEFF}First name,Last name,\"ID number\",Email address\nAda,Lovelace,17,ada@x.org\n",
      named: "r.csv")
    #expect(
      roster.students == [.init(name: "Ada Lovelace", id: "17", email: "ada@x.org")])
  }
}
