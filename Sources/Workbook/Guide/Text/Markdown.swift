/// A chapter's prose, for a terminal.
///
/// It knows what the chapters use: headings, paragraphs, lists, quotations, fenced code, tables,
/// images, and bold, italic, code and links within a line. Comments are left out.
struct Markdown {
  let console: Console

  /// The lines to show.
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
    // What a program prints may be broken between words; a program may not.
    let isOutput = rest.removeFirst().hasPrefix("```text")
    var lines: [String] = []
    while let line = rest.popFirst(), !line.hasPrefix("```") {
      let parts = isOutput ? linesSetIn(of: line, width: console.width - 4) : [line]
      lines += parts.map { $0.isEmpty ? "" : "    " + console.styled($0, .cyan) }
    }
    return lines
  }

  /// A paragraph, an item of a list, a quotation or an image.
  private func paragraph(_ rest: inout ArraySlice<String>) -> [String] {
    let first = rest.removeFirst()
    let marker = Self.marker(of: first)
    var text = first.dropFirst(marker.count).description.trimmed
    while let line = rest.first, !line.trimmed.isEmpty,
      !["#", "```", "|", "<!--"].contains(where: line.hasPrefix)
    {
      let nextMarker = Self.marker(of: line)
      // A quotation has its mark in each line.
      guard nextMarker.isEmpty || (nextMarker == "> " && marker == "> ") else { break }
      text += " " + rest.removeFirst().dropFirst(nextMarker.count).description.trimmed
    }
    let bullet = marker.replacing("- ", with: "• ").replacing("* ", with: "• ")
      .replacing("> ", with: "│ ")
    let indent = String(repeating: " ", count: bullet.count)
    var lines = console.wrapped(MarkdownInline(console: console).text(text), indent: indent)
    if !lines.isEmpty { lines[0] = bullet + lines[0].dropFirst(bullet.count) }
    if marker.hasPrefix(">") { lines = lines.map { "│ " + $0.dropFirst(2) } }
    // Items of one list stand close together.
    if !marker.isEmpty, let next = rest.first, !Self.marker(of: next).isEmpty {
      lines += paragraph(&rest)
    }
    return lines
  }

  /// What begins an item or a quotation, with its indentation and the space behind it.
  private static func marker(of line: String) -> String {
    let indent = line.prefix { $0 == " " }
    let text = line.dropFirst(indent.count)
    if ["- ", "* ", "> "].contains(where: text.hasPrefix) { return "\(indent)\(text.prefix(2))" }
    let number = text.prefix { $0.isNumber }
    let isNumbered = !number.isEmpty && text.dropFirst(number.count).hasPrefix(". ")
    return isNumbered ? "\(indent)\(number). " : ""
  }
}

/// Bold, italic, code, links and images within a paragraph.
struct MarkdownInline {
  let console: Console

  func text(_ source: String) -> String {
    var text = source
    if text.contains("](") {
      text = text.replacing(/!\[([^\]]*)\]\([^)]*\)/) { "[Figure: \($0.1)]" }
      text = text.replacing(/\[([^\]]+)\]\(([^)]*)\)/) { match in
        match.2.hasPrefix("http") ? "\(match.1) <\(match.2)>" : "\(match.1)"
      }
    }
    // Code is taken out first, and nothing is done to it: its asterisks are its own.
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let isCode = !index.isMultiple(of: 2) && index < parts.count - 1
      return isCode ? styled(part, .cyan) : emphasized(part)
    }.joined()
  }

  private func emphasized(_ text: Substring) -> String {
    guard text.contains("*") else { return String(text) }
    return text.replacing(/\*\*([^*]+)\*\*/) { styled($0.1, .bold) }
      .replacing(/\*([^*\s][^*]*)\*/) { styled($0.1, .italic) }
      .description
  }

  /// Words with a look, each by itself so that a line can be broken between them; or as they are,
  /// where there is no color.
  private func styled(_ text: Substring, _ style: TextStyle) -> String {
    guard console.usesColor else { return String(text) }
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map { console.styled(String($0), style) }.joined(separator: " ")
  }
}
