import Foundation
import WorkbookCore

/// The marks of all students, computed from the results of their submissions.
///
/// Nothing in this type reads a file or a clock, so the same results always produce the same marks.
struct Gradebook: Sendable, Equatable {
  /// The points for one answer.
  struct Mark: Sendable, Equatable {
    /// The name of the exercise.
    var exercise: String
    /// The report on the answer, or `nil` if the submission is missing or couldn't be read.
    var report: AnswerReport?
    /// The points earned, before any penalty, rounded to two decimal places. Totals are sums of
    /// these rounded points, so that they match the points in the reports.
    var earned: Double
    /// The maximum points.
    var maximum: Double
    /// Whether the points count toward the row's maximum. If not, they're a bonus.
    var isRequired: Bool
    /// The instructor's change to the points, or `nil` if they weren't changed.
    var adjustment: Adjustment?
    /// The weights that the course assigns to requirements, keyed by number.
    var weights: [Int: Double] = [:]

    /// The credit for what the answer adds to the program that the student started with, or `nil`
    /// if there is no report.
    var credit: Credit? { report.map { Credit(for: $0, weights: weights) } }
  }

  /// A change that the instructor made to computed points.
  struct Adjustment: Sendable, Equatable {
    /// The points before the change.
    var before: Double
    var comment: String
  }

  /// The status of a submission as a whole.
  enum Status: String, Sendable, Codable, CaseIterable {
    case complete, incomplete, notSubmitted, unreadable, notAllowed, tampered, graderError
  }

  /// A submission, or a student without one.
  struct Row: Sendable, Equatable {
    /// The unique name of the row.
    var name: String
    /// The student, if the roster identifies one.
    var student: Roster.Student?
    /// The results of the submission.
    var submission: GradedSubmission?
    /// One mark for each exercise, in the order of the table of contents.
    var marks: [Mark]
    /// The time of submission, if it's known.
    var time: Date?
    /// The number of days late, counting part of a day as a day.
    var daysLate: Int
    /// The points earned, before any penalty.
    var earned: Double
    /// The points deducted for lateness.
    var penalty: Double
    /// The maximum points, not counting bonus points. With bonus points, the total can exceed the
    /// maximum.
    var maximum: Double
    var status: Status
    /// The total that the instructor set, or `nil` to use the computed total.
    var adjustedTotal: Double?
    /// Sentences that say how and why the instructor changed the total or the deadline.
    var remarksOnAdjustments: [String] = []
    /// A remark on which of several attempts this is.
    var remarkOnAttempts: String?

    /// The final points, never below zero.
    var total: Double { adjustedTotal ?? max(0, (earned - penalty).roundedPoints) }
    /// The name to show to readers.
    var title: String {
      let known = [student?.name, student?.email, student?.id].compactMap(\.self)
      return known.first { !$0.isEmpty } ?? name
    }
  }

  /// The graded exercises, in order.
  let exercises: [Exercise]
  /// The submissions, sorted by name, followed by students without a submission.
  let rows: [Row]
  /// Notes for the instructor, such as missing times and names that don't match any student.
  let notes: [String]
  /// Whether students are known, from a roster or the platform's export.
  let hasRoster: Bool
  /// Whether the roster has the numbers by which a platform identifies students whose names are
  /// hidden.
  let hasParticipants: Bool
  /// Whether a deadline was given.
  let hasDeadline: Bool
  /// Whether the instructor adjusted marks.
  let hasAdjustments: Bool

  /// Computes the marks of submissions.
  init(
    of submissions: [GradedSubmission], exercises: [Exercise], scheme: MarkingScheme,
    roster: Roster? = nil, lateness: Lateness = Lateness(), attempts: AttemptPolicy = .last,
    adjustments: Adjustments? = nil
  ) {
    self.exercises = exercises
    hasDeadline = lateness.deadline != nil
    hasAdjustments = adjustments != nil
    let sorted = submissions.sorted {
      ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name)
    }
    var matcher = SubmissionMatcher(sorted, roster: roster, lateness: lateness)
    var rows = sorted.flatMap { submission in
      let students = matcher.students(of: submission)
      let owners: [Roster.Student?] = students.isEmpty ? [nil] : students
      return owners.enumerated().map { index, student in
        Row(
          submission, student, isFirst: index == 0, time: matcher.time(of: submission, student),
          exercises: exercises, scheme: scheme)
      }
    }
    rows += matcher.absent.map { student in
      let keys = [student.id, student.email, student.name]
      return Row(
        name: keys.first { !$0.isEmpty } ?? "", student: student, exercises: exercises,
        scheme: scheme)
    }
    let adjusted = AdjustedRows(rows, by: adjustments ?? Adjustments())
    let counted = Attempts(
      adjusted.rows.map { row, deadline in
        var row = row
        row.applyPenalty(lateness: lateness, deadline: deadline, scheme: scheme)
        return row
      }, attempts)
    self.rows = counted.rows
    hasParticipants = roster?.students.contains { !$0.participantText.isEmpty } == true
    hasRoster = roster != nil || rows.contains { $0.student != nil }
    notes =
      (roster?.notes ?? []) + counted.notes + matcher.notes + adjusted.notes
      + scheme.notes(about: rows.flatMap(\.marks))
  }
}

