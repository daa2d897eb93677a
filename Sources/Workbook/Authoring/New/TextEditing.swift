import Foundation

extension String {
  /// Returns the text with an element added to a list that has one element per line.
  ///
  /// - Parameters:
  ///   - element: The lines of the element, indented and without a trailing comma.
  ///   - opening: The whole line that opens the list. The first such line counts.
  ///   - closing: The whole line that closes the list.
  /// - Returns: `nil` if there is no such list.
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

  /// Returns the text with an item added to the end of a Markdown section.
  ///
  /// - Returns: `nil` if there is no such section.
  func appending(_ item: String, toSection heading: String) -> String? {
    var lines = components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: heading) else { return nil }
    var end = lines[(start + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
    while end > start + 1, lines[end - 1].isEmpty { end -= 1 }
    let isFirst = !lines[(start + 1)..<end].contains { $0.hasPrefix("1. ") }
    lines.insert((isFirst ? "\n" : "") + item, at: end)
    return lines.joined(separator: "\n")
  }

  /// Returns the text with a line inserted after the last line that satisfies a predicate.
  ///
  /// - Returns: `nil` if no line does.
  func inserting(_ line: String, afterLast predicate: (String) -> Bool) -> String? {
    var lines = components(separatedBy: "\n")
    guard let last = lines.lastIndex(where: predicate) else { return nil }
    lines.insert(line, at: last + 1)
    return lines.joined(separator: "\n")
  }
}

// MARK: Names

extension String {
  /// The string's words, joined in upper camel case, such as `ListsOfModels` for `Lists of models`.
  var upperCamelCased: String {
    split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// A camel-case name split into words, such as `Tap counter` for `TapCounter`.
  var sentenceCased: String {
    let words = replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1) \($0.2.lowercased())" }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A type name turned into a property name, such as `viewState` for `ViewState`.
  var lowercasingFirstLetter: String { prefix(1).lowercased() + dropFirst() }
}
