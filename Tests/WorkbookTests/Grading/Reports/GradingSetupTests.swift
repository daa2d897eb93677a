import Foundation
import Testing

@testable import WorkbookGrading

@Suite struct GradingSetupTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "setup-\(UUID().uuidString)")

  @Test(arguments: GradingSetup.allCases)
  func `files are written once, and again only beside a backup`(setup: GradingSetup) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try setup.write(to: folder, stamp: "1")
    #expect(first == setup.files.map { "wrote   \($0.path)" })
    let again = try setup.write(to: folder, stamp: "2")
    #expect(again == setup.files.map { "kept    \($0.path), which is up to date" })

    let path = setup.files[0].path
    try Data("mine".utf8).write(to: folder.appending(path: path))
    let name = URL(fileURLWithPath: path).lastPathComponent
    #expect(
      try setup.write(to: folder, stamp: "3").prefix(2) == [
        "moved   \(path) to \(name).3", "wrote   \(path)",
      ])
    #expect(try Data(contentsOf: folder.appending(path: "\(path).3")) == Data("mine".utf8))
  }

  @Test(arguments: GradingSetup.gradescopeFiles.map(\.path))
  func `the shell reads the scripts, and they can be run`(path: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try GradingSetup.gradescope.write(to: folder, stamp: "1")
    let url = folder.appending(path: path)
    #expect(FileManager.default.isExecutableFile(atPath: url.path))
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-n", url.path]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }

  @Test func `what the platforms ask for by name is there`() {
    #expect(GradingSetup.gradescope.files.map(\.path) == ["setup.sh", "run_autograder"])
    #expect(GradingSetup.githubClassroom.files.map(\.path) == [".github/workflows/classroom.yml"])
    #expect(GradingSetup.container.files[0].path == "Containerfile")
    #expect(!GradingSetup.githubClassroom.files[0].text.contains("\t"))
  }

  @Test func `each format that the files ask for exists`() {
    let texts = GradingSetup.allCases.flatMap(\.files).map(\.text)
    let formats = texts.flatMap { $0.matches(of: #/--format (\w+)/#).map { String($0.1) } }
    #expect(formats == ["gradescope", "classroom"])
    #expect(formats.allSatisfy { ResultFormat(rawValue: $0) != nil })
  }
}
