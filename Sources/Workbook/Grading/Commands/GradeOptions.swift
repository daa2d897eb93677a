import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The options of `grade` that affect grading.
struct GradeOptions {
  static let output = Option<String>(
    "output", "REPORT",
    "The folder for results and reports. If grading is interrupted, the next run resumes there.")
  static let jobs = Option<Int>(
    "jobs", count: "N", "The number of answers to grade at a time. The default is one per core.")
  static let shard = Option<Shard>(
    "shard", "K/N",
    "Grade only one part, such as 3/10 for the third of ten. Combine the parts with merge.",
    expectation: "a part, such as 3/10"
  ) { Shard($0) }
  static let exercises = Option<String>(
    "exercises", "NAMES",
    "Grade only these exercises, separated by commas. The name core stands for those on the road.")
  static let chapters = Option<String>(
    "chapters", "CHAPTERS", "Grade only these chapters, separated by commas.")
  static let isolation = Option<Isolation>(
    "isolation", choice: "HOW",
    "sandbox (the default), or none for answers that you trust, because they run with your "
      + "permissions.")
  static let allow = Option<String>(
    "allow", "NAMES",
    "Names, separated by commas, that answers may use in addition to those that the workbook "
      + "teaches.")
  static let again = Option<String>(
    "again", "NAME", "Grade this submission again, even if it has a result.")

  /// The options that choose what to grade.
  static let selection: [any CommandOption] = [exercises, chapters]

  static let all: [any CommandOption] =
    [output, jobs, shard] + selection + [isolation, allow, again]

  let output: URL
  let jobs: Int
  let shard: Shard?
  let exercises: [Exercise]
  let runner: RunnerOptions
  let again: String?

  /// Reads the options.
  ///
  /// - Throws: ``UsageError`` if `--output` is missing, or if an option names an exercise or a
  ///   chapter that doesn't exist.
  init(_ arguments: Arguments, in session: Session) throws {
    output = try Self.output(arguments)
    jobs = Self.jobs(arguments)
    shard = arguments[Self.shard]
    again = arguments[Self.again]
    var exercises = try Self.exercises(arguments, in: session)
    let isChosen = [Self.exercises, Self.chapters].contains { arguments[$0] != nil }
    if again != nil, !isChosen, ReportFolder.isReportFolder(output),
      let before = ReportFolder.conditions(of: output)?.exercises
    {
      // Use the same exercises for this submission as for the others.
      exercises = exercises.filter { before.contains($0.name) }
    }
    self.exercises = exercises
    runner = Self.runner(arguments)
  }

  /// Returns the exercises that `--exercises` and `--chapters` name, or all exercises if neither
  /// option is given.
  static func exercises(_ arguments: Arguments, in session: Session) throws -> [Exercise] {
    let (chosen, chapters) = try chosen(arguments, in: session)
    if chosen.isEmpty && chapters.isEmpty { return session.exercises }
    let folders = chapters.map(\.folder)
    return session.exercises.filter { chosen.contains($0) || folders.contains($0.chapter) }
  }

  /// Returns the exercises that `--exercises` names, and the chapters that `--chapters` names.
  static func chosen(
    _ arguments: Arguments, in session: Session
  ) throws -> (exercises: [Exercise], chapters: [Chapter]) {
    (
      try parts(arguments[exercises]).flatMap { name in
        name.lowercased() == Road.core.rawValue
          ? session.exercises.filter { $0.road == .core } : [try session.exercise(named: name)]
      },
      try parts(arguments[chapters]).map { try session.chapter(named: $0) }
    )
  }

  /// Returns the runner options that `--isolation` and `--allow` specify.
  static func runner(_ arguments: Arguments) -> RunnerOptions {
    var runner = RunnerOptions()
    runner.isolation = arguments[isolation] ?? .sandbox
    runner.allowed = parts(arguments[allow])
    return runner
  }

  /// Returns how many answers to grade at a time, as `--jobs` specifies.
  static func jobs(_ arguments: Arguments) -> Int {
    arguments[jobs] ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Returns the folder that `--output` names.
  static func output(_ arguments: Arguments) throws -> URL {
    guard let path = arguments[output] else {
      throw UsageError("Missing option --output. Pass a folder for the reports.")
    }
    return URL(fileURLWithPath: path).standardizedFileURL
  }
}

/// Returns the items of a comma-separated list.
private func parts(_ text: String?) -> [String] {
  (text ?? "").split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
}
