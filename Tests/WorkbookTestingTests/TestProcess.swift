import Foundation
import Synchronization
import Testing

/// A second run of the tests of this very process, of which everything that it says is kept.
enum TestProcess {
  /// What a process left behind.
  struct Transcript: Sendable {
    var exitCode: Int32
    /// What it printed, standard output and standard error as they came.
    var console: String
    var events: [RecordedEvent]

    /// The lines that it printed after the testing library's own last line.
    var summary: [String] {
      lines.drop { !$0.contains("Test run with ") }.dropFirst().filter { !$0.isEmpty }
    }

    /// The lines that come right after those that contain some words, sorted.
    func lines(after words: String) -> [String] {
      zip(lines, lines.dropFirst()).filter { $0.0.contains(words) }.map(\.1).sorted()
    }

    private var lines: [String] {
      console.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// A process did not end by itself and was killed.
  struct Killed: Error, CustomStringConvertible {
    var console: String

    var description: String { "It did not end, and was killed. It had printed:\n\(console)" }
  }

  private static let mark = "WORKBOOK_FIXTURES"

  /// Whether this process is such a second run.
  static let isCurrent = ProcessInfo.processInfo.environment[mark] != nil

  /// The command that started this process, less what it was to do, or nil where a test process
  /// cannot be started again, as in Xcode.
  ///
  /// On Linux the tests are a program; on macOS they are a bundle, which a helper loads.
  static let command: [String]? = {
    guard let program = Bundle.main.executablePath else { return nil }
    if program.hasSuffix(".xctest") { return [program] }
    let arguments = CommandLine.arguments
    let flag = "--test-bundle-path"
    guard let index = arguments.firstIndex(of: flag), index + 1 < arguments.count else {
      return nil
    }
    return [program, flag, arguments[index + 1]]
  }()

  /// Runs the tests whose identifiers match a pattern.
  ///
  /// - Parameters:
  ///   - pattern: A regular expression.
  ///   - recordsEvents: Whether to ask for an event stream, of version 0. Then the testing library
  ///     says nothing of warnings, neither there nor on the console.
  ///   - environment: What to add to this process's environment.
  ///   - words: Kills the process once it has printed these. Any process is killed after two minutes.
  static func run(
    _ pattern: String, recordsEvents: Bool = true, environment: [String: String] = [:],
    killedAfter words: String? = nil
  ) async throws -> Transcript {
    let command = try #require(command)
    let events = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-events-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments =
      command.dropFirst() + ["--testing-library", "swift-testing", "--filter", pattern]
    if recordsEvents {
      process.arguments? += [
        "--event-stream-output-path", events.path, "--event-stream-version", "0",
      ]
    }
    var allEnvironment = ProcessInfo.processInfo.environment
    allEnvironment["WORKBOOK_UNFINISHED"] = nil
    allEnvironment[mark] = "1"
    allEnvironment["NO_COLOR"] = "1"
    process.environment = allEnvironment.merging(environment) { $1 }

    let (console, isKilled) = try await output(of: process, killedAfter: words)
    if isKilled { throw Killed(console: console) }
    return Transcript(
      exitCode: process.terminationStatus, console: console,
      events: recordsEvents ? try RecordedEvent.read(Data(contentsOf: events)) : [])
  }

  /// Starts a process and reads what it prints while it runs, so that no pipe fills up.
  private static func output(
    of process: Process, killedAfter words: String?
  ) async throws -> (console: String, isKilled: Bool) {
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()

    let watchdog = Watchdog()
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(120)) { watchdog.bite(process) }
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var printed = Data()
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
          printed += data
          if let words, String(decoding: printed, as: UTF8.self).contains(words) {
            watchdog.bite(process)
          }
        }
        process.waitUntilExit()
        continuation.resume(
          returning: (String(decoding: printed, as: UTF8.self), watchdog.hasBitten))
      }
    }
  }
}

/// Kills a process that does not end by itself.
private final class Watchdog: Sendable {
  private let bitten = Mutex(false)

  var hasBitten: Bool { bitten.withLock { $0 } }

  func bite(_ process: Process) {
    guard process.isRunning else { return }
    bitten.withLock { $0 = true }
    kill(process.processIdentifier, SIGKILL)
  }
}
