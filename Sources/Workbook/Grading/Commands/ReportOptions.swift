import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The options of `grade` that affect marks and reports.
struct ReportOptions {
  static let points = Option<String>(
    "points", "FILE",
    "The points for exercises in your course, as a CSV file with the columns exercise,points. A row "
      + "such as TapCounter#2,3 gives requirement 2 of an exercise the weight 3.")
  static let pointsByTime = Flag(
    "points-by-time",
    "An exercise is worth one point for each minute that it's estimated to take. --points overrides "
      + "this for the exercises in its file.")
  static let allOrNothing = Flag(
    "all-or-nothing", "Give no partial credit: an answer that fails any test earns no points.")
  static let optional = Option<MarkingScheme.OptionalPolicy>(
    "optional", choice: "POLICY",
    "How optional exercises count: as bonus points (bonus, the default), not at all (none), or "
      + "like all others (required).")
  static let roster = Option<String>(
    "roster", "FILE",
    "The students, as a CSV file that a learning platform exports, with columns such as "
      + "name,id,email.")
  static let columns = Option<String>(
    "columns", "COLUMNS",
    "The meanings of the roster's columns, such as name=Nom,id=Matricule. Use this option if "
      + "the grader doesn't recognize the columns.")
  static let groups = Option<String>(
    "groups", "COLUMN",
    "The roster column that contains the groups. One submission counts for all members of a group.")
  static let adjust = Option<String>(
    "adjust", "FILE",
    "Your changes to points and deadlines, in a CSV file as described above.")
  static let deadline = Option<WrittenTime>(
    "deadline", "TIME",
    "The time when submissions are due, such as 2027-01-15T23:59+01:00.",
    expectation: Timestamp.expectation
  ) { WrittenTime($0) }
  static let times = Option<String>(
    "times", "FILE",
    "The submission times, as a CSV file with the columns name,time, or a grading worksheet.")
  static let zone = Option<TimeZone>.zone(
    "The time zone for times that don't include one, such as Europe/Berlin.")
  static let attempts = Option<AttemptPolicy>(
    "attempts", choice: "POLICY",
    "Which of a student's attempts counts: the last one (last, the default), the last one before "
      + "the deadline (on-time), or the one with the most points (best).")
  static let penalty = Option<Double>(
    "penalty", "PERCENT",
    "The percentage of the points to deduct for each day late, or part of a day.",
    expectation: "a number from 0 to 100, such as 10"
  ) { text in
    let number = Double(text.hasSuffix("%") ? String(text.dropLast()) : text)
    return number.flatMap { (0...100).contains($0) ? $0 : nil }
  }
  static let format = Option<ResultFormat>(
    "format", choice: "FORMAT",
    "Also write the results for another program: gradescope, exercism, junit, or classroom.")

  static let pack = Flag(
    "pack",
    "Also write REPORT/feedback.zip, with the feedback in folders named like the submissions.")
  static let mistakes = Flag(
    "mistakes",
    "Compare failures with the workbook's known mistakes. The first run takes several minutes.")

  static let all: [any CommandOption] = [
    points, pointsByTime, allOrNothing, optional, roster, columns, groups, adjust, deadline, times,
    zone,
    penalty, attempts, format, mistakes, pack,
  ]

  var scheme = MarkingScheme()
  var roster: Roster?
  var lateness = Lateness()
  var attempts = AttemptPolicy.last
  var adjustments: Adjustments?
  var format: ResultFormat?
  var comparesMistakes = false
  var packsFeedback = false
  /// The number of known mistakes to run at a time.
  var jobs = 1

