/// The wrong answers to an exercise, parsed from a Markdown file with a section for each answer.
///
///     ## GlobalCount
///
///     **The thought:** All counters count the same visitors, so they can share a variable.
///
///     **What you see:** A tap on one counter changes the other one too.
///
///     **Caught by:** two counters side by side are independent
///
///     ```diff
///     -  @State private var count = 0
///     +  static var count = 0
///     …
///     ```
///
/// The diff turns the solution, without its comments, into the wrong answer. If the two have little
/// in common, a `swift` block contains the whole wrong answer instead. A list of
/// ``EquivalentMutants`` can follow the sections.
package struct WrongAnswerCatalog: Sendable {
  /// A problem with the catalog's file.
  package struct Problem: Error, Sendable, Hashable {
    /// The number of the line, counted from one.
    package let line: Int
    /// The problem, phrased as a predicate that follows the file and the line.
    package let what: String

    /// Creates the description of a problem.
    package init(line: Int, what: String) {
      self.line = line
      self.what = what
    }
  }

  /// The section for one wrong answer.
  package struct Entry: Sendable, Hashable {
    /// The name of the wrong answer, which is the section's heading.
    package let name: String
    /// The line number of the heading, counted from one.
    package let line: Int
    /// The misconception behind the answer.
    package internal(set) var thought = ""
    /// The incorrect behavior that the student sees.
    package internal(set) var symptom = ""
    /// The name of the test that must fail.
    package internal(set) var caughtBy = ""
    /// The number of the line that names the test, counted from one.
    package internal(set) var caughtByLine = 0
    /// The code block.
    package internal(set) var block: Block?
  }

  /// A fenced code block.
  package struct Block: Sendable, Hashable {
    /// The line numbers of the block, including its fences, counted from one.
    package let lines: ClosedRange<Int>
    /// The content.
    package let code: Code
  }

  /// The code of a wrong answer.
  package enum Code: Sendable, Hashable {
    /// A patch that turns the solution into the wrong answer.
    case patch(SourcePatch)
    /// The complete source code.
    case program(String)
    /// A diff that can't be parsed.
    case unreadable(Problem)
  }

  /// The sections, in order.
  package let entries: [Entry]
  /// The changes to the solution that the suite accepts because the task allows them.
  package let equivalents: EquivalentMutants
  /// The problems found while parsing, before any diff is applied.
  package let problems: [Problem]

  /// Parses a catalog.
  package init(_ text: String) {
    var parser = CatalogParser(text)
    parser.parse()
    entries = parser.entries
    equivalents = parser.equivalents
    problems = parser.problems
  }
}

extension WrongAnswerCatalog.Entry {
  /// Returns the source code of the wrong answer.
  ///
  /// - Parameter solution: The source code of the solution.
  /// - Throws: ``WrongAnswerCatalog/Problem`` if the diff doesn't apply to the solution.
  package func code(solution: String) throws(WrongAnswerCatalog.Problem) -> String {
    switch block?.code {
    case .program(let code): return code
    case .patch(let patch):
      let lines = solution.codeLines
      let changed = try patch.applied(to: lines)
      guard changed != lines else {
        throw WrongAnswerCatalog.Problem(
          line: line, what: "\(name) is identical to the solution.")
      }
      return changed.source
    case .unreadable(let problem): throw problem
    case nil: throw WrongAnswerCatalog.Problem(line: line, what: "\(name) has no code.")
    }
  }
}
