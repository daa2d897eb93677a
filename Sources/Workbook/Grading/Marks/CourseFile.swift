import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A CSV file from an instructor, with columns identified by their headings.
struct CourseFile {
  /// The file name to show in messages.
  let name: String
  private let columns: [String: [Int]]
  private let rows: [CSVTable.Row]

  /// A row of the file.
  struct Row {
    let line: Int
    fileprivate let columns: [String: [Int]]
    fileprivate let fields: [String]

    /// The field under a heading, or an empty string if there is no such column.
    subscript(heading: String) -> String { all(heading).first ?? "" }

    /// Returns the fields that aren't empty, from all columns with the given heading.
    func all(_ heading: String) -> [String] {
      (columns[heading] ?? []).filter(fields.indices.contains).map { fields[$0].trimmed }
        .filter { !$0.isEmpty }
    }

    /// Returns whether the field under a heading starts with spaces.
    func isIndented(_ heading: String) -> Bool {
      guard let index = columns[heading]?.first, fields.indices.contains(index) else {
        return false
      }
      return fields[index].hasPrefix("  ")
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - name: The file name to show in messages.
  ///   - headings: The alternative headings of each column.
  ///   - required: The columns that must be present.
  ///   - example: An example of a first line.
  /// - Throws: ``UsageError`` that names the file and the line, and says what to do next.
  init(
    _ url: URL, named name: String, headings: [String: [String]], required: [String],
    example: String
  ) throws {
    try self.init(
      Self.text(of: url, named: name), named: name, headings: headings, required: required,
      example: example)
  }

  /// Creates a file whose columns are already known.
  ///
  /// - Parameter columns: The indices of the columns for each heading.
  init(_ table: CSVTable, named name: String, columns: [String: [Int]]) {
    self.name = name
    self.columns = columns
    rows = Array(table.rows.dropFirst())
  }

  /// Returns the text of a file.
  ///
  /// - Throws: ``UsageError`` that names the file and says what to do next.
  static func text(of url: URL, named name: String) throws -> String {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw UsageError(
        "\(name) can't be read. Check that it exists and is a file.", isActionable: true)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("\(name) isn't UTF-8. Save it as \"CSV UTF-8\".", isActionable: true)
    }
    return text
  }

  /// Parses a table with at least one row.
  ///
  /// - Throws: ``UsageError`` that names the file and the line, and says what to do next.
  static func table(_ text: String, named name: String, example: String) throws -> CSVTable {
    let table: CSVTable
    do {
      table = try CSVTable(text)
    } catch {
      throw UsageError(
        "\(name):\(error.line): \(error.problem) To include a quotation mark in a quoted "
          + "field, double it.",
        isActionable: true)
    }
    if table.rows.isEmpty {
      throw UsageError("\(name) is empty. \(advice(example))", isActionable: true)
    }
    return table
  }

  private static func advice(_ example: String) -> String {
    "Start the file with the column headings, such as \(example)."
  }

  /// Parses the text of a file.
  init(
    _ text: String, named name: String, headings: [String: [String]], required: [String],
    example: String
  ) throws {
    let table = try Self.table(text, named: name, example: example)
    let head = table.rows[0]
    var columns: [String: [Int]] = [:]
    for (index, field) in head.fields.enumerated() {
      let heading = field.trimmed.lowercased()
      let known = headings.first { $0.key == heading || $0.value.contains(heading) }
      guard let key = known?.key else { continue }
      if columns[key] != nil {
        throw UsageError(
          "\(name):\(head.line) has two columns for \(key). Keep only one.", isActionable: true)
      }
      columns[key] = [index]
    }
    if let missing = required.first(where: { columns[$0] == nil }) {
      throw UsageError(
        "\(name):\(head.line) has no column \"\(missing)\". \(Self.advice(example))",
        isActionable: true)
    }
    self.init(table, named: name, columns: columns)
  }

  /// The rows below the headings.
  var contents: [Row] {
    rows.map { Row(line: $0.line, columns: columns, fields: $0.fields) }
  }

  /// Creates an error about a row.
  func error(_ row: Row, _ description: String) -> UsageError {
    UsageError("\(name):\(row.line): \(description)", isActionable: true)
  }
}
