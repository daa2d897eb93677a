import Foundation
import WorkbookCore

/// The context in which a command runs, including the workbook, the terminal, and the system.
///
/// Each dependency that tests can replace is a property whose default is the real dependency.
package struct Session: Sendable {
  /// The shell command that runs this tool.
  package static let call = "swift run workbook"

  /// The workbook on disk.
  package var package: WorkbookPackage
  /// The chapters of the workbook.
  package var chapters: [Chapter]
  /// The output of the command.
  package var console: Console
  /// Creates the runner that builds and runs answers for a given purpose.
  package var makeRunner: @Sendable (RunnerPurpose) throws -> any Runner
  /// Returns the current time.
  package var now: @Sendable () -> Date
  /// The time zone in which the command prints times.
  package var timeZone = TimeZone.current
  /// The environment variables.
  package var environment: [String: String]
  /// Runs an external tool and waits for it to exit.
  package var runTool: ToolRunner
  /// The terminal that input is read from.
  package var keyboard = TerminalDevice.standardInput
  /// Waits until it's time to look for changed files again.
  package var pause: @Sendable () async throws -> Void = {
    try await Task.sleep(for: .milliseconds(150))
  }
  /// All commands of the tool. ``Tool/run(_:in:)`` sets them.
  package var commands: [Command] = []
  /// Shows long text in the terminal, one page at a time.
  package var page: @Sendable (String) throws -> Void = { try showPaged($0) }
  /// Runs a shell command that takes over the terminal. Returns its exit status, or `nil` if it
  /// can't be started.
  package var runInTerminal: @Sendable (_ command: String, _ arguments: [String]) -> Int32? = {
    ShellCommand($0, $1).runInTerminal()
  }
  /// Runs a shell command that doesn't use the terminal, and waits for it. Returns its exit status,
  /// or `nil` if it can't be started.
  package var runInBackground: @Sendable (_ command: String, _ arguments: [String]) -> Int32? = {
    ShellCommand($0, $1).runInBackground()
  }

  /// Replaces this process with a separate tool that gets the given arguments, after building it if
  /// necessary. Returns only by throwing an error.
  package var become: @Sendable (SeparateTool, [String]) async throws -> Never = { tool, _ in
    throw SetUpError("\(tool.product) can't be started here.")
  }

  /// Starts this tool once more with the given arguments, in the background. It goes on after this
  /// process has ended.
  package var startInBackground: @Sendable ([String]) -> Void = { _ in }

  /// Compiles a generated program, runs it on the kit, and returns what it printed.
  package var runProgram: GeneratedProgram.Run = { _ in
    throw SetUpError("Programs can't be run here.")
  }

  /// Returns whether the audit of answers works with the current compiler, or `nil` if answers aren't
  /// audited here.
  package var auditReadiness: @Sendable () async throws -> AuditReadiness? = { nil }

  /// Creates a session.
  package init(
    package: WorkbookPackage, chapters: [Chapter], console: Console,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    now: @escaping @Sendable () -> Date = { Date() },
    runTool: @escaping ToolRunner = runProcess,
    makeRunner: @escaping @Sendable (RunnerPurpose) throws -> any Runner
  ) {
    self.package = package
    self.chapters = chapters
    self.console = console
    self.environment = environment
    self.now = now
    self.runTool = runTool
    self.makeRunner = makeRunner
  }

  /// The exercises in all chapters, in order.
  package var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// Returns the exercise with the given name, number, or path.
  ///
  /// For example, `TapCounter`, `tapcounter`, `TapCounterTests`, `1.1`, and
  /// `Exercises/01-ViewState/TapCounter.swift` all refer to the same exercise.
  ///
  /// - Throws: ``UsageError`` if there is no such exercise. The error suggests the closest name.
  package func exercise(named name: String) throws -> Exercise {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let bare = file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
    let wanted = bare.lowercased()
    let found = exercises.first {
      $0.name.lowercased() == wanted || $0.suiteName.lowercased() == wanted || $0.label == wanted
    }
    if let found { return found }
    throw UsageError.unknown(
      "exercise", name, among: exercises.map(\.name), listing: listing(of: name))
  }

  /// Returns the chapter with the given number, folder, module, or title.
  ///
  /// - Throws: ``UsageError`` if there is no such chapter. The error suggests the closest name.
  package func chapter(named name: String) throws -> Chapter {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let wanted = (file.hasSuffix(".md") ? String(file.dropLast(3)) : file).lowercased()
    let found = chapters.first {
      [$0.folder, $0.module, $0.title].map { $0.lowercased() }.contains(wanted)
        || Int(wanted) == $0.number
    }
    if let found { return found }
    let all = chapters.map { "\($0.number) \($0.module)" }.joined(separator: ", ")
    throw UsageError.unknown(
      "chapter", name, among: chapters.map(\.module),
      listing: chapters.count == 1
        ? "The only chapter is \(all)." : "The chapters are \(all).")
  }

  /// Returns a sentence that lists the exercises in a chapter if the name starts with that
  /// chapter's number. Otherwise, the sentence says how to list all exercises.
  private func listing(of name: String) -> String {
    let number = Int(name.prefix { $0 != "." })
    guard let chapter = chapters.first(where: { $0.number == number }) else {
      let range = [exercises.first, exercises.last].compactMap { $0?.label }
      return "The exercises are \(range.joined(separator: " to ")). To list them, run: "
        + "\(Session.call) list"
    }
    let all = chapter.exercises.map { "\($0.label) \($0.name)" }.joined(separator: ", ")
    return "Chapter \(chapter.number) has \(all)."
  }
}
