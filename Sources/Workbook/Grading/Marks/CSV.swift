import Foundation
import WorkbookCore

/// A table as spreadsheets exchange it, by RFC 4180: fields between commas, quoted where they hold a
/// comma, a quotation mark or a line's end.
struct CSVTable: Equatable {
  /// A row, and where it begins in the file.
  struct Row: Equatable {
    var line: Int
    var fields: [String]
  }

  var rows: [Row]

  /// Reads a table; a byte order mark, CRLF, and rows without any text are fine.
  ///
  /// Where a comma is in numbers, as in much of Europe, spreadsheets write semicolons between
  /// fields; some write tabs. The first line tells.
  ///
  /// - Throws: ``CSVError`` when a quotation is not closed, or goes on behind its end.
  init(_ text: String) throws(CSVError) {
    var reader = CSVReader(text)
    rows = try reader.rows()
  }

  /// Writes rows, each with CRLF at its end, as RFC 4180 has it.
  static func text(of rows: [[String]]) -> String {
    rows.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ field: String) -> String {
    // Unicode scalars: as a Character, CRLF would be none of the two.
    let needsQuotes = field.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
    let isPadded = field.hasPrefix(" ") || field.hasSuffix(" ")
    return needsQuotes || isPadded ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
  }

  /// A text that a spreadsheet shows and does not compute.
  ///
  /// A field that begins with `=`, `+`, `-`, `@`, a tab or a return is a formula to Excel, Numbers,
  /// LibreOffice and Google Sheets, also behind spaces and in their full-width forms. An apostrophe
  /// before it makes it a text everywhere. OWASP, "CSV injection".
  static func defused(_ text: String) -> String {
    let spaces = text.unicodeScalars.drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{FEFF}" }
    guard let first = spaces.first else { return text }
    let triggers = "=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}|".unicodeScalars
    return triggers.contains(first) ? "'" + text : text
  }
}

/// A table that cannot be read.
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
    let head = scalars.prefix { !"\r\n".unicodeScalars.contains($0) }
    let others: [Unicode.Scalar] = [";", "\t"]
    separator = head.contains(",") ? "," : others.first { head.contains($0) } ?? ","
  }

  mutating func rows() throws(CSVError) -> [CSVTable.Row] {
    var rows: [CSVTable.Row] = []
    while index < scalars.count {
      var row = CSVTable.Row(line: line, fields: [try field()])
      while take(separator) { row.fields.append(try field()) }
      takeLineEnd()
      if row.fields.contains(where: { !$0.trimmed.isEmpty }) { rows.append(row) }
    }
    return rows
  }

  private mutating func field() throws(CSVError) -> String {
    var text = String.UnicodeScalarView()
    guard take("\"") else {
      while index < scalars.count, !isEnd(scalars[index]) {
        text.append(scalars[index])
        index += 1
      }
      return String(text)
    }
    let start = line
    while true {
      guard index < scalars.count else {
        throw CSVError(line: start, problem: "A quotation begins here and is not closed.")
      }
      if take("\"") {
        guard take("\"") else { break }
        text.append("\"")
      } else {
        if scalars[index] == "\n" { line += 1 }
        text.append(scalars[index])
        index += 1
      }
    }
    guard index == scalars.count || isEnd(scalars[index]) else {
      throw CSVError(line: line, problem: "Behind a closing quotation mark stands more text.")
    }
    return String(text)
  }

  /// Whether a field ends before it.
  private func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == separator || scalar == "\r" || scalar == "\n"
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func takeLineEnd() {
    let hasReturn = take("\r")
    if take("\n") || hasReturn { line += 1 }
  }
}
