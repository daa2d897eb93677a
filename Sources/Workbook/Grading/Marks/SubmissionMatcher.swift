import Foundation

/// Matches submissions with students and times, and keeps track of those that don't match.
struct SubmissionMatcher {
  private let roster: Roster?
  private let lateness: Lateness
  private let times: [String: Date]
  private var matched: [Roster.Student] = []
  private var unknown: [String] = []
  private var ambiguous: [String] = []
  private var repeated: [String] = []
  private var superseded: [String] = []
  private var withoutTime: [String] = []
  private var usedTimes: Set<String> = []

  init(roster: Roster?, lateness: Lateness) {
    self.roster = roster
    self.lateness = lateness
    times = Dictionary(
      lateness.times.map { (Roster.key($0.key), $0.value) }, uniquingKeysWith: max)
  }

  /// Returns the student who made a submission.
  ///
  /// Call this for readable submissions first. If a student has a readable submission, an
  /// unreadable one is not assigned to the student, so that it can't replace the student's marks.
  mutating func student(of submission: GradedSubmission) -> Roster.Student? {
    guard let roster else { return nil }
    let students = roster.students(of: submission.name)
    guard let student = students.first, students.count == 1 else {
      if students.isEmpty {
        unknown.append(submission.name)
      } else {
        ambiguous.append(submission.name)
      }
      return nil
    }
    if !matched.contains(student) {
      matched.append(student)
    } else if submission.problem != nil {
      superseded.append(submission.name)
      return nil
    } else {
      repeated.append(student.name)
    }
    return student
  }

  mutating func time(of submission: String, _ student: Roster.Student?) -> Date? {
    let names = [submission, student?.id, student?.email, student?.name].compactMap { $0 }
    let keys = names.map(Roster.key).filter { !$0.isEmpty && times[$0] != nil }
    usedTimes.formUnion(keys)
    if let key = keys.first { return times[key] }
    if lateness.deadline != nil { withoutTime.append(submission) }
    return nil
  }

  /// The students without a submission.
  var absent: [Roster.Student] {
    roster?.students.filter { !matched.contains($0) } ?? []
  }

  /// Notes for the instructor.
  var notes: [String] {
    let unused = lateness.times.keys.filter { name in
      let key = Roster.key(name)
      let isAbsent = absent.contains { student in
        [student.id, student.email, student.name].map(Roster.key).contains(key)
      }
      return !usedTimes.contains(key) && !isAbsent
    }
    return [
      note(unknown, "isn't in the roster", "aren't in the roster"),
      note(
        ambiguous, "matches several students in the roster: rename it to a student's ID or email",
        "match several students in the roster each: rename them to students' IDs or emails"),
      note(
        repeated,
        "has more than one submission, each with its own row: delete those that don't count",
        "have more than one submission, each with its own row: delete those that don't count"),
      note(
        superseded, "can't be read and isn't assigned to its student, who has another submission",
        "can't be read and aren't assigned to their students, who have other submissions"),
      note(withoutTime, "has no time and counts as on time", "have no time and count as on time"),
      note(
        unused.sorted(), "is in the file of times but has no submission",
        "are in the file of times but have no submission"),
    ].compactMap { $0 }
  }

  private func note(_ names: [String], _ one: String, _ several: String) -> String? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(5).map { PlainText.oneLine($0, limit: 60) }.joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return "\(shown)\(more) \(names.count == 1 ? one : several)."
  }
}
