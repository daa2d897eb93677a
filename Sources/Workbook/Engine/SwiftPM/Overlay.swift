import Foundation

/// A package that holds the kit, the test support, one answer and its suite.
struct Overlay: Sendable {
  let folder: URL
  private let bench: Bench
  private let module: String

  /// Makes the package, or brings it up to date: what is as it was is not written, so that SwiftPM
  /// does not build it again.
  ///
  /// - Throws: ``SetUpError`` if something of the workbook is missing, or nothing can be written.
  init(
    of package: WorkbookPackage, in folder: URL, _ exercise: Exercise, answer: URL,
    shownAs shownPath: String
  ) throws {
    self.folder = folder
    for module in ["StateFlow", "WorkbookTesting"] {
      let paths = try swiftFiles(in: "Sources/\(module)", of: package)
      for path in paths { try Self.update(folder.appending(path: path), read(package.url(path))) }
      try Self.remove(besides: paths, in: "Sources/\(module)", of: folder)
    }
    let bench = try Bench(
      for: exercise, answer: answer, shownAs: shownPath, in: package,
      folder: folder.appending(path: "new-\(UUID().uuidString)"))
    defer { bench.remove() }
    let paths = [bench.answerPath] + bench.suitePaths
    for path in paths { try Self.update(folder.appending(path: path), read(bench.file(path))) }
    try makeFolder(folder.appending(path: "temporary"))
    for part in ["Exercises", "Tests"] { try Self.remove(besides: paths, in: part, of: folder) }
    self.bench = bench
    module = bench.module
    try Self.update(
      folder.appending(path: "Package.swift"),
      Data(Self.manifest(module: module, chapter: exercise.chapter).utf8))
  }

  /// What SwiftPM is told to build.
  ///
  /// SwiftPM finds the tests in an index of the package; indexing the system's modules as well
  /// takes as long as everything else. Nothing here reads debug information.
  var buildArguments: [String] {
    [
      "build", "--build-tests", "-Xswiftc", "-index-ignore-system-modules", "-debug-info-format",
      "none",
    ] + common
  }

  private var common: [String] {
    ["--package-path", folder.path, "--scratch-path", folder.appending(path: ".build").path]
  }

  /// An environment in which SwiftPM keeps its temporary files here, locks among them.
  func environment(_ environment: [String: String]) -> [String: String] {
    environment.merging(["TMPDIR": folder.appending(path: "temporary").path]) { $1 }
  }

  /// Runs the tests.
  ///
  /// - Parameter only: The ids of those to be run, or nil for all.
  func run(
    _ swift: URL, only: [String]?, limits: ChildLimits, isStrict: Bool
  ) async throws -> (TestRun, ChildEnd) {
    let events = folder.appending(path: "events-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    let filters = (only ?? []).flatMap { ["--filter", TestProgram.pattern(for: $0)] }
    var limits = limits
    limits.fileSize = 16 << 20
    var environment = environment(answerEnvironment(isStrict: isStrict))
    // The console is read below, and the library takes a pipe for a terminal.
    environment["NO_COLOR"] = "1"
    // What the library prints and the runtime's last words come by one way, with what the answer
    // prints, so that all is in order.
    let end = try await ChildProcess(
      URL(filePath: "/bin/sh"),
      ["-c", "exec \"$@\" 2>&1", "sh"] + testProgram(swift) + [
        "--no-parallel", "--event-stream-output-path", events.path, "--event-stream-version", "0",
      ] + filters,
      environment: environment, directory: folder, limits: limits, isUntrusted: true
    ).run()
    var stream = EventStream()
    var run = TestRun()
    let records = (try? Data(contentsOf: events)) ?? Data()
    for event in stream.read(records) { run.note(event) }
    let console = ConsoleText(end.text)
    for test in run.tests {
      if let output = console.outputs[test.name] { run.note(text: output, under: test.id) }
    }
    return (run, end)
  }

  /// What runs the tests that were built.
  ///
  /// `swift test` reads what the program prints and what it says otherwise from two pipes, and
  /// prints both in one, in no order that can be relied on. Where the tests are a program of their
  /// own, it is better to be without.
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

  /// What the compiler said of the answer and its suite, with paths from the root.
  ///
  /// - Throws: ``SetUpError`` if it is the kit that does not compile.
  func diagnostics(in output: String) throws -> String {
    let text = output.replacing(folderPath(folder) + "/", with: "")
    if text.split(separator: "\n").contains(where: { $0.starts(with: #/Sources/.*: error:/#) }) {
      throw SetUpError(
        "The kit does not compile, so no exercise can be judged. The compiler says:\n\(text)\n"
          + "If you have changed it, take that back; or else try: swift run workbook doctor")
    }
    // What SwiftPM says of its own progress is no diagnostic.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.starts(with: #/\[\d+/\d+\]|Building for|error: emit-module|error: fatalError/#)
    }
    return bench.shown(lines.joined(separator: "\n"))
  }

  /// A test's report with paths from the root.
  func shown(_ report: TestReport) -> TestReport {
    let root = folderPath(folder) + "/"
    var report = report
    report.file = report.file.replacing(root, with: "")
    report.issues = report.issues.map { issue in
      IssueReport(
        message: issue.message.replacing(root, with: ""),
        comments: issue.comments.map { $0.replacing(root, with: "") },
        file: issue.file?.replacing(root, with: ""), line: issue.line)
    }
    return bench.shown(report)
  }

  private static func update(_ file: URL, _ content: Data) throws {
    if (try? Data(contentsOf: file)) == content { return }
    try write(content, to: file)
  }

  private static func remove(besides paths: [String], in part: String, of folder: URL) throws {
    let root = folder.appending(path: part)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    for name in names where name.hasSuffix(".swift") && !paths.contains("\(part)/\(name)") {
      try? FileManager.default.removeItem(at: root.appending(path: name))
    }
  }

  private static func manifest(module: String, chapter: String) -> String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
    let package = Package(
      name: "Workbook",
      platforms: [.macOS(.v15)],
      targets: [
        .target(name: "StateFlow"),
        .target(name: "WorkbookTesting", dependencies: ["StateFlow"]),
        .target(
          name: "\(module)", dependencies: ["StateFlow"], path: "Exercises/\(chapter)",
          swiftSettings: settings),
        .testTarget(
          name: "\(module)Tests", dependencies: ["\(module)", "WorkbookTesting"],
          path: "Tests/\(chapter)", swiftSettings: settings),
      ],
      swiftLanguageModes: [.v6]
    )
    """
  }
}
