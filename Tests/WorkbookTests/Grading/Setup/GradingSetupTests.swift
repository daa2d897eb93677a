import Foundation
import Testing

@testable import WorkbookGrading

@Suite struct GradingSetupTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "setup-\(UUID().uuidString)")

  @Test(arguments: GradingSetup.allCases)
  func `setup files are written once, and existing files that differ are backed up`(
    setup: GradingSetup
  )
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try setup.write(for: CourseOptions(), to: folder, stamp: "1")
    #expect(first == setup.files(for: CourseOptions()).map { "wrote   \($0.path)" })
    let again = try setup.write(for: CourseOptions(), to: folder, stamp: "2")
    #expect(
      again == setup.files(for: CourseOptions()).map { "kept    \($0.path), which is up to date" })

    let path = setup.files(for: CourseOptions())[0].path
    try Data("mine".utf8).write(to: folder.appending(path: path))
    let name = URL(fileURLWithPath: path).lastPathComponent
    #expect(
      try setup.write(for: CourseOptions(), to: folder, stamp: "3").prefix(2) == [
        "moved   \(path) to \(name).3", "wrote   \(path)",
      ])
    #expect(try Data(contentsOf: folder.appending(path: "\(path).3")) == Data("mine".utf8))
  }

  @Test func `the setup files contain the names that the platforms require`() {
    func paths(_ setup: GradingSetup) -> [String] { setup.files(for: CourseOptions()).map(\.path) }
    #expect(paths(.gradescope) == ["setup.sh", "run_autograder"])
    #expect(paths(.githubClassroom) == [".github/workflows/classroom.yml"])
    #expect(paths(.container)[0] == "Containerfile")
    #expect(
      paths(.kubernetes) == ["workbook-class.yaml", "workbook-shards.yaml", "workbook-merge.yaml"])
    #expect(paths(.slurm) == ["submit.sh", "prepare.sh", "grade-shard.sh", "merge.sh"])
  }

  @Test func `all pods can use the volume at the same time`() throws {
    let files = GradingSetup.kubernetes.files(for: CourseOptions())
    #expect(files[0].text.contains("accessModes: [ReadWriteMany]"))
    let claim = try #require(files[0].text.firstMatch(of: #/name: (\S+)/#)?.1)
    #expect(files.dropFirst().allSatisfy { $0.text.contains("{ claimName: \(claim) }") })
  }

  @Test func `each format that the setup files name exists`() {
    let texts = GradingSetup.allCases.flatMap { $0.files(for: CourseOptions()) }.map(\.text)
    let formats = texts.flatMap { $0.matches(of: #/--format (\w+)/#).map { String($0.1) } }
    #expect(formats == ["gradescope", "classroom"])
    #expect(formats.allSatisfy { ResultFormat(rawValue: $0) != nil })
  }
}
