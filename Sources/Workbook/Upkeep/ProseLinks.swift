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
  }

  private let path: String
  private let lines: [Substring]

  /// The prose at a path, which is empty when there is none.
  init(_ path: String, in edition: Edition) {
    self.path = path
    lines = (edition.text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The links and images that stay in the workbook; fenced code has none.
  var links: [Link] {
    textLines.flatMap { number, line in
      line.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
        .filter { !$0.contains(#/^[a-z]+:/#) }
        .map { link(to: $0, in: number) }
    }
  }

  /// The headings, as links name them: `who-is-the-same-view`.
  var headings: [String] {
    textLines.filter { $0.1.hasPrefix("#") }.map { _, line in
      line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacing(" ", with: "-")
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

  private func link(to target: String, in line: Int) -> Link {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = String(parts[0])
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let relative = file.isEmpty ? path : (folder.isEmpty ? file : "\(folder)/\(file)")
    let whole = URL(fileURLWithPath: "/" + relative).standardizedFileURL.path
    return Link(
      line: line, target: target, path: String(whole.dropFirst()),
      heading: parts.count > 1 ? String(parts[1]) : nil)
  }
}
