import Foundation

/// The listings in a Markdown file: blocks that are copied from compiled and tested files, or from
/// the transcripts of demos.
///
/// In the prose, a comment before a fenced block names its source. The first line of the block
/// repeats the path of the file for the reader:
///
///     <!-- listing: Tests/01-ViewState/ViewStateListings.swift door -->
///     ```swift
///     // Tests/01-ViewState/ViewStateListings.swift
///     struct Door: View { … }
///     ```
///
/// In the source, the listing is between `// listing: door` and `// end`.
///
/// For the output of a demo, the named step is copied from the demo's transcript, together with the
/// step's frame and story.
///
///     <!-- played: Tests/01-ViewState/Demo/Solutions.txt tap "One more" #2 -->
///     ```text
///     ━━ tap "One more" #2 ━━━━━
///     …
///
/// A ``LineQuestion`` is copied in the same way, after a comment that begins with `complete:` or `order:`.
struct Listings {
  /// A problem with a listing.
  struct Problem: Equatable {
    /// The line of the comment, numbered from 1.
    let line: Int
    /// The problem, as the rest of a sentence that starts with the path.
    let what: String
  }

  /// The prose with all listings up to date.
  let rewritten: String
  /// The listings that differ from their sources, each with the line number of its comment.
  let outdated: [Problem]
  /// The listings that can't be updated.
  let problems: [Problem]
  /// The number of listings.
  let count: Int

  /// Finds the listings of a page.
  ///
  /// - Parameters:
  ///   - text: The Markdown.
  ///   - read: A closure that returns the text of the file at a path relative to the root of the
  ///     package.
  init(in text: String, reading read: (String) -> String?) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var output: [Substring] = []
    var outdated: [Problem] = []
    var problems: [Problem] = []
    var count = 0
    var number = 0
    func nextLine() -> Substring? {
      number += 1
      return lines.popFirst()
    }

    while let line = nextLine() {
      output.append(line)
      guard let mark = BlockSource(comment: line, line: number), !mark.name.isEmpty else {
        continue
      }
      count += 1
      let (path, name) = (mark.path, mark.name)
      let isPlayed = mark.kind == .played
      let fence: Substring = isPlayed ? "```text" : "```swift"
      guard lines.first == fence, let end = lines.dropFirst().firstIndex(of: "```") else {
        problems.append(Problem(line: mark.line, what: "isn't followed by a \(fence) block."))
        continue
      }
      let shown = Array(lines[(lines.startIndex + 1)..<end])
      let block = read(path).map { source in
        if let kind = mark.question {
          LineQuestion(kind, name, in: source).map { ["// \(path)"] + $0.block.map { $0[...] } }
        } else {
          isPlayed ? Self.step(name, in: source) : Self.listing(name, from: path, in: source)
        }
      }
      switch block {
      case nil:
        problems.append(Problem(line: mark.line, what: "names \(path), which doesn't exist."))
      case .some(nil):
        problems.append(Problem(line: mark.line, what: "names \(name), which isn't in \(path)."))
      case .some(let listing?):
        output += [fence] + listing + ["```"]
        if shown != listing {
          outdated.append(
            Problem(line: mark.line, what: "differs from its source in \(path): \(name)."))
        }
        number += shown.count + 2
        lines = lines[(end + 1)...]
      }
    }
    rewritten = output.joined(separator: "\n")
    self.outdated = outdated
    self.problems = problems
    self.count = count
  }

  /// Returns the lines of a listing: its path, and the code between the markers.
  static func listing(_ name: String, from path: String, in source: String) -> [Substring]? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "// listing: \(name)"),
      let end = lines[start...].firstIndex(of: "// end")
    else { return nil }
    return ["// \(path)"] + lines[(start + 1)..<end]
  }

  /// Returns the names of the listings in a file.
  static func names(in source: String) -> [String] {
    source.split(separator: "\n").filter { $0.hasPrefix("// listing: ") }
      .map { String($0.dropFirst("// listing: ".count)) }
  }

  /// Returns the lines of a step: its title, the frame after it, and its story. Consecutive blank
  /// lines are collapsed into one.
  private static func step(_ name: String, in transcript: String) -> [Substring]? {
    let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("━━ \(name) ━") }) else { return nil }
    var step = [lines[start]]
    for line in lines[(start + 1)...].prefix(while: { !$0.hasPrefix("━━ ") }) {
      if !(line.isEmpty && step.last?.isEmpty == true) { step.append(line) }
    }
    if step.last?.isEmpty == true { step.removeLast() }
    return step
  }
}

extension AuthoringWorkspace {
  /// Returns the listings in a Markdown file of the workbook.
  func listings(in path: String) -> Listings {
    Listings(in: text(path) ?? "") { text($0) }
  }
}
