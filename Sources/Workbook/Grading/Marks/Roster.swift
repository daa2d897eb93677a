import Foundation

/// Who takes part in a course.
struct Roster: Sendable, Equatable {
  /// Somebody who takes part.
  struct Student: Sendable, Equatable {
    /// What they are called.
    var name: String
    /// What the learning platform calls them.
    var id: String
    /// Where they get mail.
    var email: String

    /// Somebody.
    init(name: String, id: String = "", email: String = "") {
      self.name = name
      self.id = id
      self.email = email
    }

    /// What a submission of theirs may be called.
    fileprivate var keys: Set<String> {
      let mailbox = email.split(separator: "@").first.map(String.init) ?? ""
      return Set([name, id, email, mailbox].map(Roster.key).filter { !$0.isEmpty })
    }
  }

  /// All of them, in the order of the file.
  var students: [Student]

  /// Some students.
  init(_ students: [Student]) {
    self.students = students
  }

  /// Reads a roster: `name,id,email`, where a name is enough.
  ///
  /// - Throws: ``UsageError`` that names the file, the line and the next step.
  init(_ file: CourseFile) throws {
    students = try file.contents.map { row in
      let given = [row["first"], row["last"]].filter { !$0.isEmpty }.joined(separator: " ")
      let student = Student(
        name: row["name"].isEmpty ? given : row["name"], id: row["id"], email: row["email"])
      guard !student.keys.isEmpty else {
        throw file.error(row, "There is no name, id or e-mail. Fill in one, or delete the line.")
      }
      return student
    }
  }

  /// The table in a file, with the headings that learning platforms give.
  static func file(_ url: URL, named name: String) throws -> CourseFile {
    try CourseFile(url, named: name, headings: headings, required: [], example: "name,id,email")
  }

  static let headings = [
    "name": ["student", "student name", "full name", "display name"],
    "first": ["first name", "firstname", "given name"],
    "last": ["last name", "lastname", "surname", "family name"],
    "id": ["student id", "sis user id", "sid", "id number", "username", "login", "sis login id"],
    "email": ["e-mail", "mail", "email address", "e-mail address"],
  ]

  /// The student that a submission is of: the one whose name, id, address or mailbox it is called
  /// by, or has in its name, as learning platforms name their folders.
  ///
  /// - Returns: Nobody, the one whose it is, or all who are called so.
  func students(of submission: String) -> [Student] {
    let wanted = Self.key(submission)
    let exact = students.filter { $0.keys.contains(wanted) }
    if !exact.isEmpty { return exact }
    let parts = submission.split(whereSeparator: { "_,;()".contains($0) }).map {
      Self.key(String($0))
    }
    let named = students.filter { student in parts.contains { student.keys.contains($0) } }
    // Of those with one name, an id tells which.
    let meant = named.filter { student in
      [student.id, student.email].map(Self.key).contains { !$0.isEmpty && parts.contains($0) }
    }
    return meant.isEmpty ? named : meant
  }

  /// A name without what differs from one platform to the next: capitals, accents, spaces, signs.
  static func key(_ name: String) -> String {
    let folded = name.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars.filter {
      !$0.properties.isDiacritic && $0.properties.generalCategory != .nonspacingMark
        && ($0.properties.isAlphabetic || $0.properties.numericType != nil
          || "@.+".unicodeScalars.contains($0))
    }
    return String(String.UnicodeScalarView(folded))
  }
}
