import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A CSV file from an instructor, with columns identified by their headings.
struct CourseFile {
  /// The name of the file in messages.
  let name: String
  private let columns: [String: Int]
  private let rows: [CSVTable.Row]

  /// A row of the file.
  struct Row {
    let line: Int
    fileprivate let columns: [String: Int]
    fileprivate let fields: [String]

    /// The field under a heading, or an empty string if there is no such column.
    subscript(heading: String) -> String {
      guard let index = columns[heading], fields.indices.contains(index) else { return "" }
      return fields[index].trimmed
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: The name of the file in messages.
  ///   - headings: The alternative headings of each column.
  ///   - required: The columns that must be present.
  ///   - example: An example of a first line.
  /// - Throws: ``UsageError`` that names the file, the line and the next step.
  init(
    _ url: URL, named name: String, headings: [String: [String]], required: [String],
    example: String
  ) throws {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw UsageError(
        "\(name) cannot be read. Check that it exists and is a file.", isActionable: true)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("\(name) is not UTF-8. Save it as \"CSV UTF-8\".", isActionable: true)
    }
    try self.init(text, named: name, headings: headings, required: required, example: example)
  }

  /// Parses the text of a file.
  init(
    _ text: String, named name: String, headings: [String: [String]], required: [String],
    example: String
  ) throws {
    self.name = name
    let table: CSVTable
    do {
      table = try CSVTable(text)
    } catch {
      throw UsageError(
        "\(name):\(error.line): \(error.problem) To include a quotation mark in a quoted "
          + "field, double it.",
        isActionable: true)
    }
    let example = "Start it with the column headings, such as \(example)."
    guard let head = table.rows.first else {
      throw UsageError("\(name) is empty. \(example)", isActionable: true)
    }
    var columns: [String: Int] = [:]
    for (index, field) in head.fields.enumerated() {
      let heading = field.trimmed.lowercased()
      let known = headings.first { $0.key == heading || $0.value.contains(heading) }
      guard let key = known?.key else { continue }
      if columns[key] != nil {
        throw UsageError(
          "\(name):\(head.line) has two columns for \(key). Keep one.", isActionable: true)
      }
      columns[key] = index
    }
    if let missing = required.first(where: { columns[$0] == nil }) {
      throw UsageError(
        "\(name):\(head.line) has no column \"\(missing)\". \(example)", isActionable: true)
    }
    self.columns = columns
    rows = Array(table.rows.dropFirst())
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
