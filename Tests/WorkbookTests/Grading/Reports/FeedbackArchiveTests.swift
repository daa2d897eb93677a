import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookProcesses
@testable import WorkbookTestSupport

/// Checks the packed feedback, and the parts of the page that lead to a student's answer.
@Suite struct FeedbackArchiveTests {
  let classroom = Classroom()

  private func listing(_ archive: URL, _ arguments: String...) async throws -> [String] {
    let end = try await ChildProcess(
      SystemTool.unzip.url, arguments + [archive.path],
      directory: FileManager.default.temporaryDirectory
    ).run()
    #expect(end.status == .exited(0))
    return String(decoding: end.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `feedback is packed in folders with the names of the submissions`() async throws {
    let names = ["Ada Doe_12345_assignsubmission_file_", "Zoë", "..", "a/../b"]
    var archive = FeedbackArchive()
    for name in names { archive.add(Data("# \(name)\n".utf8), for: name) }
    for name in ["é", "É"] { archive.add(Data("x".utf8), for: name) }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).zip")
    defer { try? FileManager.default.removeItem(at: file) }
    try archive.data.write(to: file)
    let members = try await listing(file, "-Z1")
    #expect(members.count == 6)
    #expect(members[0] == "Ada Doe_12345_assignsubmission_file_/feedback.md")
    #expect(members.allSatisfy { $0.hasSuffix("/feedback.md") && !$0.contains("..\u{2F}") })
    #expect(Set(members.map { $0.lowercased() }).count == 6)
    // Tests the checksums, too.
    #expect(try await listing(file, "-t").last?.hasPrefix("No errors detected") == true)
    #expect(try await listing(file, "-p").first == "# \(names[0])")
  }

  @Test func `an empty archive is valid, and equal feedback results in equal archives`() {
    func archive(_ texts: String...) -> Data {
      var archive = FeedbackArchive()
      for text in texts { archive.add(Data(text.utf8), for: "a") }
      return archive.data
    }
    #expect(archive().count == 22)
    #expect(archive("x", "y") == archive("x", "y"))
    #expect(archive("x") != archive("y"))
  }

  @Test func `the archive is written only with --pack, and removed without it`() async throws {
    classroom.submit("ada", classroom.solutions)
    let file = classroom.report.appending(path: "feedback.zip")
    await classroom.grade()
    #expect(!FileManager.default.fileExists(atPath: file.path))
    let report = ["grade", "report", classroom.report.path]
    #expect(await classroom.call(report + ["--pack"]) == .done)
    #expect(classroom.house.transcript.output.contains("Feedback: \(file.path)"))
    #expect(try await listing(file, "-Z1") == ["ada/feedback.md"])
    #expect(await classroom.call(report) == .done)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  // MARK: The page

  private func page(_ submissions: [GradedSubmission]) throws -> String {
    let book = Gradebook(
      of: submissions, exercises: Submissions.exercises, scheme: MarkingScheme())
    return try PageDetails(gradebook: book, mistakes: KnownMistakes()).json()
  }

  private func failing(_ code: String) -> AnswerReport {
    var report = Submissions.answer(House.lamp, .failed, [false])
    report.code = code
    return report
  }

  @Test func `the page has the code of answers that fail, once, and of no others`() async throws {
    classroom.submit("ada", ["Lamp.swift": "// dark </script>"])
    classroom.submit("bo", ["Lamp.swift": "// dark </script>", "Door.swift": "\"on\" // light"])
    await classroom.grade()
    let text = try #require(classroom.house.read("report/index.html"))
    #expect(text.components(separatedBy: "// dark \\u003c/script\\u003e").count == 2)
    #expect(!text.contains("// light"))
    #expect(text.contains(#""codes":{"0":0}"#))
    #expect(try classroom.results()["bo"]?.answers[1].code == nil)
  }

  @Test func `the code of a large class doesn't make the page too large to open`() throws {
    let long = String(repeating: "let number = 1 // a long line\n", count: 1_000)
    let submissions = (0..<900).map { number in
      Submissions.submission("s\(number)", failing("// \(number)\n\(long)"))
    }
    let json = try page(submissions)
    #expect(json.utf8.count < PageDetails.codeLimits.all * 3 / 2)
    #expect(json.contains("// 0\\n") && !json.contains("// 899\\n"))
  }

  @Test func `the page links the feedback of each submission`() {
    #expect(PageScript.text.contains(#"link.setAttribute("href", path)"#))
    let names = ["javascript:alert(1)", "a b", "ok"]
    let folders = names.map { Submissions.row(GradedSubmission(name: $0)).folder }
    #expect(folders.allSatisfy { $0.wholeMatch(of: #/[A-Za-z0-9_-]+/#) != nil })
  }
}
