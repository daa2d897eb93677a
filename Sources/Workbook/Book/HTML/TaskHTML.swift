import Foundation

/// The task of an exercise, or a hint, as HTML in a collapsed section that needs no script.
struct TaskHTML {
  /// The paragraphs and the numbered requirements, one a line.
  let lines: [String]

  /// The goal and the requirements, whose number is the title of the section.
  var html: String {
    let count = lines.filter { $0.contains(#/^\d+\. /#) }.count
    return folded(title: count == 1 ? "1 requirement" : "\(count) requirements")
  }

  /// Returns the lines in a collapsed section.
  func folded(title: String, kind: String = "task") -> String {
    var html = ""
    var count = 0
    var isInList = false
    for line in lines where !line.isEmpty {
      let number = "\(count + 1). "
      let isItem = line.hasPrefix(number)
      if isItem != isInList { html += isItem ? "<ol>\n" : "</ol>\n" }
      isInList = isItem
      if isItem {
        count += 1
        html += "<li>\(Self.inline(line.dropFirst(number.count)))</li>\n"
      } else {
        html += "<p>\(Self.inline(line[...]))</p>\n"
      }
    }
    return "<details class=\"\(kind)\"><summary>\(title)</summary>\n\(html)"
      + "\(isInList ? "</ol>\n" : "")</details>\n"
  }

  /// Returns the text of a comment as HTML, with code where it has backticks.
  private static func inline(_ text: Substring) -> String {
    text.replacing("``", with: "`").split(separator: "`", omittingEmptySubsequences: false)
      .enumerated().map { index, part in
        let part = String(part).escapedForHTML
        return index.isMultiple(of: 2) ? part : "<code>\(part)</code>"
      }.joined()
  }
}
