import Foundation

extension String {
  /// The text, with one more element at the end of a list that is written a line an element.
  ///
  /// - Parameters:
  ///   - element: The lines of the element, with their indentation and no comma at the end.
  ///   - opening: The whole line that opens the list; the first such line counts.
  ///   - closing: The whole line that closes it.
  /// - Returns: `nil` when there is no such list.
  func appending(
    _ element: String, toListBetween opening: String, and closing: String
  ) -> String? {
    var lines = components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: opening),
      let end = lines[start...].firstIndex(of: closing)
    else { return nil }
    let isFirst = end == start + 1
    if !isFirst, !lines[end - 1].hasSuffix(",") { lines[end - 1] += "," }
    lines.insert(isFirst ? element : element + ",", at: end)
    return lines.joined(separator: "\n")
  }

  /// The text, with some lines at the end of a section of Markdown.
  ///
  /// - Returns: `nil` when there is no such section.
  func appending(_ item: String, toSection heading: String) -> String? {
    var lines = components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: heading) else { return nil }
    var end = lines[(start + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
    while end > start + 1, lines[end - 1].isEmpty { end -= 1 }
    let isFirst = !lines[(start + 1)..<end].contains { $0.hasPrefix("1. ") }
    lines.insert((isFirst ? "\n" : "") + item, at: end)
    return lines.joined(separator: "\n")
  }

  /// The text, with a name at the end of the last cell of a row of a table.
  ///
  /// - Returns: `nil` when there is no row with the mark.
  func appending(_ name: String, toRowWith mark: String) -> String? {
    var lines = components(separatedBy: "\n")
    guard let row = lines.firstIndex(where: { $0.hasPrefix("|") && $0.contains(mark) }) else {
      return nil
    }
    var cells = lines[row].components(separatedBy: "|")
    guard cells.count > 2 else { return nil }
    let names = cells[cells.count - 2].trimmingCharacters(in: .whitespaces)
    cells[cells.count - 2] = names.isEmpty ? " \(name) " : " \(names), \(name) "
    lines[row] = cells.joined(separator: "|")
    return lines.joined(separator: "\n")
  }

  /// The text, with a line after the last one that is like this.
  ///
  /// - Returns: `nil` when there is none.
  func inserting(_ line: String, afterLast isLike: (String) -> Bool) -> String? {
    var lines = components(separatedBy: "\n")
    guard let last = lines.lastIndex(where: isLike) else { return nil }
    lines.insert(line, at: last + 1)
    return lines.joined(separator: "\n")
  }
}

// MARK: Names

extension String {
  /// Whether a type or a module may be called so here: `TapCounter`.
  var isTypeName: Bool { wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil }

  /// The words as one name: `Lists of models` is `ListsOfModels`.
  var upperCamelCased: String {
    split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// A name as words: `TapCounter` is `Tap counter`.
  var inWords: String {
    let words = replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1) \($0.2.lowercased())" }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A name as a property is called: `viewState`.
  var lowercasingFirstLetter: String { prefix(1).lowercased() + dropFirst() }
}
