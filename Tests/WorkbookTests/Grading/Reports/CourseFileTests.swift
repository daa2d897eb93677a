import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct CourseFileTests {
  private func scheme(_ text: String) throws -> MarkingScheme {
    var scheme = MarkingScheme()
    let file = try CourseFile(
      text, named: "points.csv", headings: ["exercise": ["name"], "points": []],
      required: ["exercise", "points"], example: "exercise,points")
    try scheme.readPoints(file, for: Submissions.exercises) { exercise in
      exercise == House.gate
        ? [] : (1...3).map { Requirement(number: $0, text: "Claim \($0).") }
    }
    return scheme
  }

  private func points(_ text: String) throws -> [String: Double] { try scheme(text).points }

  private func complaint(_ text: String) -> String? {
    do {
      _ = try scheme(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `points are assigned to exercises by name or number, in upper- or lowercase`() throws {
    #expect(
      try points("Exercise,Points\r\nlamp,3\r\n\r\n2.1,0.5\r\n") == ["Lamp": 3, "Gate": 0.5])
  }

  @Test func `a number after an exercise sets the weight of a requirement`() throws {
    let scheme = try scheme("exercise;points\nlamp#2;2,5\nLamp;3\n1.1 # 3;0\nDoor#1;4\n")
    #expect(scheme.points == ["Lamp": 3])
    #expect(scheme.weights == ["Lamp": [2: 2.5, 3: 0], "Door": [1: 4]])
    #expect(scheme.rows == ["Lamp,3", "Door#1,4", "Lamp#2,2.5", "Lamp#3,0"])
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
    (
      "exercise,points\nLamb#1,3", "points.csv:2: There is no exercise \"Lamb\". Did you mean Lamp?"
    ),
    (
      "exercise,points\nLamp#4,3",
      "points.csv:2: Lamp has no requirement \"4\". Use a number from 1 to 3, as in Lamp#1."
    ),
    (
      "exercise,points\nLamp#,3",
      "points.csv:2: Lamp has no requirement \"\". Use a number from 1 to 3, as in Lamp#1."
    ),
    (
      "exercise,points\nGate#1,3",
      "points.csv:2: Gate has no requirement \"1\". The exercise lists no requirements."
    ),
    (
      "exercise,points\nLamp#2,-1",
      "points.csv:2: Requirement 2 of Lamp can't have the weight \"-1\". Use 0 or a positive number."
    ),
    (
      "exercise,points\nLamp#2,1\n1.1#2,4",
      "points.csv:3: Lamp#2 is already on line 2. Keep only one of the two lines."
    ),
    (
      "exercise,points\nLamp#1,0\nLamp#2,0\nLamp,7\nLamp#3,0",
      "points.csv:5: All requirements of Lamp have the weight 0. Give at least one of them a positive weight. If the exercise shouldn't count, set its points to 0."
    ),
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
