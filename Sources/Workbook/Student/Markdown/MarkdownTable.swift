import WorkbookCommandLine
import WorkbookCore

/// A Markdown table as lines that fit the console: in columns if possible, or row by row if not.
struct MarkdownTable {
  let lines: [String]

  init(_ source: [String], console: Console) {
    let inline = MarkdownInline(console: console)
    let rows = source.filter { !$0.allSatisfy { "|-: ".contains($0) } }.map { line in
      Self.cells(of: line).map(inline.text)
    }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? visibleCount($0[column]) : 0 }.max() ?? 0
    }
    let leasts = (0..<count).map { column in
      rows.map { column < $0.count ? Self.longestWord(in: $0[column]) : 0 }.max() ?? 0
    }
    let available = console.width - 3 * max(0, count - 1)
    if let fitted = Self.fit(widths, leasts: leasts, into: available) {
      lines = Self.columns(rows, widths: fitted, console)
    } else {
      lines = Self.stacked(rows, console)
    }
  }

  /// Narrows the widest columns until the table fits, and returns the widths of all columns.
  ///
  /// No column gets narrower than its longest word, or than 14 characters if that word is shorter.
  /// If the table still doesn't fit, this method returns `nil`.
  private static func fit(_ widths: [Int], leasts: [Int], into available: Int) -> [Int]? {
    var widths = widths
    while widths.reduce(0, +) > available {
      let yielding = widths.indices.filter { widths[$0] > max(14, leasts[$0]) }
      guard let widest = yielding.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private static func longestWord(in text: String) -> Int {
    text.split(separator: " ").map { visibleCount($0) }.max() ?? 0
  }

  private static func columns(
    _ rows: [[String]], widths: [Int], _ console: Console
  ) -> [String] {
    func pad(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - visibleCount(text)))
    }
    var result: [String] = []
    for (index, row) in rows.enumerated() {
      let cells = widths.indices.map { column in
        column < row.count
          ? wrappedLines(of: row[column], width: widths[column]) : [""]
      }
      for line in 0..<(cells.map(\.count).max() ?? 0) {
        let texts = widths.indices.map { column in
          let text = line < cells[column].count ? cells[column][line] : ""
          return pad(index == 0 ? console.styled(text, .bold) : text, widths[column])
        }
        result.append(texts.joined(separator: " │ ").trimmedAtEnd)
      }
      if index == 0 {
        result.append(widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─"))
      }
    }
    return result
  }

  /// Renders each row as a list of cells with their column titles.
  private static func stacked(_ rows: [[String]], _ console: Console) -> [String] {
    let titles = rows.first ?? []
    let blocks = rows.dropFirst().map { row in
      row.enumerated().flatMap { column, cell in
        let title = column < titles.count && !titles[column].isEmpty ? "\(titles[column]): " : ""
        return wrappedLines(
          of: (column == 0 ? "" : "  ") + title + cell, width: console.width)
      }
    }
    return Array(blocks.joined(separator: [""]))
  }

  private static func cells(of line: String) -> [String] {
    // A bar in code or after a backslash doesn't separate cells.
    var cells: [String] = [""]
    var isCode = false
    var isEscaped = false
    for character in line.trimmed.dropFirst() {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode, !isEscaped {
        cells.append("")
      } else if character != "\\" || isCode {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\"
    }
    if cells.last?.trimmed.isEmpty == true { cells.removeLast() }
    return cells.map(\.trimmed)
  }
}
