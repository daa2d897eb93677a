import WorkbookCommandLine
import WorkbookCore

/// A renderer that shows a chapter's Markdown in a terminal.
///
/// It supports what the chapters use: headings, paragraphs, lists, quotations, fenced code, tables,
/// and images. Within a line, it supports bold, italic, code, and links. It omits comments.
struct Markdown {
  let console: Console

  /// Renders Markdown source as lines.
  func lines(of source: String) -> [String] {
    var blocks: [[String]] = []
    var rest = source.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)[...]
    while let line = rest.first {
      if line.trimmed.isEmpty {
        rest.removeFirst()
      } else if line.hasPrefix("```") {
        blocks.append(code(&rest))
      } else if line.hasPrefix("<!--") {
        while let next = rest.popFirst(), !next.contains("-->") {}
      } else if line.hasPrefix("#") {
        blocks.append(heading(rest.removeFirst()))
      } else if line.hasPrefix("|") {
        let table = rest.prefix { $0.hasPrefix("|") }
        rest = rest.dropFirst(table.count)
        blocks.append(MarkdownTable(Array(table), console: console).lines)
      } else {
        blocks.append(paragraph(&rest))
      }
    }
    return Array(blocks.joined(separator: [""]))
  }

  private func heading(_ line: String) -> [String] {
    let level = line.prefix { $0 == "#" }.count
    let text = line.dropFirst(level).description.trimmed.replacing("`", with: "")
    let wrapped = console.wrapped(text).map {
      level == 1 ? console.styled($0, .bold, .underlined) : console.styled($0, .bold)
    }
    guard !console.usesColor else { return wrapped }
    // Without color, a heading would look like a short paragraph.
    let width = wrapped.map(\.count).max() ?? 0
    return wrapped + [String(repeating: level == 1 ? "=" : "-", count: width)]
  }

  private func code(_ rest: inout ArraySlice<String>) -> [String] {
    let fence = rest.removeFirst()
    // Wrap a program's output, but not its code.
    let isOutput = fence.hasPrefix("```text")
    let code = HighlightedCode(console: console)
    var lines: [String] = []
    while let line = rest.popFirst(), !line.hasPrefix("```") {
      let parts = isOutput ? linesWithHangingIndent(of: line, width: console.width - 4) : [line]
      lines += parts.map { part in
        let text = fence.hasPrefix("```swift") ? code.line(part) : console.styled(part, .cyan)
        return part.isEmpty ? "" : "    " + text
      }
    }
    return lines
  }

  /// Renders a paragraph, a quotation, an image, or a list with all its items.
  private func paragraph(_ rest: inout ArraySlice<String>) -> [String] {
    let first = rest.removeFirst()
    let marker = Self.marker(of: first)
    var text = first.dropFirst(marker.count).description.trimmed
    while let line = rest.first, !line.trimmed.isEmpty,
      !["#", "```", "|", "<!--"].contains(where: line.hasPrefix)
    {
      let nextMarker = Self.marker(of: line)
      // Each line of a quotation repeats the marker.
      guard nextMarker.isEmpty || (nextMarker == "> " && marker == "> ") else { break }
      text += " " + rest.removeFirst().dropFirst(nextMarker.count).description.trimmed
    }
    let bullet = marker.replacing("- ", with: "• ").replacing("* ", with: "• ")
      .replacing("> ", with: "│ ")
    let indent = String(repeating: " ", count: bullet.count)
    var lines = console.wrapped(MarkdownInline(console: console).text(text), indent: indent)
    if !lines.isEmpty { lines[0] = bullet + lines[0].dropFirst(bullet.count) }
    if marker.hasPrefix(">") { lines = lines.map { "│ " + $0.dropFirst(2) } }
    // There is no blank line between the items of a list.
    if !marker.isEmpty, let next = rest.first, !Self.marker(of: next).isEmpty {
      lines += paragraph(&rest)
    }
    return lines
  }

  /// Returns the marker that starts a list item or quotation, with its indentation and the space
  /// that follows it, or an empty string if there is no marker.
  private static func marker(of line: String) -> String {
    let indent = line.prefix { $0 == " " }
    let text = line.dropFirst(indent.count)
    if ["- ", "* ", "> "].contains(where: text.hasPrefix) { return "\(indent)\(text.prefix(2))" }
    let number = text.prefix { $0.isNumber }
    let isNumbered = !number.isEmpty && text.dropFirst(number.count).hasPrefix(". ")
    return isNumbered ? "\(indent)\(number). " : ""
  }
}

/// A renderer for inline Markdown: bold, italic, code, links, and images.
struct MarkdownInline {
  let console: Console

  func text(_ source: String) -> String {
    var text = source
    if text.contains("](") {
      text = text.replacing(/!\[([^\]]*)\]\([^)]*\)/) { "[Figure: \($0.1)]" }
      text = text.replacing(/\[([^\]]+)\]\(((?:[^()]|\([^()]*\))*)\)/) { match in
        match.2.hasPrefix("http") ? "\(match.1) <\(match.2)>" : "\(match.1)"
      }
    }
    // Split off code first: asterisks in it aren't emphasis.
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let isCode = !index.isMultiple(of: 2) && index < parts.count - 1
      return isCode ? styled(part, .cyan, joiner: String(firmSpace)) : emphasized(part)
    }.joined()
  }

  private func emphasized(_ text: Substring) -> String {
    guard text.contains("*") else { return String(text) }
    return text.replacing(/\*\*([^*]+)\*\*/) { styled($0.1, .bold) }
      .replacing(/\*([^*\s][^*]*)\*/) { styled($0.1, .italic) }
      .description
  }

  /// Returns the text with each word styled separately, so that lines can be wrapped between words.
  private func styled(_ text: Substring, _ style: TextStyle, joiner: String = " ") -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { console.styled(String($0), style) }.joined(separator: joiner)
  }
}
