import Foundation

/// What a command works with: the workbook, the terminal, and the world around them.
///
/// Everything that a test wants to choose is a property here, and is the real thing unless chosen.
public struct Session: Sendable {
  /// How a student calls the tool.
  static let call = "swift run workbook"

  /// The workbook on disk.
  public var package: WorkbookPackage
  /// What it holds.
  public var chapters: [Chapter]
  /// Where to write.
  public var console: Console
  /// Makes what builds and runs an answer.
  public var makeRunner: @Sendable () throws -> any Runner
  /// Makes what the answers of submissions are unpacked, built and run with.
  var makeGradingTools: @Sendable (WorkbookPackage, RunnerOptions) async throws -> GradingTools =
    GradingTools.make
  /// The time of day.
  public var now: @Sendable () -> Date
  /// Where that time is told.
  public var timeZone = TimeZone.current
  /// The environment's variables.
  public var environment: [String: String]
  /// Runs a tool to its end.
  public var runTool: ToolRun
  /// Has tests write what the prose shows.
  public var runTests: TestsRun = recordTests
  /// Where keys are pressed.
  public var keyboard = TerminalDevice.standardInput
  /// Waits between two looks at the files.
  public var pause: @Sendable () async throws -> Void = {
    try await Task.sleep(for: .milliseconds(150))
  }
  /// Builds demos and plays them; the real ones unless chosen.
  var demoPlayer: (any DemoPlayer)?
  /// Shows a long text, page by page, to the person at the terminal.
  public var page: @Sendable (String) throws -> Void = { try showPaged($0) }

  /// A session.
  public init(
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
  var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// What is remembered from call to call.
  var memory: MemoryFile { MemoryFile(url: package.url(".workbook/state.json")) }

  /// Where the student is; says so when what was remembered could not be read.
  func progress() -> Progress {
    let (memory, complaint) = memory.read()
    if let complaint { console.complain(complaint) }
    return Progress(of: chapters, in: package, memory: memory)
  }

  /// Remembers something. Where that is not possible the student is told, and nothing else is lost.
  func remember(_ change: (inout Memory) -> Void) {
    do {
      try memory.update(change)
    } catch {
      console.complain(String(describing: error))
    }
  }

  /// The exercise with a name: `TapCounter`, in any case, `1.2`, or the path of its file.
  ///
  /// - Throws: ``UsageError`` when there is none, with the one that was probably meant.
  func exercise(named name: String) throws -> Exercise {
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
  func chapter(named name: String) throws -> Chapter {
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

extension Exercise {
  /// Its number in the book: `1.2`.
  var label: String {
    "\(Int(chapter.prefix { $0.isNumber }) ?? 0).\(number)"
  }
}
