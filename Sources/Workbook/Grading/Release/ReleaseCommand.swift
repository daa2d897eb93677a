import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookEngine

extension Command {
  /// The command that makes a copy of the workbook for students.
  package static let release = release { session in
    var policy = JudgePolicy()
    policy.kitProgress = { session.console.showProgress(of: "Building the kit", $0) }
    let judge = AnswerJudge(for: session.package, policy: policy)
    return { try await judge.recordedSolution(to: $0) }
  }

  /// Returns the command, given a function that makes the function that records the facts about a
  /// solution.
  static func release(
    makingRecorder makeRecorder:
      @escaping @Sendable (Session) -> @Sendable (Exercise) async throws -> Data
  ) -> Command {
    Command(
      .release,
      discussion: """
        The copy has no solutions, no wrong answers, and only the first two hints for each exercise. \
        For each exercise that asks for a test, it lacks some of the incorrect programs that answers \
        are graded with. Everything else works as before, including swift test, check, watch, the \
        demos, and practice. Your own answers aren't copied.

        With --solutions-after FILE, the copy has everything for the chapters whose date has passed. \
        The CSV file has the columns chapter and date. When more dates have passed, make another copy. \
        Students get it with workbook update, which keeps their answers.

        Grade with the full workbook. The copy can't grade.
        """,
      options: ReleaseCall.options,
      examples: [
        .init("release --to ../for-students", "A copy without any solutions."),
        .init(
          "release --to ../for-students --solutions-after dates.csv --zone Europe/Berlin",
          "A copy with the solutions of the chapters whose date has passed."),
      ]
    ) { try await ReleaseCall($0, in: $1, recording: makeRecorder($1)).run() }
  }
}

/// One run of `workbook release`.
private struct ReleaseCall {
  static let to = Option<String>(
    "to", "FOLDER", "The folder for the copy, which must be new or empty.")
  static let solutionsAfter = Option<String>(
    "solutions-after", "FILE",
    "The dates of the solutions' release, as a CSV file with the columns chapter,date.")
  static let zone = Option<TimeZone>.zone(
    "The time zone of the dates, such as Europe/Berlin (default: UTC).")
  static let options: [any CommandOption] = [to, solutionsAfter, zone]

  private let session: Session
  private let folder: URL
  private let dates: ReleaseDates
  private let record: @Sendable (Exercise) async throws -> Data

  init(
    _ arguments: Arguments, in session: Session,
    recording record: @escaping @Sendable (Exercise) async throws -> Data
  ) throws {
    self.session = session
    self.record = record
    guard let path = arguments[Self.to] else {
      throw UsageError("Missing option --to. Pass a folder for the copy.")
    }
    folder = URL(fileURLWithPath: path).standardizedFileURL
    if let path = arguments[Self.solutionsAfter] {
      dates = try ReleaseDates(
        CourseFile.text(of: URL(fileURLWithPath: path), named: path), named: path,
        zone: arguments[Self.zone], in: session)
    } else if arguments[Self.zone] != nil {
      throw UsageError("--zone needs dates. Add --solutions-after FILE.", isActionable: true)
    } else {
      dates = ReleaseDates()
    }
  }

  func run() async throws -> ExitCode {
    try SeparateCommand.release.requireSolutions(in: session.package)
    try checkFolder()
    let now = session.now()
    let release = Release(
      withholding: session.chapters.filter { !dates.releases($0, at: now) }.map {
        Release.Chapter(folder: $0.folder, date: dates.words(for: $0))
      })
    let copy = StudentCopy(
      package: session.package, chapters: session.chapters, release: release, record: record)
    // The copy appears as a whole or not at all.
    let partial = folder.deletingLastPathComponent().appending(
      path: ".\(folder.lastPathComponent)-\(UUID().uuidString.prefix(8))")
    let console = session.console
    defer {
      console.showProgress(of: "", nil)
      try? FileManager.default.removeItem(at: partial)
    }
    try await copy.write(to: partial) { console.showProgress(of: "Recording facts", $0) }
    do {
      // If the folder isn't empty any more, this has no effect, and moving fails.
      rmdir(folder.path)
      try FileManager.default.moveItem(at: partial, to: folder)
    } catch {
      throw SetUpError("\(folder.path) can't be written: \(error.localizedDescription)")
    }
    console.showProgress(of: "", nil)
    console.print(lines(about: release))
    return .done
  }

  /// Checks that the copy overwrites nothing.
  private func checkFolder() throws {
    let parent = folder.deletingLastPathComponent().resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: parent.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw UsageError(
        "\(folderPath(parent)) isn't a folder. Create it, and run the command again.",
        isActionable: true)
    }
    let root = folderPath(session.package.root.resolvingSymlinksInPath())
    if "\(folderPath(parent))/".hasPrefix("\(root)/") {
      throw UsageError(
        "\(folderPath(folder)) is inside the workbook. Pass a folder outside it.",
        isActionable: true)
    }
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      return
    }
    let content = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard isFolder.boolValue, content?.isEmpty == true else {
      throw UsageError(
        "\(folderPath(folder)) isn't empty, and nothing is overwritten. Pass a new folder.",
        isActionable: true)
    }
  }

  private func lines(about release: Release) -> [String] {
    let withheld = release.chapters.map(\.folder)
    let released = session.chapters.filter { !withheld.contains($0.folder) }
    let table = session.chapters.map { chapter in
      "  \(chapter.number) \(chapter.title): "
        + (released.contains(chapter)
          ? "released" : dates.words(for: chapter).map { "from \($0)" } ?? "not released")
    }
    return ["The copy for students is in \(folderPath(folder)).", "", "Solutions:"] + table
      + [
        "",
        "Students who have an earlier copy run this in it, with the path of the new copy or its zip file:",
        "  \(Session.call) update PATH",
      ]
  }
}
