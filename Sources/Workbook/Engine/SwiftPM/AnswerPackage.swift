import Foundation
import WorkbookCore
import WorkbookProcesses

/// A generated package that contains the kit, the test support, one answer, and its suite.
struct AnswerPackage: Sendable {
  let folder: URL
  private let workspace: AnswerWorkspace

  /// Creates or updates the package.
  ///
  /// Unchanged files aren't written again, so SwiftPM doesn't rebuild them.
  ///
  /// - Throws: ``SetUpError`` if a part of the workbook is missing, or a file can't be written.
  init(
    of package: WorkbookPackage, in folder: URL, _ exercise: Exercise, answer: URL,
    displayPath: String
  ) throws {
    self.folder = folder
    for module in KitModules.all {
      let sources = KitModules.folder(of: module)
      let paths = try swiftFiles(in: sources, of: package)
      for path in paths {
        try Self.update(folder.appending(path: path), readFile(package.url(path)))
      }
      try Self.remove(allBut: paths, in: sources, of: folder)
    }
    let workspace = try AnswerWorkspace(
      for: exercise, answer: answer, displayPath: displayPath,
      suite: SuiteSource(of: exercise, in: package),
      folder: folder.appending(path: "new-\(UUID().uuidString)"))
    defer { workspace.remove() }
    let paths = [workspace.answerPath, workspace.suite.path]
    for path in paths {
      try Self.update(folder.appending(path: path), readFile(workspace.file(path)))
    }
    try makeFolder(folder.appending(path: "temporary"))
    for part in ["Exercises", "Tests"] { try Self.remove(allBut: paths, in: part, of: folder) }
    self.workspace = workspace
    try Self.update(
      folder.appending(path: "Package.swift"),
      Data(Self.manifest(for: exercise).utf8))
  }

  /// The arguments to `swift` for building the tests.
  ///
  /// SwiftPM finds the tests through an index of the package. The system's modules aren't indexed,
  /// which saves half of the build time. Debug information is omitted, because it isn't needed.
  var buildArguments: [String] {
    [
      "build", "--build-tests", "-Xswiftc", "-index-ignore-system-modules", "-debug-info-format",
      "none",
    ] + common
  }

  private var common: [String] {
    ["--package-path", folder.path, "--scratch-path", folder.appending(path: ".build").path]
  }

  /// Returns an environment that makes SwiftPM keep its temporary files, such as locks, in the
  /// package.
  func environment(_ environment: [String: String]) -> [String: String] {
    environment.merging(["TMPDIR": folder.appending(path: "temporary").path]) { $1 }
  }

  /// Runs the tests.
  ///
  /// - Parameter only: The IDs of the tests to run, or `nil` to run all tests.
  func run(
    _ swift: URL, only: [String]?, limits: ChildLimits, isStrict: Bool
  ) async throws -> (TestRun, ChildResult) {
    let events = folder.appending(path: "events-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    let filters = (only ?? []).flatMap { ["--filter", TestProgram.pattern(for: $0)] }
    var limits = limits
    limits.fileSize = 16 << 20
    var environment = environment(answerEnvironment(isStrict: isStrict))
    // The console output is parsed below. Without this variable, it would contain color codes,
    // because the library mistakes a pipe for a terminal.
    environment["NO_COLOR"] = "1"
    // Standard output and standard error share one pipe, so that the output from the answer, the
    // testing library, and the runtime is in order.
    let result = try await ChildProcess(
      URL(filePath: "/bin/sh"),
      ["-c", "exec \"$@\" 2>&1", "sh"] + testProgram(swift) + [
        "--no-parallel", "--event-stream-output-path", events.path, "--event-stream-version", "0",
      ] + filters,
      environment: environment, directory: folder, limits: limits, isUntrusted: true
    ).run()
    var stream = EventStream()
    var run = TestRun()
    let records = (try? Data(contentsOf: events)) ?? Data()
    for event in stream.read(records) { run.record(event) }
    let console = ConsoleText(result.text)
    for test in run.tests {
      if let output = console.outputs[test.name] { run.record(output: output, of: test.id) }
    }
    return (run, result)
  }

  /// Returns the command that runs the tests.
  ///
  /// `swift test` reads standard output and standard error from two pipes, so their order is
  /// unreliable. On platforms where the tests form an executable, this command runs the executable
  /// directly.
  private func testProgram(_ swift: URL) -> [String] {
    #if canImport(Darwin)
      [swift.path, "test", "--skip-build", "--disable-xctest"] + common
    #else
      [
        folder.appending(path: ".build/debug/WorkbookPackageTests.xctest").path,
        "--testing-library", "swift-testing",
      ]
    #endif
  }

  /// Returns the compiler's diagnostics for the answer and its suite, with paths relative to the
  /// package's root.
  ///
  /// - Throws: ``SetUpError`` if the kit doesn't compile.
  func diagnostics(in output: String) throws -> String {
    let text = output.replacing(folderPath(folder) + "/", with: "")
    if text.split(separator: "\n").contains(where: { $0.starts(with: #/Sources/.*: error:/#) }) {
      throw SetUpError(
        "The kit doesn't compile, so no exercise can be judged. The compiler says:\n\(text)\n"
          + "If you changed the kit, undo your changes. Otherwise, run: swift run workbook doctor")
    }
    // Remove SwiftPM's progress messages.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.starts(with: #/\[\d+/\d+\]|Building for|error: emit-module|error: fatalError/#)
    }
    return workspace.replacingAnswerPath(in: lines.joined(separator: "\n"))
  }

  /// Returns a test report with all paths relative to the package's root.
  func replacingPaths(in report: TestReport) -> TestReport {
    let root = folderPath(folder) + "/"
    var report = report
    report.file = report.file.replacing(root, with: "")
    report.issues = report.issues.map { issue in
      IssueReport(
        message: issue.message.replacing(root, with: ""),
        comments: issue.comments.map { $0.replacing(root, with: "") },
        file: issue.file?.replacing(root, with: ""), line: issue.line)
    }
    return workspace.replacingAnswerPath(in: report)
  }

  private static func update(_ file: URL, _ content: Data) throws {
    if (try? Data(contentsOf: file)) == content { return }
    try writeFile(content, to: file)
  }

  private static func remove(allBut paths: [String], in part: String, of folder: URL) throws {
    let root = folder.appending(path: part)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    for name in names where name.hasSuffix(".swift") && !paths.contains("\(part)/\(name)") {
      try? FileManager.default.removeItem(at: root.appending(path: name))
    }
  }

  private static func manifest(for exercise: Exercise) -> String {
    let (module, chapter) = (exercise.module, exercise.chapter)
    let isTest = exercise.kind == .test
    func list(_ modules: some Sequence<String>) -> String {
      modules.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    let kit = KitModules.all.enumerated().map { index, module in
      ".target(name: \"\(module)\", dependencies: [\(list(KitModules.all.prefix(index)))]),"
    }
    let folder = "Exercises/\(chapter)" + (isTest ? "/\(Exercise.catchFolder)" : "")
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let package = Package(
        name: "Workbook",
        platforms: [.macOS(.v15)],
        targets: [
          \(kit.joined(separator: "\n    "))
          .target(
            name: "\(module)",
            dependencies: [\(list(isTest ? KitModules.all : KitModules.kit))],
            path: "\(folder)", swiftSettings: settings),
          .testTarget(
            name: "\(module)Tests", dependencies: [\(list([module] + KitModules.all))],
            path: "Tests/\(chapter)", swiftSettings: settings),
        ],
        swiftLanguageModes: [.v6]
      )
      """
  }
}
