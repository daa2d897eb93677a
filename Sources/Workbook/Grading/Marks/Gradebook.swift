import Foundation
import WorkbookCore

/// The marks of a class: what the facts about its submissions are worth in a course.
///
/// Nothing here looks at a file or a clock, so that the same facts make the same marks again.
struct Gradebook: Sendable, Equatable {
  /// What one answer has earned.
  struct Mark: Sendable, Equatable {
    /// What is known about the answer; nil when the submission could not be read, or never came.
    var report: AnswerReport?
    /// What it has earned, before lateness.
    var earned: Double
    /// What it could have.
    var maximum: Double
  }

  /// How a submission stands as a whole.
  enum Status: String, Sendable, Codable, CaseIterable {
    case complete, incomplete, notSubmitted, unreadable, tampered, graderError
  }

  /// One submission, or somebody who made none.
  struct Row: Sendable, Equatable {
    /// Names it among all.
    var name: String
    /// Whose it is, as far as the roster tells.
    var student: Roster.Student?
    /// What is known about it.
    var submission: GradedSubmission?
    /// One for each exercise, in the order of the table of contents.
    var marks: [Mark]
    /// When it came, as far as that is known.
    var time: Date?
    /// How many days late, begun days included.
    var daysLate: Int
    /// What it earned before lateness.
    var earned: Double
    /// What lateness took.
    var penalty: Double
    /// What it could have earned.
    var maximum: Double
    /// How it stands.
    var status: Status

    /// What counts in the end: never less than nothing.
    var total: Double { max(0, earned - penalty) }
    /// What it is called where people read.
    var title: String {
      let known = student?.name ?? ""
      return known.isEmpty ? name : known
    }
  }

  /// The exercises that are graded, in order.
  let exercises: [Exercise]
  /// The submissions by their names, then those who made none.
  let rows: [Row]
  /// What whoever grades should know: names that nothing goes by, times that are missing.
  let notes: [String]
  /// Whether it says who everybody is.
  let hasRoster: Bool
  /// Whether it matters when something came.
  let hasDeadline: Bool

  /// The marks of some submissions.
  init(
    of submissions: [GradedSubmission], exercises: [Exercise], scheme: MarkingScheme,
    roster: Roster? = nil, lateness: Lateness = Lateness()
  ) {
    self.exercises = exercises
    hasRoster = roster != nil
    hasDeadline = lateness.deadline != nil
    var matching = GradebookMatching(roster: roster, lateness: lateness)
    let sorted = submissions.sorted {
      ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name)
    }
    var students: [String: Roster.Student] = [:]
    for submission in sorted.filter({ $0.problem == nil }) + sorted.filter({ $0.problem != nil }) {
      students[submission.name] = matching.student(of: submission)
    }
    var rows = sorted.map { submission in
      let student = students[submission.name]
      let time = matching.time(of: submission.name, student)
      return Row(
        submission, student, time: time, daysLate: lateness.daysLate(at: time),
        exercises: exercises, scheme: scheme)
    }
    rows += matching.absent.map { student in
      let keys = [student.id, student.email, student.name]
      return Row(
        name: keys.first { !$0.isEmpty } ?? "", student: student, exercises: exercises,
        scheme: scheme)
    }
    self.rows = rows
    notes = matching.notes
  }
}

extension Gradebook.Row {
  /// Somebody who made no submission.
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

  /// A submission.
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

  /// What an instructor has to look at comes first.
  private static func status(
    of submission: GradedSubmission, _ verdicts: [Verdict?]
  ) -> Gradebook.Status {
    if submission.problem != nil { return .unreadable }
    if verdicts.contains(.graderError) { return .graderError }
    if verdicts.contains(.tampered) { return .tampered }
    return verdicts.allSatisfy { $0 == .passed } ? .complete : .incomplete
  }
}
