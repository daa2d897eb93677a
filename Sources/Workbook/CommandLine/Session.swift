import Foundation
import WorkbookCore

/// What a command works with: the workbook, the terminal, and the world around them.
///
/// Everything that a test wants to choose is a property here, and is the real thing unless chosen.
package struct Session: Sendable {
  /// How a student calls the tool.
  package static let call = "swift run workbook"

  /// The workbook on disk.
  package var package: WorkbookPackage
  /// What it holds.
  package var chapters: [Chapter]
  /// Where to write.
  package var console: Console
  /// Makes what builds and runs an answer.
  package var makeRunner: @Sendable () throws -> any Runner
  /// The time of day.
  package var now: @Sendable () -> Date
  /// Where that time is told.
  package var timeZone = TimeZone.current
  /// The environment's variables.
  package var environment: [String: String]
  /// Runs a tool to its end.
  package var runTool: ToolRun
  /// Where keys are pressed.
  package var keyboard = TerminalDevice.standardInput
  /// Waits between two looks at the files.
  package var pause: @Sendable () async throws -> Void = {
    try await Task.sleep(for: .milliseconds(150))
  }
  /// The commands of the tool that runs; ``Tool`` fills it in.
  package var commands: [Command] = []
  /// Shows a long text, page by page, to the person at the terminal.
  package var page: @Sendable (String) throws -> Void = { try showPaged($0) }

  /// A session.
  package init(
    package: WorkbookPackage, chapters: [Chapter] = TableOfContents.chapters, console: Console,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    now: @escaping @Sendable () -> Date = { Date() },
    runTool: @escaping ToolRun = runProcess,
    makeRunner: @escaping @Sendable () throws -> any Runner
  ) {
    self.package = package
    self.chapters = chapters
    self.console = console
    self.environment = environment
    self.now = now
    self.runTool = runTool
    self.makeRunner = makeRunner
  }

  /// The exercises of all chapters, in order.
  package var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// The exercise with a name: `TapCounter`, in any case, `1.2`, or the path of its file.
  ///
  /// - Throws: ``UsageError`` when there is none, with the one that was probably meant.
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

  /// The chapter with a number, folder, module or title.
  ///
  /// - Throws: ``UsageError`` when there is none, with the one that was probably meant.
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
      listing: chapters.count == 1 ? "There is \(all)." : "There are \(all).")
  }

  /// The exercises that could be meant: those of the chapter whose number the name has, or else
  /// where to see all, since they are many.
  private func listing(of name: String) -> String {
    let number = Int(name.prefix { $0 != "." })
    guard let chapter = chapters.first(where: { $0.number == number }) else {
      let range = [exercises.first, exercises.last].compactMap { $0?.label }
      return "There are \(range.joined(separator: " to ")): \(Session.call) list names them."
    }
    let all = chapter.exercises.map { "\($0.label) \($0.name)" }.joined(separator: ", ")
    return "Chapter \(chapter.number) has \(all)."
  }
}
