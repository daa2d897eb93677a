import Foundation
import Synchronization
import Testing

/// A child process that runs this process's tests and whose output is recorded.
enum TestProcess {
  /// The exit code and the output of a process.
  struct Transcript: Sendable {
    var exitCode: Int32
    /// Standard output and standard error, in the order in which they were printed.
    var console: String
    var events: [RecordedEvent]

    /// The lines after the testing library's last line.
    var summary: [String] {
      lines.drop { !$0.contains("Test run with ") }.dropFirst().filter { !$0.isEmpty }
    }

    /// Returns, in alphabetical order, the lines that directly follow a line with the given words.
    func lines(after words: String) -> [String] {
      zip(lines, lines.dropFirst()).filter { $0.0.contains(words) }.map(\.1).sorted()
    }

    private var lines: [String] {
      console.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The error that is thrown if a process was killed because it didn't end.
  struct Killed: Error, CustomStringConvertible {
    var console: String

    var description: String {
      "The test process was killed because it didn't end. Its output was:\n\(console)"
    }
  }

  private static let mark = "WORKBOOK_FIXTURES"

  /// Whether this process is a child process.
  static let isCurrent = ProcessInfo.processInfo.environment[mark] != nil

  /// The command that started this process, without the arguments that select tests, or `nil` if a
  /// test process can't be started again, as in Xcode.
  ///
  /// On Linux, the tests are an executable. On macOS, they're a bundle that a helper loads.
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
  ///   - recordsEvents: Whether to record an event stream of version 0. With an event stream, the
  ///     testing library doesn't report warnings, either in the stream or on the console.
  ///   - environment: Variables to add to this process's environment.
  ///   - words: If the process prints this string, the process is killed. In any case, it's killed
  ///     after two minutes.
  /// - Throws: ``Killed`` if the process was killed.
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

  /// Starts a process and reads its output while it runs, so that the pipe can't fill up.
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

/// A watchdog that kills a process.
private final class Watchdog: Sendable {
  private let bitten = Mutex(false)

  var hasBitten: Bool { bitten.withLock { $0 } }

  func bite(_ process: Process) {
    guard process.isRunning else { return }
    bitten.withLock { $0 = true }
    kill(process.processIdentifier, SIGKILL)
  }
}
