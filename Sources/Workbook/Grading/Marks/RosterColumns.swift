import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The meanings of a roster's columns.
///
/// Platforms translate the headings of their exports, so columns are recognized by their headings
/// where these are known, and by their contents otherwise.
struct RosterColumns: Equatable {
  /// The meaning of a column.
  enum Meaning: String, CaseIterable {
    case name, first, last, id, email
    /// Another name for the account. Several columns may have this meaning.
    case login
    /// The number that Moodle gives the student for the assignment, as in `Participant 12345`.
    case participant
    case group
    /// The time of the submission, in a grading worksheet.
    case time
  }

  /// The indices of the columns with each meaning.
  private(set) var indices: [Meaning: [Int]] = [:]
  /// Notes about how columns were recognized by their contents, for the instructor to check.
  private(set) var notes: [String] = []

  private let file: String
  private let head: CSVTable.Row
  private let rows: [CSVTable.Row]

  /// Determines the meanings of a table's columns.
  ///
  /// - Parameters:
  ///   - table: The table, with headings in its first row.
  ///   - file: The file name to show in messages.
  ///   - choice: The columns that the instructor chose, such as `name=Nom,id=Matricule`.
  ///   - group: The heading of the column with groups, if there are groups.
  /// - Throws: ``UsageError`` if a chosen column doesn't exist, or if it isn't clear which column
  ///   contains the names.
  init(_ table: CSVTable, named file: String, choice: String? = nil, group: String? = nil) throws {
    self.file = file
    head = table.rows[0]
    rows = Array(table.rows.dropFirst())
    if head.fields.contains(where: Self.isEmail) {
      throw UsageError(
        "\(file):\(head.line) has no headings, but starts with a student. Insert a line with "
          + "headings above it, such as name,id,email.", isActionable: true)
    }
    try choose(choice)
    if let group { indices[.group] = [try column(group, for: "--groups")] }
    recognizeHeadings()
    recognizeContents()
    // In a worksheet with hidden names, the participants are all there is.
    if indices[.name] == nil, indices[.first] == nil, indices[.last] == nil,
      indices[.participant] == nil
    {
      try recognizeNames()
    }
  }

  /// The indices of the columns with each meaning, keyed by the raw value of the meaning, such as
  /// `email`.
  var named: [String: [Int]] {
    Dictionary(uniqueKeysWithValues: indices.map { ($0.key.rawValue, $0.value) })
  }

  private var taken: Set<Int> { Set(indices.values.joined()) }

  // MARK: By the instructor's choice

  private mutating func choose(_ choice: String?) throws {
    for part in (choice ?? "").split(separator: ",").map({ String($0).trimmed }) where !part.isEmpty
    {
      let sides = part.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard sides.count == 2, let meaning = Meaning(rawValue: sides[0].lowercased()),
        meaning != .group, meaning != .time
      else {
        throw UsageError(
          "--columns can't be \"\(part)\". Use a meaning and a heading, such as name=Nom. The "
            + "meanings are name, first, last, id, email, login, and participant.",
          isActionable: true)
      }
      indices[meaning, default: []].append(try column(sides[1], for: "--columns"))
    }
  }

  /// Returns the index of the column with the given heading or number.
  private func column(_ heading: String, for option: String) throws -> Int {
    let headings = head.fields.map { $0.trimmed.lowercased() }
    if let index = headings.firstIndex(of: heading.lowercased()) { return index }
    if let number = Int(heading), headings.indices.contains(number - 1) { return number - 1 }
    let shown = head.fields.map { "\"\(PlainText.oneLine($0, limit: 40))\"" }
    throw UsageError(
      "\(file) has no column \"\(heading)\", which \(option) names. Its columns are "
        + "\(listed(shown, atMost: 12)).", isActionable: true)
  }

  // MARK: By headings

  private mutating func recognizeHeadings() {
    let chosen = Set(indices.keys)
    for (index, field) in head.fields.enumerated() where !taken.contains(index) {
      let heading = field.trimmed.lowercased()
      guard
        let meaning = Meaning.allCases.first(where: { Self.headings[$0]?.contains(heading) == true }
        ),
        !chosen.contains(meaning)
      else { continue }
      if indices[meaning] == nil || meaning == .login {
        indices[meaning, default: []].append(index)
      } else if meaning == .id {
        indices[.login, default: []].append(index)
      }
    }
    // If another column contains full names, "Name" holds only a part of the name.
    if let name = indices[.name], !chosen.contains(.name) {
      if indices[.first] != nil, indices[.last] == nil {
        indices[.last] = name
        indices[.name] = nil
      } else if indices[.last] != nil, indices[.first] == nil {
        indices[.first] = name
        indices[.name] = nil
      }
    }
  }