extension Gradebook.Row {
  /// Creates the row for a student without a submission.
  fileprivate init(
    name: String, student: Roster.Student, exercises: [Exercise], scheme: MarkingScheme
  ) {
    let marks = exercises.map {
      Gradebook.Mark(
        exercise: $0.name, report: nil, earned: 0, maximum: scheme.maximum(for: $0),
        isRequired: scheme.requires($0))
    }
    self.init(
      name: name, student: student, marks: marks, daysLate: 0, earned: 0, penalty: 0,
      maximum: marks.required.map(\.maximum).sumOfPoints, status: .notSubmitted)
  }

  /// Creates a submission's row for one of the students who submitted it.
  ///
  /// - Parameter isFirst: Whether this is the submission's first row. The names of other rows
  ///   include the student's name, because rows have unique names.
  fileprivate init(
    _ submission: GradedSubmission, _ student: Roster.Student?, isFirst: Bool, time: Date?,
    exercises: [Exercise], scheme: MarkingScheme
  ) {
    let reports = Dictionary(
      submission.answers.map { ($0.exercise, $0) }, uniquingKeysWith: { first, _ in first })
    let marks = exercises.map { exercise in
      let report = reports[exercise.name]
      return Gradebook.Mark(
        exercise: exercise.name, report: report,
        earned: (report.map { scheme.earned(by: $0, for: exercise) } ?? 0).roundedPoints,
        maximum: scheme.maximum(for: exercise), isRequired: scheme.requires(exercise),
        weights: scheme.weights[exercise.name] ?? [:])
    }
    let keys = [student?.id, student?.email, student?.name].compactMap(\.self)
    let name = keys.first { !$0.isEmpty } ?? ""
    self.init(
      name: isFirst ? submission.name : "\(submission.name) (\(name))", student: student,
      submission: submission, marks: marks, time: time,
      daysLate: 0, earned: marks.map(\.earned).sumOfPoints, penalty: 0,
      maximum: marks.required.map(\.maximum).sumOfPoints,
      status: Self.status(of: submission, marks))
  }

  /// Deducts the penalty for lateness.
  ///
  /// - Parameter deadline: The deadline for this row, or `nil` to use the deadline for everyone.
  fileprivate mutating func applyPenalty(
    lateness: Lateness, deadline: Date?, scheme: MarkingScheme
  ) {
    var lateness = lateness
    lateness.deadline = deadline ?? lateness.deadline
    daysLate = lateness.daysLate(at: time)
    let part = min(1, max(0, scheme.penaltyPerDay) * Double(daysLate))
    earned = marks.map(\.earned).sumOfPoints
    penalty = (earned * part).roundedPoints
  }

  /// Returns the overall status. Problems that an instructor must look at take precedence.
  private static func status(
    of submission: GradedSubmission, _ marks: [Gradebook.Mark]
  ) -> Gradebook.Status {
    let verdicts = marks.map(\.report?.verdict)
    if submission.problem != nil {
      return submission.hasGraderProblem == true ? .graderError : .unreadable
    }
    if verdicts.contains(.graderError) { return .graderError }
    if verdicts.contains(.tampered) { return .tampered }
    if verdicts.contains(.notAllowed) { return .notAllowed }
    return marks.required.allSatisfy { $0.report?.verdict == .passed } ? .complete : .incomplete
  }
}

extension [Gradebook.Mark] {
  /// The marks for exercises that aren't optional.
  var required: [Gradebook.Mark] { filter(\.isRequired) }
}
