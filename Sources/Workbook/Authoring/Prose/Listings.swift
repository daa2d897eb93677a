import Foundation

/// The listings of a Markdown file: blocks that are cut from files that are compiled and tested, or
/// that are recorded and played again.
///
/// In the prose, a comment before a fenced block says where it is from. The first line of the
/// block names the file for the reader:
///
///     <!-- listing: Tests/01-ViewState/ViewStateListings.swift door -->
///     ```swift
///     // Tests/01-ViewState/ViewStateListings.swift
///     struct Door: View { … }
///     ```
///
/// In the source, the listing is what stands between `// listing: door` and `// end`.
///
/// What a demo shows is cut from its transcript: the step that is named, with its frame and story.
///
///     <!-- played: Tests/01-ViewState/Demo/Solutions.txt tap "One more" #2 -->
///     ```text
///     ━━ tap "One more" #2 ━━━━━
///     …
struct Listings {
  /// Something that keeps a listing from being shown.
  struct Problem: Equatable {
    /// The line of the comment, counted from one.
    let line: Int
    /// What it is, as a sentence that goes on from the path.
    let what: String
  }

  /// The prose, with each listing as it stands in its source.
  let rewritten: String
  /// The listings that were out of date, by the lines of their comments.
  let outdated: [Problem]
  /// What is wrong with others.
  let problems: [Problem]
  /// How many there are.
  let count: Int

  /// Looks through the prose.
  ///
  /// - Parameters:
  ///   - text: The Markdown.
  ///   - read: Gives what the file at a path from the root of the package says.
  init(in text: String, reading read: (String) -> String?) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var output: [Substring] = []
    var outdated: [Problem] = []
    var problems: [Problem] = []
    var count = 0
    var number = 0
    func take() -> Substring? {
      number += 1
      return lines.popFirst()
    }

    while let line = take() {
      output.append(line)
      guard line.hasPrefix("<!--"),
        let mark = line.wholeMatch(of: /<!-- (listing|played): (\S+) (\S.*) -->/)
      else { continue }
      count += 1
      let (path, name) = (String(mark.2), String(mark.3))
      let isPlayed = mark.1 == "played"
      let fence: Substring = isPlayed ? "```text" : "```swift"
      let place = number
      guard lines.first == fence, let end = lines.dropFirst().firstIndex(of: "```") else {
        problems.append(Problem(line: place, what: "is followed by no block of \(fence)."))
        continue
      }
      let shown = Array(lines[(lines.startIndex + 1)..<end])
      let block = read(path).map {
        isPlayed ? Self.step(name, in: $0) : Self.listing(name, from: path, in: $0)
      }
      switch block {
      case nil:
        problems.append(Problem(line: place, what: "names \(path), which is not there."))
      case .some(nil):
        problems.append(Problem(line: place, what: "names \(name), which \(path) has not."))
      case .some(let listing?):
        output += [fence] + listing + ["```"]
        if shown != listing {
          outdated.append(Problem(line: place, what: "is not what stands in \(path): \(name)."))
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

  /// The lines of a block: the path, and what stands between the marks.
  private static func listing(_ name: String, from path: String, in source: String) -> [Substring]?
  {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "// listing: \(name)"),
      let end = lines[start...].firstIndex(of: "// end")
    else { return nil }
    return ["// \(path)"] + lines[(start + 1)..<end]
  }

  /// The lines of a step: its title, the frame after it, and its story. Of rows that are empty one
  /// below the other, one is shown.
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
  /// The listings of a Markdown file of the workbook.
  func listings(in path: String) -> Listings {
    Listings(in: text(path) ?? "") { text($0) }
  }
}
