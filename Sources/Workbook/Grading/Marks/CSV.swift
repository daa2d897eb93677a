import Foundation
import WorkbookCore

/// A table in CSV as specified by RFC 4180. Commas separate fields, and a field is quoted if it
/// contains a comma, a quotation mark, or a line break.
struct CSVTable: Equatable {
  /// A row, with the line that it starts on.
  struct Row: Equatable {
    var line: Int
    var fields: [String]
  }

  var rows: [Row]

  /// Parses a table. A byte order mark, CRLF line endings, and empty rows are accepted.
  ///
  /// Where the comma is the decimal separator, as in much of Europe, spreadsheets separate fields
  /// with semicolons. Some spreadsheets use tabs. This initializer picks the separator that occurs
  /// equally often in the most lines.
  ///
  /// - Throws: ``CSVError`` if a quoted field isn't closed, or text follows the closing quotation
  ///   mark.
  init(_ text: String) throws(CSVError) {
    var reader = CSVReader(text)
    rows = try reader.rows()
  }

  /// Returns rows as CSV, with CRLF line endings as RFC 4180 requires.
  static func text(of rows: [[String]]) -> String {
    rows.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ field: String) -> String {
    // Compare Unicode scalars: as a Character, CRLF is neither CR nor LF.
    let needsQuotes = field.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
    let isPadded = field.hasPrefix(" ") || field.hasSuffix(" ")
    return needsQuotes || isPadded ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
  }

  /// Returns a string that a spreadsheet displays rather than evaluates.
  ///
  /// Excel, Numbers, LibreOffice, and Google Sheets treat a field as a formula if it starts with
  /// `=`, `+`, `-`, `@`, a tab, or a carriage return, even after spaces and in full-width form. In
  /// all of these programs, a leading apostrophe turns the field into text. See OWASP, "CSV
  /// injection".
  static func escapingFormula(_ text: String) -> String {
    let spaces = text.unicodeScalars.drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{FEFF}" }
    guard let first = spaces.first else { return text }
    let triggers = "=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}|".unicodeScalars
    return triggers.contains(first) ? "'" + text : text
  }
}

/// An error in a CSV file.
struct CSVError: Error, Equatable {
  var line: Int
  var problem: String
}

private struct CSVReader {
  private let scalars: [Unicode.Scalar]
  private let separator: Unicode.Scalar
  private var index = 0
  private var line = 1

  init(_ text: String) {
    scalars = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
    // Tabs and semicolons are rare in text, so prefer them if they fit as well as commas.
    let candidates: [Unicode.Scalar] = ["\t", ";", ","]
    let text = scalars
    let fits = candidates.map { Self.linesLikeFirst($0, in: text) }
    let best = fits.max() ?? 0
    separator = best == 0 ? "," : zip(candidates, fits).first { $0.1 == best }?.0 ?? ","
  }

  /// Returns how many of the first lines contain a separator as often as the first line does, or 0
  /// if the first line doesn't contain it.
  private static func linesLikeFirst(
    _ separator: Unicode.Scalar, in scalars: [Unicode.Scalar]
  ) -> Int {
    var counts = [0]
    var isQuoted = false
    var isEmpty = true
    for scalar in scalars {
      if scalar == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if scalar == "\n" || scalar == "\r" {
        if !isEmpty { counts.append(0) }
        if counts.count > 50 { break }
        isEmpty = true
      } else {
        isEmpty = false
        counts[counts.count - 1] += scalar == separator ? 1 : 0
      }
    }
    if isEmpty { counts.removeLast() }
    guard let first = counts.first, first > 0 else { return 0 }
    return counts.count { $0 == first }
  }

  mutating func rows() throws(CSVError) -> [CSVTable.Row] {
    var rows: [CSVTable.Row] = []
    while index < scalars.count {
      var row = CSVTable.Row(line: line, fields: [try field()])
      while consume(separator) { row.fields.append(try field()) }
      consumeLineEnd()
      if row.fields.contains(where: { !$0.trimmed.isEmpty }) { rows.append(row) }
    }
    return rows
  }

  private mutating func field() throws(CSVError) -> String {
    var text = String.UnicodeScalarView()
    guard consume("\"") else {
      while index < scalars.count, !isEnd(scalars[index]) {
        text.append(scalars[index])
        index += 1
      }
      return String(text)
    }
    let start = line
    while true {
      guard index < scalars.count else {
        throw CSVError(line: start, problem: "A quoted field starts here but isn't closed.")
      }
      if consume("\"") {
        guard consume("\"") else { break }
        text.append("\"")
      } else {
        if scalars[index] == "\n" { line += 1 }
        text.append(scalars[index])
        index += 1
      }
    }
    guard index == scalars.count || isEnd(scalars[index]) else {
      throw CSVError(line: line, problem: "There is text after a closing quotation mark.")
    }
    return String(text)
  }

  /// Returns whether a character ends a field.
  private func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == separator || scalar == "\r" || scalar == "\n"
  }

  private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func consumeLineEnd() {
    let hasReturn = consume("\r")
    if consume("\n") || hasReturn { line += 1 }
  }
}
