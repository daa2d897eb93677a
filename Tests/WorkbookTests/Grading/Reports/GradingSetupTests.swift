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

  @Test(
    arguments: [GradingSetup.gradescope, .slurm].flatMap { setup in
      setup.files.map { (setup, $0.path) }
    })
  func `the platform scripts are valid and executable`(
    setup: GradingSetup, path: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try setup.write(to: folder, stamp: "1")
    let url = folder.appending(path: path)
    #expect(FileManager.default.isExecutableFile(atPath: url.path))
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-n", url.path]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }

  @Test func `the setup files contain the names that the platforms require`() {
    #expect(GradingSetup.gradescope.files.map(\.path) == ["setup.sh", "run_autograder"])
    #expect(GradingSetup.githubClassroom.files.map(\.path) == [".github/workflows/classroom.yml"])
    #expect(GradingSetup.container.files[0].path == "Containerfile")
    #expect(
      GradingSetup.kubernetes.files.map(\.path) == ["workbook-shards.yaml", "workbook-merge.yaml"])
    #expect(GradingSetup.slurm.files.map(\.path) == ["submit.sh", "grade-shard.sh", "merge.sh"])
    let manifests = (GradingSetup.githubClassroom.files + GradingSetup.kubernetes.files).map(\.text)
    #expect(manifests.allSatisfy { !$0.contains("\t") && !$0.contains(" \n") })
    #expect(GradingSetup.kubernetes.files.allSatisfy { $0.text.hasSuffix("workbook-class }\n") })
  }

  /// Runs Gradescope's script with a fake grader that fails before the given run, and then writes a
  /// result.
  ///
  /// - Returns: The status, and the published result.
  private func autograder(succeedsAt run: Int) throws -> (status: Int32, result: String?) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    for path in ["autograder/submission", "autograder/results", "workbook/.build/debug"] {
      try files.createDirectory(
        at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    let result = folder.appending(path: "autograder/results/results.json")
    try Data("an old result".utf8).write(to: result)
    let grader = folder.appending(path: "workbook/.build/debug/workbook-grade")
    try Data(
      """
      #!/bin/sh
      echo run >>runs
      [ "$(grep -c run runs)" -ge \(run) ] || exit 1
      mkdir -p "$4/submissions/submission"
      echo '{"score": 7}' >"$4/submissions/submission/results.json"

      """.utf8
    ).write(to: grader)
    // The shell reads the grader. Running it could fail, because a process that another test starts
    // at this moment may still have the file open for writing.
    let script = try #require(GradingSetup.gradescope.files.last?.text)
      .replacing("/opt/workbook", with: folder.appending(path: "workbook").path)
      .replacing("/autograder/", with: folder.appending(path: "autograder").path + "/")
      .replacing(".build/debug/workbook-grade", with: "sh .build/debug/workbook-grade")
      .replacing("sleep ", with: ": ")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", script]
    shell.standardOutput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    return (shell.terminationStatus, try? String(contentsOf: result, encoding: .utf8))
  }

  @Test func `Gradescope receives a score unless there is a grader error`() throws {
    let first = try autograder(succeedsAt: 1)
    #expect(first.status == 0 && first.result == "{\"score\": 7}\n")
    let third = try autograder(succeedsAt: 3)
    #expect(third.status == 0 && third.result == "{\"score\": 7}\n")
    let never = try autograder(succeedsAt: 4)
    #expect(never.status == 1 && never.result == nil)
    #expect(!GradingSetup.gradescope.files.contains { $0.text.contains("\"score\"") })
  }

  @Test func `each format that the setup files name exists`() {
    let texts = GradingSetup.allCases.flatMap(\.files).map(\.text)
    let formats = texts.flatMap { $0.matches(of: #/--format (\w+)/#).map { String($0.1) } }
    #expect(formats == ["gradescope", "classroom"])
    #expect(formats.allSatisfy { ResultFormat(rawValue: $0) != nil })
  }
}
