import Foundation

/// A matcher that assigns students and times to submissions and keeps track of the submissions that
/// it can't match.
struct SubmissionMatcher {
  private let roster: Roster?
  private let lateness: Lateness
  private let times: [String: Date]
  /// The students who made each submission, keyed by the submission's name.
  private var owners: [String: [Roster.Student]] = [:]
  /// The students with a submission.
  private var submitted: Set<Roster.Student> = []
  private var unknown: [String] = []
  private var ambiguous: [String] = []
  private var superseded: [String] = []
  private var dividedGroups: [String] = []
  private var withoutTime: [String] = []
  private var usedTimes: Set<String> = []

  /// Matches submissions with the students in a roster. The submissions must be sorted by name.
  ///
  /// If a student has a readable submission, an unreadable submission isn't assigned to the
  /// student, so that it can't replace the student's marks.
  init(_ submissions: [GradedSubmission], roster: Roster?, lateness: Lateness) {
    self.roster = roster
    self.lateness = lateness
    times = Dictionary(
      lateness.times.map { (Roster.key($0.key), $0.value) }, uniquingKeysWith: max)
    guard let roster else {
      for submission in submissions {
        owners[submission.name] = submission.submitters?.map(\.student)
      }
      return
    }
    let prefix = roster.assignmentPrefix(of: submissions.map(\.name))
    let readable = submissions.filter { $0.problem == nil }
    for submission in readable + submissions.filter({ $0.problem != nil }) {
      match(submission, roster, assignment: prefix)
    }
    extendToGroups(roster)
  }

  /// Returns the students who made a submission.
  func students(of submission: GradedSubmission) -> [Roster.Student] {
    owners[submission.name] ?? []
  }

  private mutating func match(
    _ submission: GradedSubmission, _ roster: Roster, assignment prefix: String?
  ) {
    var found: [Roster.Student] = []
    let submitters = submission.submitters ?? []
    for submitter in submitters {
      var students = roster.students(of: submitter)
      // The platform may put more into the name of a submission than the student's name.
      if students.isEmpty { students = roster.students(of: submission.name, assignment: prefix) }
      found += students.count == 1 ? students : [submitter.student]
      if students.count != 1 {
        let name = "\(submitter.student.name) (\(submission.name))"
        if students.isEmpty { unknown.append(name) } else { ambiguous.append(name) }
      }
    }
    if submitters.isEmpty {
      found = roster.students(of: submission.name, assignment: prefix)
      let groups = Set(found.map(\.group))
      if found.isEmpty { found = roster.members(of: submission.name, assignment: prefix) }
      if found.isEmpty { unknown.append(submission.name) }
      // Only members of the same group may share a name.
      if found.count > 1, groups.count > 1 || groups.contains("") {
        ambiguous.append(submission.name)
        found = []
      }
    }
    if submission.problem != nil, !found.isEmpty, found.allSatisfy(submitted.contains) {
      superseded.append(submission.name)
      return
    }
    submitted.formUnion(found)
    owners[submission.name] = found
  }

  /// Assigns a group's only submission to all of its members.
  private mutating func extendToGroups(_ roster: Roster) {
    let groups = Dictionary(grouping: roster.students.filter { !$0.group.isEmpty }, by: \.group)
    for (group, members) in groups.sorted(by: { $0.key < $1.key }) {
      let others = members.filter { !submitted.contains($0) }
      if others.isEmpty || others.count == members.count { continue }
      let names = owners.filter { $0.value.contains(where: members.contains) }.map(\.key)
      if names.count == 1 {
        owners[names[0], default: []] += others
        submitted.formUnion(others)
      } else {
        dividedGroups.append(group)
      }
    }
  }

  /// Returns the time of a submission for one of its students.
  mutating func time(of submission: GradedSubmission, _ student: Roster.Student?) -> Date? {
    let students = student.map { [$0] } ?? []
    let all = students + (owners[submission.name] ?? [])
    let names =
      [submission.name] + all.flatMap { [$0.id, $0.email, $0.name] + $0.logins + [$0.group] }
    let keys = names.map(Roster.key).filter { !$0.isEmpty && times[$0] != nil }
    usedTimes.formUnion(keys)
    if let key = keys.first { return times[key] }
    if let time = submission.time { return time }
    if let local = submission.localTime.flatMap({ WrittenTime($0) }) {
      if let time = local.date(in: lateness.zone) { return time }
    }
    if lateness.deadline != nil, !withoutTime.contains(submission.name) {
      withoutTime.append(submission.name)
    }
    return nil
  }

  /// The students without a submission.
  var absent: [Roster.Student] {
    roster?.students.filter { !submitted.contains($0) } ?? []
  }

  /// Notes for the instructor.
  var notes: [String] {
    let absent = absent.flatMap { student in
      ([student.id, student.email, student.name, student.group] + student.logins).map(Roster.key)
    }
    let expected = usedTimes.union(absent)
    let unused = lateness.times.keys.filter { !expected.contains(Roster.key($0)) }
    return [
      note(unknown, "isn't in the roster", "aren't in the roster"),
      note(
        ambiguous, "matches several students in the roster. Rename it to a student's ID or email",
        "each match several students in the roster. Rename them to students' IDs or emails"),
      note(
        superseded, "can't be read and isn't assigned to its student, who has another submission",
        "can't be read and aren't assigned to their students, who have other submissions"),
      note(
        dividedGroups,
        "has several submissions, so none counts for the members who didn't submit. Delete those "
          + "that shouldn't count",
        "each have several submissions, so none counts for the members who didn't submit. Delete "
          + "those that shouldn't count"),
      note(
        withoutTime, "has no submission time and counts as on time",
        "have no submission times and count as on time"),
      note(
        unused.sorted(), "is in the times file but has no submission",
        "are in the times file but have no submission"),
    ].compactMap { $0 }
  }

  private func note(_ names: [String], _ one: String, _ several: String) -> String? {
    InstructorNote.text(names, one, several)
  }
}

/// A note for the instructor about one or more names.
enum InstructorNote {
  /// Returns a sentence about names, or `nil` if there are none.
  static func text(_ names: [String], _ one: String, _ several: String) -> String? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(5).map { PlainText.oneLine($0, limit: 60) }.joined(separator: ", ")
    let more = names.count > 5 ? ", and \(names.count - 5) more" : ""
    return "\(shown)\(more) \(names.count == 1 ? one : several)."
  }
}

extension Submitter {
  /// A student entry for a submitter who isn't in the roster.
  fileprivate var student: Roster.Student {
    var student = Roster.Student(
      name: name.isEmpty ? (email.isEmpty ? id : email) : name, id: id, email: email)
    student.participant = account ?? ""
    return student
  }
}

extension Roster {
  /// Returns the members of the group that a submission is named after.
  fileprivate func members(of submission: String, assignment prefix: String?) -> [Student] {
    let name = submission.split(separator: "/").last.map(String.init) ?? submission
    var texts = [name, name.withoutCopyMark] + name.split { "_;(),".contains($0) }.map(String.init)
    if let prefix, name.hasPrefix(prefix) { texts.append(String(name.dropFirst(prefix.count))) }
    texts += name.indices.filter { name[$0] == "-" }.map { String(name[name.index(after: $0)...]) }
    return texts.lazy.compactMap { index.byGroup[Self.key($0)] }.first ?? []
  }
}
