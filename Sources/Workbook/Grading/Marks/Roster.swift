import Foundation

/// The students of a course.
struct Roster: Sendable, Equatable {
  /// A student.
  struct Student: Sendable, Hashable {
    var name: String
    /// The student's ID on the learning platform.
    var id: String
    var email: String
    /// Other names for the account, such as a login.
    var logins: [String] = []
    /// The number that identifies the student in this assignment. Moodle puts it into folder names.
    var participant = ""
    /// The same as in the roster, such as `Participant 12345`.
    var participantText = ""
    /// The time of the student's submission, if the roster is a grading worksheet.
    var time: WrittenTime?
    /// The group that submits once for all of its members, if there are groups.
    var group = ""

    init(name: String, id: String = "", email: String = "") {
      self.name = name
      self.id = id
      self.email = email
    }

    /// The normalized forms of the name: as written, and with any number of words moved from its
    /// start to its end, because some platforms put the last name first.
    var nameKeys: Set<String> {
      let words = name.split { $0 == "," || $0.isWhitespace }
      let turned = words.indices.map { index in
        Roster.key((words[index...] + words[..<index]).joined(separator: " "))
      }
      return Set(turned + [Roster.key(name)]).subtracting([""])
    }

    /// The normalized identifiers: ID, email address, mailbox, and logins.
    var identifierKeys: Set<String> {
      let mailbox = email.split(separator: "@").first.map(String.init) ?? ""
      return Set(([id, email, mailbox] + logins).map(Roster.key)).subtracting([""])
    }
  }

  /// The students, in the order of the file.
  let students: [Student]
  /// Notes for the instructor about how the file was interpreted.
  let notes: [String]
  /// An index of the students by the names that submissions use for them.
  let index: RosterIndex

  init(_ students: [Student], notes: [String] = []) {
    self.students = students
    self.notes = notes
    index = RosterIndex(students)
  }

  /// Whether the roster is a grading worksheet with the times of submissions.
  var isWorksheet: Bool { students.contains { $0.time != nil } }

  /// Returns a name without the features that differ between platforms: case, accents, spaces, and
  /// punctuation.
  static func key(_ name: String) -> String {
    let folded = name.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars.filter {
      !$0.properties.isDiacritic && $0.properties.generalCategory != .nonspacingMark
        && ($0.properties.isAlphabetic || $0.properties.numericType != nil
          || "@.+".unicodeScalars.contains($0))
    }
    return String(String.UnicodeScalarView(folded))
  }
}

/// An index of the students in a roster by the normalized names that submissions use for them.
struct RosterIndex: Sendable, Equatable {
  /// The students, keyed by their names as written.
  private(set) var byName: [String: [Roster.Student]] = [:]
  /// The students, keyed by their names with the words in every order that platforms use.
  private(set) var byReorderedName: [String: [Roster.Student]] = [:]
  private(set) var byIdentifier: [String: [Roster.Student]] = [:]
  private(set) var byID: [String: [Roster.Student]] = [:]
  private(set) var byEmail: [String: [Roster.Student]] = [:]
  /// The students, keyed by the identifiers that may be logins. A number counts as a login only if
  /// the roster lists it as a login.
  private(set) var byLogin: [String: [Roster.Student]] = [:]
  private(set) var byParticipant: [String: [Roster.Student]] = [:]
  private(set) var byGroup: [String: [Roster.Student]] = [:]

  init(_ students: [Roster.Student]) {
    func add(
      _ student: Roster.Student, _ keys: some Sequence<String>,
      to index: inout [String: [Roster.Student]]
    ) {
      for key in keys where !key.isEmpty { index[key, default: []].append(student) }
    }
    for student in students {
      let identifiers = student.identifierKeys
      let logins = Set(student.logins.map(Roster.key))
      add(student, [Roster.key(student.name)], to: &byName)
      add(student, student.nameKeys, to: &byReorderedName)
      add(student, identifiers, to: &byIdentifier)
      add(student, logins.union([Roster.key(student.id)]), to: &byID)
      add(student, [Roster.key(student.email)], to: &byEmail)
      add(
        student, identifiers.filter { !$0.allSatisfy(\.isNumber) }.union(logins), to: &byLogin)
      add(student, [student.participant], to: &byParticipant)
      add(student, [Roster.key(student.group)], to: &byGroup)
    }
  }
}
