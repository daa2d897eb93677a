import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The options of a course that the generated files pass to `grade`: the exercises to grade, and
/// the rules for marks.
struct CourseOptions: Equatable {
  /// The words of the command line that choose the exercises.
  private(set) var exercises: [String] = []
  /// Whether the course has a deadline, for which `grade` needs the times of the submissions.
  private(set) var hasDeadline = false
  /// The words of the command line that set the rules for marks, without those that name files.
  private var rules: [String] = []
  /// The lines of the file with the points for exercises.
  private var points: [String] = []

  /// The options that ``init(_:in:)`` reads.
  static let all: [any CommandOption] =
    GradeOptions.selection + [
      ReportOptions.points, ReportOptions.allOrNothing, ReportOptions.optional,
      ReportOptions.deadline, ReportOptions.penalty,
    ]

  /// Creates options for a course that grades all exercises with the workbook's own points.
  init() {}

  /// Reads the options.
  ///
  /// - Throws: ``UsageError`` if an option is invalid, or if it contradicts another one.
  init(_ arguments: Arguments, in session: Session) throws {
    let graded = try GradeOptions.exercises(arguments, in: session)
    let reports = try ReportOptions(arguments, exercises: session.exercises)
    let chosen = try GradeOptions.chosen(arguments, in: session)
    for (option, names) in [
      (GradeOptions.chapters, chosen.chapters.map { "\($0.number)" }),
      (GradeOptions.exercises, chosen.exercises.map(\.name)),
    ] where !names.isEmpty {
      exercises += ["--\(option.name)", names.joined(separator: ",")]
    }
    let ungraded = Set(session.exercises.map(\.name)).subtracting(graded.map(\.name))
    if let name = reports.scheme.points.keys.filter(ungraded.contains).min() {
      throw UsageError(
        "--points sets the points for \(name), which isn't graded. Add it to the exercises, or "
          + "remove it from the file.", isActionable: true)
    }
    if !reports.scheme.points.isEmpty {
      points =
        ["exercise,points"]
        + reports.scheme.points.sorted { $0.key < $1.key }.map { "\($0.key),\($0.value.points)" }
    }
    hasDeadline = reports.lateness.deadline != nil
    let options: [any CommandOption] = [
      ReportOptions.optional, ReportOptions.deadline, ReportOptions.penalty,
    ]
    for name in options.map(\.name) {
      if let text = arguments.text(of: name) { rules += ["--\(name)", text.trimmed] }
    }
    if reports.scheme.isAllOrNothing { rules.append("--\(ReportOptions.allOrNothing.name)") }
  }

  /// Returns the words of the command line that set the rules for marks.
  ///
  /// - Parameters:
  ///   - points: The path of the file that ``pointsCommand(writing:)`` writes.
  ///   - times: The path of the file with the times of the submissions.
  func marks(points: String, times: String) -> [String] {
    (self.points.isEmpty ? [] : ["--\(ReportOptions.points.name)", points]) + rules
      + (hasDeadline ? ["--\(ReportOptions.times.name)", times] : [])
  }

  /// Returns a shell command that writes the points for exercises to a file, or `nil` if the
  /// workbook's own points apply.
  func pointsCommand(writing file: String) -> String? {
    points.isEmpty ? nil : "printf '%s\\n' \(points.joined(separator: " ")) >\(file)"
  }
}

extension [String] {
  /// The words as a shell reads them, after a space, or an empty string if there are none. Words
  /// that refer to shell variables are in double quotes already.
  var shellWords: String {
    map { word in
      let isPlain =
        word.hasPrefix("\"")
        || word.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber || "-_.,:/+%".contains($0))
        }
      return isPlain ? " \(word)" : " '\(word.replacing("'", with: "'\\''"))'"
    }.joined()
  }
}
