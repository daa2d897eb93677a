import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A table that an instructor gives: its columns are known by their headings.
struct CourseFile {
  /// What it is called in what is said about it.
  let name: String
  private let columns: [String: Int]
  private let rows: [CSVTable.Row]

  /// One of its rows.
  struct Row {
    let line: Int
    fileprivate let columns: [String: Int]
    fileprivate let fields: [String]

    /// What stands under a heading; empty when there is no such column.
    subscript(heading: String) -> String {
      guard let index = columns[heading], fields.indices.contains(index) else { return "" }
      return fields[index].trimmed
    }
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: What it is called in what is said about it.
  ///   - headings: What its columns may be called, by the name that they have here.
  ///   - required: The columns that have to be there.
  ///   - example: How the file may begin.
  /// - Throws: ``UsageError`` that names the file, the line and the next step.
  init(
    _ url: URL, named name: String, headings: [String: [String]], required: [String],
    example: String
  ) throws {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw UsageError("\(name) cannot be read. Is it there, and a file?", isActionable: true)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("\(name) is not UTF-8. Save it as \"CSV UTF-8\".", isActionable: true)
    }
    try self.init(text, named: name, headings: headings, required: required, example: example)
  }

  /// Reads the text of a table.
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
        "\(name):\(error.line): \(error.problem) Write a quotation mark in a text twice.",
        isActionable: true)
    }
    let example = "Let it begin with the headings, such as \(example)."
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

  /// Its rows below the headings.
  var contents: [Row] {
    rows.map { Row(line: $0.line, columns: columns, fields: $0.fields) }
  }

  /// Something that is wrong in a row.
  func error(_ row: Row, _ description: String) -> UsageError {
    UsageError("\(name):\(row.line): \(description)", isActionable: true)
  }
}
