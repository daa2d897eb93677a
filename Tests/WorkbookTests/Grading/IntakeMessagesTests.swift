import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

/// Checks that the grader names the files that it found when it can't use a submission.
@Suite struct IntakeMessagesTests {
  let classroom = Classroom()

  private static let lamp = "Exercises/01-House/Lamp.swift"

  private func graded(_ name: String = "eve") async throws -> GradedSubmission {
    #expect(await classroom.grade() == .done)
    return try #require(try classroom.results()[name])
  }

  @Test func `several archives in a folder are named`() async throws {
    let zip = ZipFile(members: [.init(Self.lamp, "\"on\"")]).data
    classroom.submit("eve", ["notes.txt": "x"])
    for name in ["final.zip", "final2.zip"] { try zip.write(to: classroom.place("eve/\(name)")) }
    #expect(
      try await graded().problem
        == "The submission contains several archives: final.zip, final2.zip. Submit only one of them."
    )
  }

  @Test func `a file with another extension after its own is named`() async throws {
    classroom.submit("eve", ["Exercises/01-House/Lamp.swift.txt": "\"on\""])
    #expect(
      try await graded().problem
        == "The submission has no file named after an exercise. Rename "
        + "Exercises/01-House/Lamp.swift.txt to Lamp.swift, and other files likewise.")
    classroom.submit("eve", ["Exercises/01-House/Door.swift": "\"on\""])
    let eve = try await graded()
    #expect(eve.answers.map(\.verdict) == [.missing, .passed, .missing])
    #expect(
      eve.answers[0].reason
        == "Exercises/01-House/Lamp.swift.txt doesn't end in .swift. Rename it.")
    #expect(eve.notes == [])
  }

  @Test func `a file with another extension is named if it's in an archive, too`() async throws {
    let zip = ZipFile(members: [.init("Lamp.swift.rtf", "{"), .init("Door.swift", "\"on\"")])
    try zip.data.write(to: classroom.place("eve.zip"))
    let eve = try await graded()
    #expect(eve.answers.map(\.verdict) == [.missing, .passed, .missing])
    #expect(eve.answers[0].reason == "Lamp.swift.rtf doesn't end in .swift. Rename it.")
  }

  @Test func `a copy beside an answer is named`() async throws {
    let folder = "Exercises/01-House"
    classroom.submit(
      "eve",
      ["\(folder)/Lamp.swift": "\"on\"", "\(folder)/Lamp (1).swift": "// dark", "a.txt": "x"])
    let eve = try await graded()
    #expect(eve.answers[0].verdict == .passed)
    #expect(
      eve.notes == [
        "\(folder)/Lamp.swift was graded. \(folder)/Lamp (1).swift looks like another version of "
          + "it, and wasn't.", "Ignored: a.txt.",
      ])
  }

  @Test func `a hidden folder is named`() async throws {
    classroom.submit("eve", [".hw1/\(Self.lamp)": "\"on\""])
    #expect(
      try await graded().problem?.hasSuffix(
        "Hidden folders aren't searched: .hw1. Give the folder a name that doesn't start with a dot."
      )
        == true)
  }

  @Test func `if nothing is named after an exercise, the message says what there is`() async throws
  {
    classroom.submit("eve", ["a.txt": "", "b/c.pdf": "", "d.md": "", "e.md": ""])
    #expect(
      try await graded().problem?.hasSuffix(
        "such as Lamp.swift. It contains a.txt, b/c.pdf, d.md, and 1 more. Submit the Exercises "
          + "folder.") == true)
  }

  @Test(
    arguments: [
      ([0x50, 0x4b, 3, 4, 0, 0], "is a ZIP archive or an office document, not a Swift file."),
      (Array("%PDF-1.7".utf8), "is a PDF, not a Swift file."),
      (Array("{\\rtf1 \\ansi}".utf8), "is a rich text document, not a Swift file."),
      ([0x7f, 0x45, 0x4c, 0x46, 2, 1], "is a program, not a Swift file."),
      ([0x41, 0, 0x42, 0, 0x43, 0, 0x44, 0], "is saved as UTF-16. Save it as UTF-8."),
      ([0, 0x41, 0, 0x42, 0, 0x43, 0, 0x44], "is saved as UTF-16. Save it as UTF-8."),
      ([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0], "is saved as UTF-32. Save it as UTF-8."),
      ([0x41, 0x42, 0, 0x43, 0, 0, 0x44, 0x45, 0x46], "is a binary file: line 1 contains a NUL"),
    ] as [([UInt8], String)])
  func `the message about a file that isn't UTF-8 says what it contains`(
    bytes: [UInt8], expected: String
  )
    async throws
  {
    classroom.submit("eve", [Self.lamp: ""])
    try Data(bytes).write(to: classroom.place("eve/\(Self.lamp)"))
    let answer = try await graded().answers[0]
    #expect(answer.verdict == .doesNotCompile)
    #expect(answer.reason?.hasPrefix("\(Self.lamp) \(expected)") == true, "\(answer.reason ?? "")")
  }

  @Test func `a folder that doesn't exist is called that`() async {
    let path = "/nowhere/at/all"
    #expect(
      await classroom.call(["grade", path, "--output", classroom.report.path]) == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "\(path) doesn't exist. Pass the folder that contains the submissions.")
  }

  @Test func `a name with spaces at its end doesn't rename a classmate`() async throws {
    for (name, text) in [("Ada", "\"on\" // 1"), ("Ada ", "// dark"), (" Ada", "// 3")] {
      classroom.submit(name, [Self.lamp: text])
    }
    #expect(await classroom.grade() == .done)
    let results = try classroom.results()
    #expect(results.keys.sorted() == ["Ada", "Ada #2", "Ada #3"])
    #expect(results["Ada"]?.answers[0].verdict == .passed)
  }
}
