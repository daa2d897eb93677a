import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookProcesses
@testable import WorkbookTestSupport

/// Checks that the sandbox works in containers that are started as the generated files and the
/// instructions say, and that in others, the message names the options that are missing.
///
/// The containers have Docker's defaults. `.ci/in-container` starts them, which needs root and runc.
/// The script `.ci/run whole` runs these tests.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["WORKBOOK_CONTAINERS"] == "run",
    "This needs runc. To run it, set WORKBOOK_CONTAINERS=run."))
struct ContainerTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL

  /// A folder that any user can write to. It contains the submissions, the reports, and the build
  /// products for grading.
  private static let shared: URL = {
    atexit { try? FileManager.default.removeItem(at: ContainerTests.shared) }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "containers-\(UUID().uuidString)")
    let files = FileManager.default
    for name in ["grades", "build", "submissions/ada"] {
      let folder = folder.appending(path: name)
      try? files.createDirectory(at: folder, withIntermediateDirectories: true)
      try? files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    }
    // The second one has an exit test.
    for answer in ["01-ViewState/TapCounter.swift", "07-EnvironmentInjection/SettingsSheet.swift"] {
      let source = root.appending(path: "Solutions/\(answer)")
      try? files.copyItem(
        at: source,
        to: folder.appending(path: "submissions/ada/\(source.lastPathComponent)"))
    }
    return folder
  }()

  /// Runs the grader in a container.
  private static func grade(
    _ arguments: [String], in options: [String]
  ) async throws -> (isSuccess: Bool, text: String) {
    let grader = try #require(BuiltProgram.url(named: "workbook-grade"))
    let volumes = [
      "\(root.path):\(root.path)",
      "\(shared.appending(path: "build").path):\(root.appending(path: ".workbook").path)",
      "\(shared.path):/shared",
    ]
    let end = try await ChildProcess(
      URL(filePath: "/bin/bash"),
      [root.appending(path: ".ci/in-container").path] + options
        + volumes.flatMap { ["--volume", $0] } + ["--workdir", root.path, grader.path, "grade"]
        + arguments,
      directory: root, limits: ChildLimits(time: .seconds(1500), output: 1 << 20)
    ).run()
    return (end.isSuccess, end.text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// The options of the containers that the generated files and the project's workflow start.
  private static let permitted: [(String, [String])] = {
    func text(_ setup: GradingSetup, _ path: String) -> String {
      setup.files(for: CourseOptions()).first { $0.path == path }?.text ?? ""
    }
    /// The options of the first container in a workflow.
    func options(_ workflow: String) -> [String] {
      workflow.firstMatch(of: #/options: (.+)/#)?.1.split(separator: " ").map(String.init) ?? []
    }
    let user = text(.container, "Containerfile").firstMatch(of: #/USER (\d+)/#)?.1 ?? ""
    let run = GradingSetup.container.nextSteps(for: CourseOptions()).joined(separator: " ")
    let security = run.matches(of: #/--security-opt (\S+)/#).map { String($0.1) }
    let isPrivileged = text(.kubernetes, "workbook-shards.yaml")
      .contains("securityContext: { privileged: true, runAsNonRoot: true }")
    let project = try? String(
      contentsOf: root.appending(path: ".github/workflows/ci.yml"), encoding: .utf8)
    return [
      ("docker run", ["--user", "\(user)"] + security.flatMap { ["--security-opt", $0] }),
      ("Kubernetes", ["--user", "\(user)"] + (isPrivileged ? ["--privileged"] : [])),
      (
        "GitHub Classroom",
        options(text(.githubClassroom, ".github/workflows/classroom.yml"))
      ),
      ("the project's workflow", options(project ?? "")),
    ]
  }()

  @Test(arguments: permitted)
  func `the sandbox works in the containers of the generated files`(
    name: String, options: [String]
  ) async throws {
    let (isSuccess, text) = try await Self.grade(
      [
        "/shared/submissions", "--output", "/shared/grades/\(UUID().uuidString)",
        "--exercises", "TapCounter,SettingsSheet", "--jobs", "1", "--format", "junit",
      ], in: options)
    #expect(isSuccess, "\(text)")
    #expect(text.contains("1 submission graded."), "\(text)")
    #expect(!text.contains("wasn't limited"), "\(text)")
    let reports = try FileManager.default.subpathsOfDirectory(
      atPath: Self.shared.appending(path: "grades").path)
    for path in reports where path.hasSuffix("grades.csv") {
      let grades = try String(
        contentsOf: Self.shared.appending(path: "grades/\(path)"), encoding: .utf8)
      #expect(grades.contains("20"), "\(grades)")
    }
  }

  @Test(
    arguments: [
      ([], ["seccomp=unconfined", "systempaths=unconfined"]),
      (["seccomp=unconfined"], ["systempaths=unconfined"]),
      (["systempaths=unconfined"], ["seccomp=unconfined"]),
    ], ["0", "\(GradingSetup.containerUser)"])
  func `in other containers, the message names exactly the missing options`(
    case: (given: [String], missing: [String]), user: String
  ) async throws {
    let (isSuccess, text) = try await Self.grade(
      ["prepare", "--exercises", "TapCounter"],
      in: ["--user", user] + `case`.given.flatMap { ["--security-opt", $0] })
    #expect(!isSuccess)
    let options = `case`.missing.map { "--security-opt \($0)" }.joined(separator: " ")
    #expect(text.contains(" Start the container with \(options). "), "\(text)")
  }
}
