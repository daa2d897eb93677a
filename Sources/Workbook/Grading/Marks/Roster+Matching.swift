import Foundation

extension Roster {
  /// Returns the students that a submission's name may refer to.
  ///
  /// The name is, or contains, a student's name, ID, email address, mailbox, or login, as in the
  /// names that learning platforms give to folders and files:
  ///
  ///     Ada Doe_12345_assignsubmission_file_   Moodle: the number identifies the participant
  ///     doeada_LATE_12345_67890_hw.zip         Canvas: the first number is the student's ID
  ///     hw1-octocat                            GitHub Classroom: the assignment and the login
  ///
  /// - Parameters:
  ///   - submission: The name of the submission.
  ///   - prefix: The name of the assignment, which precedes the login in GitHub Classroom. If it's
  ///     `nil`, the assignment is inferred from the name of this submission alone.
  /// - Returns: No student, the only match, or all matches if the name is ambiguous.
  func students(of submission: String, assignment prefix: String? = nil) -> [Student] {
    // If several folders were graded, the name of the folder precedes the name of the submission.
    let whole = submission.split(separator: "/").last.map(String.init) ?? submission
    let names = Set([whole, whole.withoutCopyMark]).sorted { $0.count > $1.count }
    for name in names {
      let wanted = Self.key(name)
      let exact = (index.byName[wanted] ?? []) + (index.byIdentifier[wanted] ?? [])
      if !exact.isEmpty { return exact.unique }
      if let reordered = index.byReorderedName[wanted] { return reordered }
      if let found = studentsByPattern(name) { return found }
      let repository = prefix ?? assignmentPrefix(of: [name]) ?? ""
      if !repository.isEmpty, name.hasPrefix(repository) {
        let login = Self.key(String(name.dropFirst(repository.count)))
        if let found = index.byLogin[login] { return found }
      }
      // A copy's number counts as an ID only together with the name of the same student.
      let found = studentsByParts(name, needsBoth: name != names.last)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the name of the assignment, which precedes the login in repository names, or `nil` if
  /// no name ends with a login.
  ///
  /// Assignments and logins may both contain hyphens, so this method chooses the prefix that fits
  /// the most names.
  func assignmentPrefix(of names: [String]) -> String? {
    var counts: [String: Int] = [:]
    for name in names {
      let name = name.split(separator: "/").last ?? ""
      for hyphen in name.indices where name[hyphen] == "-" {
        let start = name.index(after: hyphen)
        if index.byLogin[Self.key(String(name[start...]))] != nil {
          counts[String(name[..<start]), default: 0] += 1
        }
      }
    }
    return counts.min { ($1.value, $0.key.count, $0.key) < ($0.value, $1.key.count, $1.key) }?.key
  }

  /// Returns the students that a name from Moodle or Canvas refers to, or `nil` if the name doesn't
  /// follow the pattern of either platform.
  private func studentsByPattern(_ name: String) -> [Student]? {
    if let match = name.prefixMatch(of: /(.+?)_(\d+)_assignsubmission/) {
      let number = String(match.2)
      // The name of a group may precede the name of the student.
      let full = String(match.1)
      let names =
        [full]
        + full.indices.filter { full[$0] == "-" }.map {
          String(full[full.index(after: $0)...])
        }
      let named = names.lazy.map(studentsNamed).first { !$0.isEmpty } ?? []
      return agreed(named, index.byParticipant[number] ?? [])
    }
    if let match = name.wholeMatch(of: /([^_]+?)(?:_LATE)?_(\d+)_(\d+)(?:_.*)?/) {
      return agreed(studentsNamed(String(match.1)), index.byID[String(match.2)] ?? [])
    }
    return nil
  }

  /// Returns the students that the parts of a name refer to.
  ///
  /// - Parameter needsBoth: Whether the parts must include both the name and an identifier of a
  ///   student.
  private func studentsByParts(_ name: String, needsBoth: Bool) -> [Student] {
    let parts = name.split { "_;()".contains($0) }.map(String.init)
    let texts = Set(parts + parts.flatMap { $0.split(separator: ",").map(String.init) })
    let keys = Set(texts.map(Self.key)).subtracting([""])
    let named = keys.sorted().flatMap { index.byReorderedName[$0] ?? [] }.unique
    // If the full name of another student is present, a number that happens to be an ID is ignored.
    let isSomebody = parts.contains { part in
      let words = part.split { $0 == "," || $0.isWhitespace }
      return words.count(where: { $0.contains(where: \.isLetter) }) > 1
    }
    let identifying =
      named.isEmpty && isSomebody ? keys.filter { !$0.allSatisfy(\.isNumber) } : keys
    let identified = identifying.sorted().flatMap { index.byIdentifier[$0] ?? [] }.unique
    return needsBoth ? named.filter(identified.contains) : agreed(named, identified)
  }

  private func studentsNamed(_ name: String) -> [Student] {
    index.byReorderedName[Self.key(name)] ?? []
  }

  /// Returns the students that both a name and an identifier refer to. If they refer to different
  /// students, returns all of these students, so that the match counts as ambiguous.
  private func agreed(_ named: [Student], _ identified: [Student]) -> [Student] {
    if named.isEmpty { return identified }
    if identified.isEmpty { return named }
    let both = named.filter(identified.contains)
    return both.isEmpty ? named + identified : both
  }

  /// Returns the students who match a submitter in a platform's export.
  func students(of submitter: Submitter) -> [Student] {
    let identified = agreed(
      index.byEmail[Self.key(submitter.email)] ?? [], index.byID[Self.key(submitter.id)] ?? [])
    return identified.isEmpty ? studentsNamed(submitter.name) : identified
  }
}

extension [Roster.Student] {
  /// The students in the same order, without duplicates.
  fileprivate var unique: [Roster.Student] {
    var seen: Set<Roster.Student> = []
    return filter { seen.insert($0).inserted }
  }
}
