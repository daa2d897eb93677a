import Foundation
import Synchronization
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

/// A player that builds demos with SwiftPM.
struct SwiftPMDemoPlayer: DemoPlayer {
  private let package: WorkbookPackage
  private let built = BuiltDemos()

  /// Creates a player for the demos of a package.
  init(of package: WorkbookPackage) {
    self.package = package
  }

  func buildAll(with answers: Demo.Answers) async throws {
    // If a demo doesn't build, each is built by itself when it's played, to find out which.
    if try await build([], with: answers).isSuccess { built.insert(answers) }
  }

  func play(_ script: String, to demo: Demo, with answers: Demo.Answers) async throws -> DemoPlay {
    try await run(demo, with: answers) { _ in ["--changes", "--play", script] }
  }

  func record(
    _ script: String, of demo: Demo, with answers: Demo.Answers, in appearance: Demo.Appearance
  ) async throws -> DemoPlay {
    try await run(demo, with: answers, output: "recording.svg") { file in
      ["--\(appearance.rawValue)", "--size", "80x24", "--record", file, "--play", script]
    }
  }

  /// Builds a demo and runs it.
  ///
  /// - Parameters:
  ///   - output: The name of the file that the demo writes, if its output is a file.
  ///   - arguments: A closure that returns the arguments of the demo, given the path of the output
  ///     file.
  private func run(
    _ demo: Demo, with answers: Demo.Answers, output: String? = nil,
    arguments: @Sendable (_ file: String) -> [String]
  ) async throws -> DemoPlay {
    if !built.contains(answers) {
      let build = try await build(["--product", demo.name], with: answers)
      guard build.isSuccess else { return DemoPlay(outcome: .notBuilt, output: build.text) }
    }
    let scratch = scratchFolder(for: answers)
    return try await withNewHome { home in
      let file = home.appending(path: output ?? "output")
      let end = try await ChildProcess(
        scratch.appending(path: "debug").appending(path: demo.name), arguments(file.path),
        environment: Self.environment(home: home.path), directory: home,
        limits: ChildLimits(time: .seconds(30))
      ).run()
      guard end.isSuccess, output != nil else {
        return DemoPlay(outcome: end.isSuccess ? .played : .stopped, output: end.text)
      }
      return DemoPlay(outcome: .played, output: try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// Runs `swift build` with the given answers.
  private func build(
    _ arguments: [String], with answers: Demo.Answers
  ) async throws -> ChildResult {
    var environment = ProcessInfo.processInfo.environment
    environment["WORKBOOK_ANSWERS"] = answers.rawValue
    environment["WORKBOOK_CHAPTER"] = nil
    return try await ChildProcess(
      Toolchain.find("swift"),
      ["build"] + arguments + [
        "--package-path", package.root.path, "--scratch-path", scratchFolder(for: answers).path,
      ], environment: environment, directory: package.root, limits: Self.buildLimits
    ).run()
  }

  /// Returns the folder that SwiftPM builds in.
  ///
  /// Demos with solutions are built in their own folder, so they don't make the author's next
  /// `swift build` slower. But if `WORKBOOK_BUILD` is `once`, a second folder would only cost time,
  /// because the kit would have to be built there, too. In that case, all demos share one folder.
  private func scratchFolder(for answers: Demo.Answers) -> URL {
    let isShared =
      answers == .exercises || ProcessInfo.processInfo.environment["WORKBOOK_BUILD"] == "once"
    // Compiled modules record the resolved path, even if the folder is a symbolic link.
    return package.url(isShared ? ".build" : ".build/solutions").resolvingSymlinksInPath()
  }

  /// The limits for a build, which may have to wait for another build in the same folder.
  private static let buildLimits = ChildLimits(time: .seconds(1800), totalTime: .seconds(1800))

  /// Runs a closure with a new, empty home folder.
  private func withNewHome<Result>(
    _ work: (URL) async throws -> Result
  ) async throws -> Result {
    let home = FileManager.default.temporaryDirectory
      .appending(path: "workbook-demo-\(UUID().uuidString)")
    try makeFolder(home)
    defer { try? FileManager.default.removeItem(at: home) }
    return try await work(home)
  }

  /// Returns an environment in which a demo prints the same output on every machine.
  private static func environment(home: String) -> [String: String] {
    var environment = answerEnvironment(isStrict: false)
    for key in environment.keys where key.hasPrefix("LC_") || key.hasPrefix("XDG_") {
      environment[key] = nil
    }
    for key in ["HOME", "CFFIXED_USER_HOME"] { environment[key] = home }
    for key in ["COLUMNS", "LINES", "NO_COLOR"] { environment[key] = nil }
    environment["LANG"] = "en_US.UTF-8"
    environment["TZ"] = "UTC"
    return environment
  }
}

/// The answers that all demos have been built with.
private final class BuiltDemos: Sendable {
  private let answers = Mutex<Set<Demo.Answers>>([])

  func insert(_ element: Demo.Answers) { answers.withLock { _ = $0.insert(element) } }

  func contains(_ element: Demo.Answers) -> Bool { answers.withLock { $0.contains(element) } }
}
