import Foundation
import WorkbookCommandLine
import WorkbookCore

extension Roster {
  /// Reads a roster in the form that a learning platform exports. A column with names, IDs, or
  /// emails is enough.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - name: The file name to show in messages.
  ///   - columns: The columns that the instructor chose, such as `name=Nom,id=Matricule`.
  ///   - groups: The heading of the column with groups, if there are groups.
  /// - Throws: ``UsageError`` that names the file and the line, and says what to do next.
  init(
    _ text: String, named name: String, columns choice: String? = nil, groups: String? = nil
  ) throws {
    let table = try CourseFile.table(text, named: name, example: "name,id,email")
    let columns = try RosterColumns(table, named: name, choice: choice, group: groups)
    let file = CourseFile(table, named: name, columns: columns.named)
    var lines: [String: (id: String, line: Int)] = [:]
    var students: [Student] = []
    var known: Set<Student> = []
    for row in file.contents {
      let student = Student(row)
      // The second row of Canvas's gradebook holds the points of the assignments.
      if student.identifierKeys.isEmpty, row.isIndented("name") { continue }
      guard !student.nameKeys.isEmpty || !student.identifierKeys.isEmpty else {
        throw file.error(
          row, "The name, ID, and email are empty. Fill in one of them, or delete the line.")
      }
      if !known.insert(student).inserted { continue }
      for id in Set([student.id, student.email].map(Self.key)).subtracting([""]) {
        if let before = lines[id] {
          throw file.error(
            row,
            "\(before.id) is already on line \(before.line), for another student. "
              + "Correct one of the lines."
          )
        }
        lines[id] = (Self.key(student.id) == id ? student.id : student.email, row.line)
      }
      students.append(student)
    }
    if students.isEmpty {
      throw UsageError(
        "\(name) has headings but no students. Export the roster again.", isActionable: true)
    }
    self.init(students, notes: columns.notes)
  }
}

extension Roster.Student {
  fileprivate init(_ row: CourseFile.Row) {
    let parts = (row.all("first") + row.all("last")).joined(separator: " ")
    let names = row.all("name").joined(separator: " ")
    self.init(name: names.isEmpty ? parts : names, id: row["id"], email: row["email"])
    logins = row.all("login")
    if name.isEmpty, id.isEmpty, email.isEmpty { name = logins.first ?? "" }
    participantText = row["participant"]
    participant = String(participantText.drop { !$0.isNumber })
    if name.isEmpty, id.isEmpty, email.isEmpty { name = participantText }
    group = row["group"]
    time = WrittenTime(row["time"])
  }
}
