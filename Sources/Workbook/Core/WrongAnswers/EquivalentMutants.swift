import Foundation

/// The changes to a solution that its suite accepts because the task allows them.
///
/// They are listed at the end of a catalog of wrong answers, below their own heading:
///
///     # Equivalent mutants
///
///     **Equivalent because:** The task doesn't say in which order the two are set.
///
///     ```diff
///     -    a = 1
///          b = 2
///     +    a = 1
///     ```
///
/// A reason applies to all diffs between it and the next reason. Each diff is a patch for the
/// solution without comments, so the diff stays valid when other lines of the solution change.
package struct EquivalentMutants: Sendable {
  /// The heading that starts the list.
  package static let heading = "# Equivalent mutants"

  /// A change that the task allows.
  package struct Entry: Sendable {
    /// The line of the catalog at which the diff's block starts, counted from one.
    package let line: Int
    /// The reason why the task allows the change.
    package let reason: String
    /// The change.
    package let patch: SourcePatch
  }

  /// The changes, in order.
  package private(set) var entries: [Entry] = []
  /// The problems found while parsing.
  package private(set) var problems: [WrongAnswerCatalog.Problem] = []

  private static let label = "**Equivalent because:**"

  /// Creates an empty list.
  init() {}

  /// Parses the lines below the heading.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - first: The line number of the first line, counted within the catalog.
  init(_ lines: ArraySlice<Substring>, from first: Int) {
    var reason = Reason()
    var isInReason = false
    var rest = lines
    func number() -> Int { first + rest.startIndex - lines.startIndex }
    while let line = rest.first {
      if line.hasPrefix("```") {
        isInReason = false
        guard let end = rest.dropFirst().firstIndex(of: "```") else {
          report("opens a block that isn't closed.", line: number())
          return
        }
        reason.isUsed = true
        readBlock(rest[rest.startIndex..<end], from: number(), reason: reason.text)
        rest = rest[(end + 1)...]
        continue
      }
      if line.hasPrefix(Self.label) {
        reportUnused(reason)
        let text = line.dropFirst(Self.label.count)
        reason = Reason(text: String(text).trimmed, line: number())
        isInReason = true
      } else if line.allSatisfy(\.isWhitespace) {
        isInReason = false
      } else if isInReason {
        reason.text += " " + String(line).trimmed
      }
      rest = rest.dropFirst()
    }
    reportUnused(reason)
  }

  private struct Reason {
    var text = ""
    var line = 0
    /// Whether a diff follows the reason.
    var isUsed = false
  }

  private mutating func report(_ what: String, line: Int) {
    problems.append(.init(line: line, what: what))
  }

  private mutating func reportUnused(_ reason: Reason) {
    if reason.line > 0, !reason.isUsed {
      report(
        "gives a reason without a diff. Write a ```diff block below the reason.", line: reason.line)
    }
  }

  private mutating func readBlock(
    _ lines: ArraySlice<Substring>, from number: Int, reason: String
  ) {
    guard lines.first == "```diff" else {
      report("opens an unknown kind of block. Write ```diff.", line: number)
      return
    }
    if reason.isEmpty {
      report("shows a mutant without a reason. Write \(Self.label) above the mutant.", line: number)
    }
    do {
      entries.append(
        Entry(
          line: number, reason: reason, patch: try SourcePatch(lines.dropFirst(), from: number + 1))
      )
    } catch {
      problems.append(error)
    }
  }
}
