import Foundation

/// Finds who made which submission, and when, and keeps what nothing was found for.
struct GradebookMatching {
  private let roster: Roster?
  private let lateness: Lateness
  private let times: [String: Date]
  private var found: [Roster.Student] = []
  private var strangers: [String] = []
  private var ambiguous: [String] = []
  private var twice: [String] = []
  private var superseded: [String] = []
  private var timeless: [String] = []
  private var usedTimes: Set<String> = []

  init(roster: Roster?, lateness: Lateness) {
    self.roster = roster
    self.lateness = lateness
    times = Dictionary(
      lateness.times.map { (Roster.key($0.key), $0.value) }, uniquingKeysWith: max)
  }

  /// Who made a submission.
  ///
  /// Those that can be read are to be asked about first: what cannot be read, of somebody who handed
  /// in something else as well, gets no name, so that its nothing goes over nobody's marks.
  mutating func student(of submission: GradedSubmission) -> Roster.Student? {
    guard let roster else { return nil }
    let students = roster.students(of: submission.name)
    guard let student = students.first, students.count == 1 else {
      if students.isEmpty {
        strangers.append(submission.name)
      } else {
        ambiguous.append(submission.name)
      }
      return nil
    }
    if !found.contains(student) {
      found.append(student)
    } else if submission.problem != nil {
      superseded.append(submission.name)
      return nil
    } else {
      twice.append(student.name)
    }
    return student
  }

  mutating func time(of submission: String, _ student: Roster.Student?) -> Date? {
    let names = [submission, student?.id, student?.email, student?.name].compactMap { $0 }
    let keys = names.map(Roster.key).filter { !$0.isEmpty && times[$0] != nil }
    usedTimes.formUnion(keys)
    if let key = keys.first { return times[key] }
    if lateness.deadline != nil { timeless.append(submission) }
    return nil
  }

  /// The students that no submission is of.
  var absent: [Roster.Student] {
    roster?.students.filter { !found.contains($0) } ?? []
  }

  /// What whoever grades should know.
  var notes: [String] {
    let unused = lateness.times.keys.filter { name in
      let key = Roster.key(name)
      let isAbsent = absent.contains { student in
        [student.id, student.email, student.name].map(Roster.key).contains(key)
      }
      return !usedTimes.contains(key) && !isAbsent
    }
    return [
      note(strangers, "is in no line of the roster", "are in no line of the roster"),
      note(
        ambiguous, "could be of several in the roster: rename it to the id or address of one",
        "could be of several in the roster each: rename them to ids or addresses"),
      note(
        twice, "has more than one submission, with a line for each: delete what does not count",
        "have more than one submission, with a line for each: delete what does not count"),
      note(
        superseded, "cannot be read, and has no name: its student handed in another one",
        "cannot be read, and have no names: their students handed in others"),
      note(timeless, "has no time, and counts as in time", "have no time, and count as in time"),
      note(
        unused.sorted(), "stands in the file of times, but made no submission",
        "stand in the file of times, but made no submission"),
    ].compactMap { $0 }
  }

  private func note(_ names: [String], _ one: String, _ several: String) -> String? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(5).map { PlainText.oneLine($0, limit: 60) }.joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return "\(shown)\(more) \(names.count == 1 ? one : several)."
  }
}