  /// Reads the options and the files that they name.
  ///
  /// - Throws: ``UsageError`` that names the file and the line, and says what to do next.
  init(_ arguments: Arguments, exercises: [Exercise], package: WorkbookPackage) throws {
    format = arguments[Self.format]
    comparesMistakes = arguments[Self.mistakes]
    packsFeedback = arguments[Self.pack]
    jobs = GradeOptions.jobs(arguments)
    scheme.countsMinutes = arguments[Self.pointsByTime]
    scheme.isAllOrNothing = arguments[Self.allOrNothing]
    scheme.optional = arguments[Self.optional] ?? .bonus
    scheme.penaltyPerDay = (arguments[Self.penalty] ?? 0) / 100
    if let path = arguments[Self.points] {
      try scheme.readPoints(
        MarkingScheme.pointsFile(URL(fileURLWithPath: path), named: path), for: exercises,
        requirements: package.requirements)
    }
    if let path = arguments[Self.roster] {
      roster = try Roster(
        CourseFile.text(of: URL(fileURLWithPath: path), named: path), named: path,
        columns: arguments[Self.columns], groups: arguments[Self.groups])
    } else if let option = [Self.columns, Self.groups].first(where: { arguments[$0] != nil }) {
      throw UsageError("--\(option.name) needs a roster. Add --roster FILE.", isActionable: true)
    }
    attempts = arguments[Self.attempts] ?? .last
    lateness.zone = arguments[Self.zone]
    if let deadline = arguments[Self.deadline] {
      lateness.deadline = deadline.date(in: lateness.zone)
      if lateness.deadline == nil {
        throw UsageError(
          "--deadline \(Timestamp.zoneAdvice).", isActionable: true)
      }
    }
    try readTimes(arguments)
    if scheme.penaltyPerDay > 0, lateness.deadline == nil {
      throw UsageError("--penalty needs a deadline. Add --deadline TIME.", isActionable: true)
    }
    if let path = arguments[Self.adjust] {
      var adjustments = try Adjustments(
        Adjustments.file(URL(fileURLWithPath: path), named: path), for: exercises,
        zone: lateness.zone)
      adjustments.deadline = lateness.deadline
      if adjustments.hasExtensions, lateness.deadline == nil {
        throw UsageError(
          "\(path) extends the deadline, but no deadline is set. Add --deadline TIME.",
          isActionable: true)
      }
      self.adjustments = adjustments
    }
  }

  /// Reads the submission times from the file that `--times` names, or else from the roster, if it's a
  /// grading worksheet.
  private mutating func readTimes(_ arguments: Arguments) throws {
    if let path = arguments[Self.times] {
      let text = try CourseFile.text(of: URL(fileURLWithPath: path), named: path)
      let file: CourseFile
      do {
        file = try Lateness.timesFile(text, named: path)
      } catch {
        guard let worksheet = try? Roster(text, named: path), worksheet.isWorksheet else {
          throw error
        }
        return try lateness.readTimes(in: worksheet, named: path)
      }
      try lateness.readTimes(file)
    } else if let roster, roster.isWorksheet, lateness.deadline != nil || lateness.zone != nil {
      try lateness.readTimes(in: roster, named: arguments[Self.roster] ?? "the roster")
    }
  }

  /// Checks that lateness can be computed.
  ///
  /// - Parameters:
  ///   - areTimesKnown: Whether the platform's export has the times of submissions.
  ///   - areLocalTimesKnown: Whether it has times without a zone.
  /// - Throws: ``UsageError`` if there is a deadline but no times.
  func requireTimes(unless areTimesKnown: Bool, or areLocalTimesKnown: Bool = false) throws {
    guard lateness.deadline != nil, lateness.times.isEmpty, !areTimesKnown else { return }
    if areLocalTimesKnown, lateness.zone == nil {
      throw UsageError(
        "The submissions' names include the times, but no time zone. Add --zone, such as "
          + "--zone Europe/Berlin.", isActionable: true)
    }
    if !areLocalTimesKnown {
      throw UsageError(
        "--deadline needs the submission times. Add --times FILE.", isActionable: true)
    }
  }

  /// Computes the marks of submissions.
  func gradebook(of submissions: [GradedSubmission], exercises: [Exercise]) -> Gradebook {
    Gradebook(
      of: submissions, exercises: exercises, scheme: scheme, roster: roster, lateness: lateness,
      attempts: attempts, adjustments: adjustments)
  }
}
