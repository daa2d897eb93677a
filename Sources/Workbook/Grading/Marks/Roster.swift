import Foundation

/// The students of a course.
struct Roster: Sendable, Equatable {
  /// A student.
  struct Student: Sendable, Equatable {
    var name: String
    /// The student's ID on the learning platform.
    var id: String
    var email: String
    /// Other names of the account, such as a login.
    var logins: [String] = []
    /// The number of the student in this assignment, which Moodle puts into folder names.
    var participant = ""
    /// The group that hands in one submission for all of its members, if there are groups.
    var group = ""

    init(name: String, id: String = "", email: String = "") {
      self.name = name
      self.id = id
      self.email = email
    }

    /// The normalized forms of the name: as written, and with any number of words moved from its
    /// start to its end, because platforms differ in whether the last name comes first.
    var nameKeys: Set<String> {
      let words = name.split { $0 == "," || $0.isWhitespace }
      let turned = words.indices.map { index in
        Roster.key((words[index...] + words[..<index]).joined(separator: " "))
      }
      return Set(turned + [Roster.key(name)]).subtracting([""])
    }

    /// The normalized identifiers: ID, email address, mailbox and logins.
    var identifierKeys: Set<String> {
      let mailbox = email.split(separator: "@").first.map(String.init) ?? ""
      return Set(([id, email, mailbox] + logins).map(Roster.key)).subtracting([""])
    }
  }

  /// The students, in the order of the file.
  var students: [Student]
  /// What the instructor should know about how the file was read.
  var notes: [String] = []

  init(_ students: [Student]) {
    self.students = students
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
