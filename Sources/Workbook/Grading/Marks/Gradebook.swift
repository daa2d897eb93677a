import Foundation
import WorkbookCore

/// The marks of a class, computed from the results of its submissions.
///
/// Nothing here reads a file or a clock, so the same results always produce the same marks.
struct Gradebook: Sendable, Equatable {
  /// The points for one answer.
  struct Mark: Sendable, Equatable {
    /// The report on the answer, or `nil` if the submission is missing or couldn't be read.
    var report: AnswerReport?
    /// The points earned, before any penalty.
    var earned: Double
    /// The maximum points.
    var maximum: Double
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
    /// When the submission was handed in, if that is known.
    var time: Date?
    /// The number of days late, counting part of a day as a day.
    var daysLate: Int
    /// The points earned, before any penalty.
    var earned: Double
    /// The points deducted for lateness.
    var penalty: Double
    /// The maximum points.
    var maximum: Double
    var status: Status

    /// The final points, never below zero.
    var total: Double { max(0, earned - penalty) }
    /// The name to show to readers.
    var title: String {
      let known = student?.name ?? ""
      return known.isEmpty ? name : known
    }
  }

  /// The graded exercises, in order.
  let exercises: [Exercise]
  /// The submissions, sorted by name, followed by students without a submission.
  let rows: [Row]
  /// Notes for the instructor, such as names that match no student and missing times.
  let notes: [String]
  /// Whether a roster was given.
  let hasRoster: Bool
  /// Whether a deadline was given.
  let hasDeadline: Bool

  /// Computes the marks of submissions.
  init(
    of submissions: [GradedSubmission], exercises: [Exercise], scheme: MarkingScheme,
    roster: Roster? = nil, lateness: Lateness = Lateness()
  ) {
    self.exercises = exercises
    hasRoster = roster != nil
    hasDeadline = lateness.deadline != nil
    var matcher = SubmissionMatcher(roster: roster, lateness: lateness)
    let sorted = submissions.sorted {
      ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name)
    }
    var students: [String: Roster.Student] = [:]
    for submission in sorted.filter({ $0.problem == nil }) + sorted.filter({ $0.problem != nil }) {
      students[submission.name] = matcher.student(of: submission)
    }
    var rows = sorted.map { submission in
      let student = students[submission.name]
      let time = matcher.time(of: submission.name, student)
      return Row(
        submission, student, time: time, daysLate: lateness.daysLate(at: time),
        exercises: exercises, scheme: scheme)
    }
    rows += matcher.absent.map { student in
      let keys = [student.id, student.email, student.name]
      return Row(
        name: keys.first { !$0.isEmpty } ?? "", student: student, exercises: exercises,
        scheme: scheme)
    }
    self.rows = rows
    notes = matcher.notes
  }
}

extension Gradebook.Row {
  /// Creates the row of a student without a submission.
  fileprivate init(
    name: String, student: Roster.Student, exercises: [Exercise], scheme: MarkingScheme
  ) {
    let marks = exercises.map {
      Gradebook.Mark(report: nil, earned: 0, maximum: scheme.maximum(for: $0))
    }
    self.init(
      name: name, student: student, marks: marks, daysLate: 0, earned: 0, penalty: 0,
      maximum: marks.map(\.maximum).reduce(0, +), status: .notSubmitted)
  }

  /// Creates the row of a submission.
  fileprivate init(
    _ submission: GradedSubmission, _ student: Roster.Student?, time: Date?, daysLate: Int,
    exercises: [Exercise], scheme: MarkingScheme
  ) {
    let reports = Dictionary(
      submission.answers.map { ($0.exercise, $0) }, uniquingKeysWith: { first, _ in first })
    let marks = exercises.map { exercise in
      let report = reports[exercise.name]
      return Gradebook.Mark(
        report: report, earned: report.map { scheme.earned(by: $0, for: exercise) } ?? 0,
        maximum: scheme.maximum(for: exercise))
    }
    let earned = marks.map(\.earned).reduce(0, +)
    let part = min(1, max(0, scheme.penaltyPerDay) * Double(daysLate))
    self.init(
      name: submission.name, student: student, submission: submission, marks: marks, time: time,
      daysLate: daysLate, earned: earned, penalty: earned * part,
      maximum: marks.map(\.maximum).reduce(0, +),
      status: Self.status(of: submission, marks.map(\.report?.verdict)))
  }

  /// Returns the overall status. Problems that an instructor must look at take precedence.
  private static func status(
    of submission: GradedSubmission, _ verdicts: [Verdict?]
  ) -> Gradebook.Status {
    if submission.problem != nil { return .unreadable }
    if verdicts.contains(.graderError) { return .graderError }
    if verdicts.contains(.tampered) { return .tampered }
    if verdicts.contains(.notAllowed) { return .notAllowed }
    return verdicts.allSatisfy { $0 == .passed } ? .complete : .incomplete
  }
}
