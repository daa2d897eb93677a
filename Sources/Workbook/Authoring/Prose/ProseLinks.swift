import Foundation

/// The links, images, and headings of a Markdown file.
struct ProseLinks {
  /// A link within the workbook, which may be an image.
  struct Link: Equatable {
    /// The line, numbered from 1.
    let line: Int
    /// The target as written.
    let target: String
    /// The path of the file, relative to the root of the package.
    let path: String
    /// The anchor of a heading in the file, if the link has one.
    let anchor: String?

    /// Resolves a link on a page.
    init(_ target: String, line: Int, from page: String) {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = String(parts[0])
      let folder = page.split(separator: "/").dropLast().joined(separator: "/")
      let relative = file.isEmpty ? page : (folder.isEmpty ? file : "\(folder)/\(file)")
      let whole = URL(fileURLWithPath: "/" + relative).standardizedFileURL.path
      self.line = line
      self.target = target
      path = String(whole.dropFirst())
      anchor = parts.count > 1 ? String(parts[1]) : nil
    }
  }

  /// An image in the prose.
  struct Image: Equatable {
    /// The line, numbered from 1.
    let line: Int
    /// The path of the file, relative to the root of the package.
    let path: String
    /// The alternative text.
    let alternativeText: String
  }

  private let path: String
  private let lines: [Substring]

  /// Reads the file at a path. A missing file has no links.
  init(_ path: String, in workspace: AuthoringWorkspace) {
    self.path = path
    lines = (workspace.text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The links and images within the workbook, except in fenced code.
  var links: [Link] {
    textLines.filter { $1.contains("](") }.flatMap { number, line in
      line.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
        .filter { !$0.contains(#/^[a-z]+:/#) }
        .map { Link($0, line: number, from: path) }
    }
  }

  /// The images.
  var images: [Image] {
    textLines.filter { $1.contains("![") }.flatMap { number, line in
      line.matches(of: #/!\[([^\]]*)\]\(([^)\s]+)\)/#).map {
        Image(
          line: number, path: Link(String($0.2), line: number, from: path).path,
          alternativeText: String($0.1))
      }
    }
  }

  /// The headings and their anchors, such as `the-problem`. If two headings have the same text, the
  /// anchor of the second ends in a number.
  var headings: [(title: String, anchor: String)] {
    var counts: [String: Int] = [:]
    return textLines.filter { $0.1.hasPrefix("#") }.map { _, line in
      let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
      let anchor = title.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacing(" ", with: "-")
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      return (title, count == 0 ? anchor : "\(anchor)-\(count)")
    }
  }

  /// The numbered lines outside fenced code.
  private var textLines: [(Int, Substring)] {
    var isInFence = false
    return lines.enumerated().compactMap { index, line in
      if line.hasPrefix("```") {
        isInFence.toggle()
        return nil
      }
      return isInFence ? nil : (index + 1, line)
    }
  }
}
