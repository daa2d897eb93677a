import Foundation

/// The students of a course.
struct Roster: Sendable, Equatable {
  /// A student.
  struct Student: Sendable, Equatable {
    var name: String
    /// The student's ID on the learning platform.
    var id: String
    var email: String

    init(name: String, id: String = "", email: String = "") {
      self.name = name
      self.id = id
      self.email = email
    }

    /// The normalized names that a submission of this student may have.
    fileprivate var keys: Set<String> {
      let mailbox = email.split(separator: "@").first.map(String.init) ?? ""
      return Set([name, id, email, mailbox].map(Roster.key).filter { !$0.isEmpty })
    }
  }

  /// The students, in the order of the file.
  var students: [Student]

  init(_ students: [Student]) {
    self.students = students
  }

  /// Reads a roster from a file with the columns `name,id,email`. The name alone is enough.
  ///
  /// - Throws: ``UsageError`` that names the file, the line and the next step.
  init(_ file: CourseFile) throws {
    students = try file.contents.map { row in
      let given = [row["first"], row["last"]].filter { !$0.isEmpty }.joined(separator: " ")
      let student = Student(
        name: row["name"].isEmpty ? given : row["name"], id: row["id"], email: row["email"])
      guard !student.keys.isEmpty else {
        throw file.error(row, "There is no name, ID or email. Fill in one, or delete the line.")
      }
      return student
    }
  }

  /// Reads a roster file. The headings that learning platforms use are recognized.
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

  /// Returns the students that a submission's name may refer to. The name is, or contains, a
  /// student's name, ID, email address or mailbox, as in the folder names of learning platforms.
  ///
  /// - Returns: No student, the only match, or all matches if the name is ambiguous.
  func students(of submission: String) -> [Student] {
    let wanted = Self.key(submission)
    let exact = students.filter { $0.keys.contains(wanted) }
    if !exact.isEmpty { return exact }
    let parts = submission.split(whereSeparator: { "_,;()".contains($0) }).map {
      Self.key(String($0))
    }
    let named = students.filter { student in parts.contains { student.keys.contains($0) } }
    // If several students share a name, the ID decides.
    let meant = named.filter { student in
      [student.id, student.email].map(Self.key).contains { !$0.isEmpty && parts.contains($0) }
    }
    return meant.isEmpty ? named : meant
  }

  /// Normalizes a name by removing what differs between platforms: case, accents, spaces and
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