  /// The headings that well-known platforms use, including headings in languages other than
  /// English.
  private static let headings: [Meaning: Set<String>] = [
    .name: [
      "name", "student", "student name", "full name", "display name", "vollständiger name", "nom",
      "nom complet", "nombre", "nombre completo", "nome", "nome completo", "naam", "navn", "namn",
      "fullständigt namn",
    ],
    .first: [
      "first", "first name", "firstname", "first_name", "given name", "vorname", "prénom",
      "voornaam", "imię", "förnamn", "fornavn", "etunimi", "jméno", "имя",
    ],
    .last: [
      "last", "last name", "lastname", "last_name", "surname", "family name", "nachname",
      "familienname", "nom de famille", "apellido", "apellidos", "apellido(s)", "cognome",
      "sobrenome", "apelido", "achternaam", "nazwisko", "efternamn", "etternavn", "efternavn",
      "sukunimi", "příjmení", "фамилия",
    ],
    .id: [
      "id", "student id", "student_id", "sid", "id number", "idnumber", "identifier",
      "roster_identifier", "id-nummer", "matrikelnummer", "matrikel-nr.", "numéro d'identification",
      "número de id",
      "número de identificación",
    ],
    .email: [
      "email", "e-mail", "mail", "email address", "e-mail address", "e-mail-adresse",
      "adresse de courriel", "adresse e-mail", "courriel", "correo electrónico",
      "dirección de correo", "indirizzo email", "e-mailadres", "e-postadress", "adres e-mail",
    ],
    .login: [
      "login", "username", "user name", "sis user id", "sis login id", "sis id", "github_username",
      "github username", "student_repository_name",
      "benutzername", "anmeldename",
    ],
    .participant: ["participant"],
    .time: [
      "last modified (submission)", "submission time", "zuletzt geändert (abgabe)",
      "dernière modification (travail remis)", "última modificación (entrega)",
    ],
  ]

  // MARK: By contents

  private mutating func recognizeContents() {
    // Moodle's English heading is the same as the heading of GitHub Classroom's column of emails or
    // IDs.
    let candidates = head.fields.indices.filter { index in
      !taken.contains(index) || indices[.id] == [index] || indices[.login]?.contains(index) == true
    }
    if indices[.participant] == nil,
      let index = candidates.first(where: { Self.areParticipants(values(of: $0)) })
    {
      indices[.participant] = [index]
      if indices[.id] == [index] { indices[.id] = nil }
      indices[.login]?.removeAll { $0 == index }
    }
    recognizeTimes()
    for index in head.fields.indices where !taken.contains(index) {
      let values = values(of: index)
      if values.isEmpty { continue }
      if indices[.email] == nil, values.allSatisfy(Self.isEmail) {
        indices[.email] = [index]
        note(index, "as emails")
      } else if indices[.id] == nil, values.count * 5 >= rows.count * 4, Self.areIDs(values) {
        indices[.id] = [index]
        note(index, "as IDs")
      }
    }
  }

  /// Looks for the column with the times of submissions, which only a worksheet with participants has.
  /// Moodle's worksheet also has a column with the times of marks, farther to the right.
  private mutating func recognizeTimes() {
    guard indices[.time] == nil, indices[.participant] != nil else { return }
    let index = head.fields.indices.first { index in
      let times = values(of: index).filter { $0 != "-" }
      return !taken.contains(index) && !times.isEmpty && times.allSatisfy { WrittenTime($0) != nil }
    }
    if let index {
      indices[.time] = [index]
      note(index, "as the times of submissions")
    }
  }

  /// Looks for the columns with the students' names among the columns whose meanings are unknown.
  private mutating func recognizeNames() throws {
    let found = head.fields.indices.filter { index in
      let values = values(of: index)
      return !taken.contains(index) && values.count * 5 >= rows.count * 4 && !values.isEmpty
        && values.allSatisfy(Self.isName)
        && (values.count < 4 || Set(values).count * 2 > values.count)
    }
    switch found.count {
    case 1:
      indices[.name] = found
      note(found[0], "as names")
    case 2:
      indices[.first] = [found[0]]
      indices[.last] = [found[1]]
      note(found[0], "and \(heading(found[1])) as names")
    case 0 where indices[.id] != nil || indices[.email] != nil || indices[.login] != nil: break
    case 0:
      throw UsageError(
        "\(file):\(head.line) has no column with names, IDs, or emails. Specify a column, for "
          + "example with --columns "
          + "\"name=\(PlainText.oneLine(head.fields.first ?? "", limit: 40))\".",
        isActionable: true)
    default:
      throw UsageError(
        "\(file) has several columns that may contain names: \(listed(found.map(heading))). "
          + "Specify the columns to use, for example with --columns "
          + "\"first=\(PlainText.oneLine(head.fields[found[0]], limit: 40)),"
          + "last=\(PlainText.oneLine(head.fields[found[1]], limit: 40))\".", isActionable: true)
    }
  }

  private mutating func note(_ index: Int, _ words: String) {
    notes.append("\(file): reading \(heading(index)) \(words).")
  }

  private func heading(_ index: Int) -> String {
    let text = PlainText.oneLine(head.fields[index], limit: 40)
    return text.isEmpty ? "column \(index + 1)" : "\"\(text)\""
  }

  private func values(of index: Int) -> [String] {
    rows.filter { $0.fields.indices.contains(index) }.map { $0.fields[index].trimmed }
      .filter { !$0.isEmpty }
  }

  private static func isEmail(_ text: String) -> Bool {
    text.trimmed.wholeMatch(of: /[^\s@]+@[^\s@]+\.[^\s@.]+/) != nil
  }

  private static func isName(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !text.contains { $0.isNumber || "@:/\\".contains($0) }
  }

  /// Returns whether all values consist of the same word and different numbers, like
  /// `Participant 12345`.
  private static func areParticipants(_ values: [String]) -> Bool {
    let words = Set(values.map { $0.prefix { !$0.isNumber } })
    guard words.count == 1, let word = words.first, word.count(where: \.isLetter) >= 3 else {
      return false
    }
    let numbers = values.map { $0.dropFirst(word.count) }
    return numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
      && Set(numbers).count == numbers.count
  }

  /// Returns whether values can be IDs: distinct words that have at least four characters and
  /// contain digits.
  private static func areIDs(_ values: [String]) -> Bool {
    Set(values).count == values.count
      && values.allSatisfy { value in
        value.count >= 4 && value.contains(where: \.isNumber)
          && value.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
      }
  }
}
