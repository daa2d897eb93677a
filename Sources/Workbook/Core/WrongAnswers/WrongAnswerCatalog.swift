/// The wrong answers to an exercise, as its Markdown file describes them: one section each.
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
/// The diff turns the solution into the wrong answer, and leaves out comments. Where the two have
/// little in common, a `swift` block holds the whole wrong answer instead.
package struct WrongAnswerCatalog: Sendable {
  /// Something that is wrong in the file.
  package struct Problem: Error, Sendable, Hashable {
    /// The line, counted from one.
    package let line: Int
    /// What is wrong, as a sentence that goes on from the place.
    package let what: String

    package init(line: Int, what: String) {
      self.line = line
      self.what = what
    }
  }

  /// The section about one wrong answer.
  package struct Entry: Sendable, Hashable {
    /// Its name, which is the heading.
    package let name: String
    /// The line of the heading, counted from one.
    package let line: Int
    /// What a student believes who answers like this.
    package internal(set) var thought = ""
    /// What such an answer does that it shouldn't.
    package internal(set) var symptom = ""
    /// The name of the test that must fail.
    package internal(set) var caughtBy = ""
    /// The line that names the test, counted from one.
    package internal(set) var caughtByLine = 0
    /// The block with the code.
    package internal(set) var block: Block?
  }

  /// A fenced block.
  package struct Block: Sendable, Hashable {
    /// Its lines, fences included, counted from one.
    package let lines: ClosedRange<Int>
    /// What it holds.
    package let code: Code
  }

  /// The code of a wrong answer.
  package enum Code: Sendable, Hashable {
    /// What turns the solution into it.
    case patch(SourcePatch)
    /// All of it.
    case program(String)
    /// A diff with a mistake.
    case unreadable(Problem)
  }

  /// The sections, in order.
  package let entries: [Entry]
  /// What is wrong with the file, before any diff is applied.
  package let problems: [Problem]

  /// Reads a catalog.
  package init(_ text: String) {
    var parser = CatalogParser(text)
    parser.parse()
    entries = parser.entries
    problems = parser.problems
  }
}

extension WrongAnswerCatalog.Entry {
  /// The wrong answer as a source.
  ///
  /// - Parameter solution: The solution of the exercise.
  /// - Throws: ``WrongAnswerCatalog/Problem`` when the diff doesn't apply to it.
  package func code(solution: String) throws(WrongAnswerCatalog.Problem) -> String {
    switch block?.code {
    case .program(let code): return code
    case .patch(let patch):
      let lines = solution.codeLines
      let changed = try patch.applied(to: lines)
      guard changed != lines else {
        throw WrongAnswerCatalog.Problem(
          line: line, what: "\(name) is no different from the solution.")
      }
      return changed.source
    case .unreadable(let problem): throw problem
    case nil: throw WrongAnswerCatalog.Problem(line: line, what: "\(name) has no code.")
    }
  }
}
