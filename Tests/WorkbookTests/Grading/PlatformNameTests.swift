import Foundation
import Testing

@testable import WorkbookGrading

/// Checks that the grader reads the names and times that learning platforms write.
@Suite struct PlatformNameTests {
  @Test(arguments: [
    ("397063-2557369 - Mary-Ann Doe - Sep 24, 2027 926 PM", "Mary-Ann Doe", "", "397063"),
    ("1-2 - Ada Doe - Jan 5, 2027 1158 AM", "Ada Doe", "", "1"),
    ("hw1_adoe_attempt_2027-01-15-23-58-00", "", "adoe", nil),
    ("my_hw_1_s123_attempt_2027-01-15-23-58-00_Exercises", "", "s123", nil),
    ("Ada Doe - Exercises", "Ada Doe", "", nil), ("Ada Doe - exercises (1)", "Ada Doe", "", nil),
  ])
  func `a platform's names say who submitted`(
    name: String, student: String, id: String, account: String?
  ) throws {
    let known = try #require(PlatformName(name))
    #expect(known.submitter.name == student)
    #expect(known.submitter.id == id)
    #expect(known.submitter.account == account)
  }

  @Test(arguments: [
    "Ada Doe", "Ada Doe - Maria", "12-34 - Ada Doe - final version", "12-34", "attempt_2027",
    "Ada_attempt_2027-01-15", " - Exercises", "Exercises", "Ada-Exercises", "hw1-octocat", "",
    "Ada Doe_12345_assignsubmission_file_", "doeada_LATE_12345_67890_hw",
  ])
  func `other names aren't taken for a platform's`(name: String) {
    #expect(PlatformName(name) == nil)
  }

  @Test func `the time in a name is kept as it's written`() {
    #expect(PlatformName("1-2 - Ada - Jan 5, 2027 1158 PM")?.time == "Jan 5, 2027 1158 PM")
    #expect(PlatformName("a_b_attempt_2027-01-15-23-58-09_x")?.time == "2027-01-15 23:58:09")
  }

  @Test(arguments: [
    ("2027-01-15T23:59+01:00", "2027-01-15 22:59 UTC"),
    ("2027-01-15 23:59", "2027-01-15 22:59 UTC"),
    ("2027-07-15 23:59:30", "2027-07-15 21:59 UTC"), ("15.01.2027 23:59", "2027-01-15 22:59 UTC"),
    ("15.1.2027, 9:05", "2027-01-15 8:05 UTC".replacing(" 8", with: " 08")),
    ("Friday, 15 January 2027, 11:58 PM", "2027-01-15 22:58 UTC"),
    ("Freitag, 15. Januar 2027, 23:58", "2027-01-15 22:58 UTC"),
    ("vendredi 15 janvier 2027, 23:58", "2027-01-15 22:58 UTC"),
    ("viernes, 15 de enero de 2027, 23:58", "2027-01-15 22:58 UTC"),
    ("15 sierpnia 2027, 23:58", "2027-08-15 21:58 UTC"),
    ("Jan 15, 2027 1158 PM", "2027-01-15 22:58 UTC"),
    ("Sept 5, 2027 126 AM", "2027-09-04 23:26 UTC"),
    ("January 15, 2027 at 12:30 am", "2027-01-14 23:30 UTC"),
    ("Jan 15, 2027, 12:30 p.m.", "2027-01-15 11:30 UTC"),
    ("Friday, 15 January 2027, 11:58\u{202F}PM", "2027-01-15 22:58 UTC"),
    // The night in which summer time begins, and the one in which it ends.
    ("2027-03-28 01:59", "2027-03-28 00:59 UTC"), ("2027-03-28 03:00", "2027-03-28 01:00 UTC"),
    ("2027-10-31 01:59", "2027-10-30 23:59 UTC"), ("2027-10-31 04:00", "2027-10-31 03:00 UTC"),
  ])
  func `times are read in the forms of platforms, in the zone that the instructor names`(
    text: String, expected: String
  ) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let time = try #require(WrittenTime(text))
    #expect(try Timestamp.text(of: #require(time.date(in: zone))) == expected)
    #expect(time.needsZone == !text.contains("+"))
    #expect((time.date() == nil) == time.needsZone)
  }

  @Test(arguments: [
    "", "-", "15/01/2027 23:59", "2027-13-01 10:00", "2027-02-29 10:00", "31.04.2027 10:00",
    "Jan 15, 2027 1358 PM", "Jan 15, 2027 058 PM", "Foo 15, 2027 1158 PM", "15 ma 2027, 10:00",
    "2027-01-15", "23:59", "2027-01-15T24:00", "2027-01-15T10:60", "2027-01-15T10:00+15:00",
    "15 listopadu 2027", "Never", "2027-01-15T10:00 tomorrow",
  ])
  func `anything else isn't a time`(text: String) {
    #expect(WrittenTime(text) == nil)
  }

  @Test(arguments: [
    ("index.html", true), ("Index.HTML", true), ("hw1_adoe_attempt_2027-01-15-23-58-00.txt", true),
    ("Ada Doe_123_assignsubmission_onlinetext_", true),
    ("Ada Doe_123_assignsubmission_onlinetext_onlinetext.html", true),
    ("hw1_adoe_attempt_2027-01-15-23-58-00_notes.txt", false), ("notes.txt", false),
    ("Ada.html", false), ("Ada Doe_123_assignsubmission_file_", false), ("index.html.zip", false),
  ])
  func `files that platforms put beside submissions are recognized`(name: String, isSide: Bool) {
    #expect(PlatformName.isSideFile(FileName(name)) == isSide)
  }
}
