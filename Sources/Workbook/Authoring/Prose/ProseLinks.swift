import Foundation

/// A Markdown file of the workbook: where it leads.
struct ProseLinks {
  /// Something that the prose links to, or shows.
  struct Link: Equatable {
    /// The line that the link stands in, counted from one.
    let line: Int
    /// The link as it is written.
    let target: String
    /// The file that is meant, from the root of the package.
    let path: String
    /// The heading in it that is meant.
    let heading: String?

    /// A link in a line of the prose at a path.
    init(_ target: String, line: Int, from page: String) {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = String(parts[0])
      let folder = page.split(separator: "/").dropLast().joined(separator: "/")
      let relative = file.isEmpty ? page : (folder.isEmpty ? file : "\(folder)/\(file)")
      let whole = URL(fileURLWithPath: "/" + relative).standardizedFileURL.path
      self.line = line
      self.target = target
      path = String(whole.dropFirst())
      heading = parts.count > 1 ? String(parts[1]) : nil
    }
  }

  /// An image that the prose shows.
  struct Image: Equatable {
    /// The line that it stands in, counted from one.
    let line: Int
    /// The file, from the root of the package.
    let path: String
    /// What it shows, for those who do not see it.
    let alternative: String
  }

  private let path: String
  private let lines: [Substring]

  /// The prose at a path, which is empty when there is none.
  init(_ path: String, in workspace: AuthoringWorkspace) {
    self.path = path
    lines = (workspace.text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The links and images that stay in the workbook; fenced code has none.
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
          alternative: String($0.1))
      }
    }
  }

  /// The headings, as links name them: `who-is-the-same-view`.
  var headings: [String] { titles.map(\.name) }

  /// The headings as they are written, and as links name them; the second of two that are alike
  /// has a number.
  var titles: [(title: String, name: String)] {
    var counts: [String: Int] = [:]
    return textLines.filter { $0.1.hasPrefix("#") }.map { _, line in
      let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
      let name = title.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacing(" ", with: "-")
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return (title, count == 0 ? name : "\(name)-\(count)")
    }
  }

  /// The lines outside fenced code, with their numbers.
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
