import Foundation
import WorkbookCommandLine
import WorkbookCore

extension CourseOptions {
  /// The options that ``init(_:in:)`` reads.
  static let all: [any CommandOption] =
    GradeOptions.selection + [
      ReportOptions.points, ReportOptions.pointsByTime, ReportOptions.allOrNothing,
      ReportOptions.optional,
      ReportOptions.deadline, ReportOptions.penalty,
    ]

  /// Reads the options.
  ///
  /// - Throws: ``UsageError`` if an option is invalid, or if it contradicts another one.
  init(_ arguments: Arguments, in session: Session) throws {
    self.init()
    let graded = try GradeOptions.exercises(arguments, in: session)
    let reports = try ReportOptions(
      arguments, exercises: session.exercises, package: session.package)
    let chosen = try GradeOptions.chosen(arguments, in: session)
    for (option, names) in [
      (GradeOptions.chapters, chosen.chapters.map { "\($0.number)" }),
      (GradeOptions.exercises, chosen.exercises.map(\.name)),
    ] where !names.isEmpty {
      exercises += ["--\(option.name)", names.joined(separator: ",")]
    }
    let ungraded = Set(session.exercises.map(\.name)).subtracting(graded.map(\.name))
    let scheme = reports.scheme
    if let name = Set(scheme.points.keys).union(scheme.weights.keys).filter(ungraded.contains).min()
    {
      throw UsageError(
        "--points sets the points for \(name), which isn't graded. Add it to the exercises, or "
          + "remove it from the file.", isActionable: true)
    }
    if !scheme.points.isEmpty || !scheme.weights.isEmpty {
      points = ["exercise,points"] + scheme.rows
    }
    hasDeadline = reports.lateness.deadline != nil
    let options: [any CommandOption] = [
      ReportOptions.optional, ReportOptions.deadline, ReportOptions.penalty,
    ]
    for name in options.map(\.name) {
      if let text = arguments.text(of: name) { rules += ["--\(name)", text.trimmed] }
    }
    if scheme.countsMinutes { rules.append("--\(ReportOptions.pointsByTime.name)") }
    if scheme.isAllOrNothing { rules.append("--\(ReportOptions.allOrNothing.name)") }
  }
}
