import Foundation

/// What somebody thinks who gives a certain wrong answer.
///
/// A wrong answer is a file in `Tests/NN-Chapter/WrongAnswers/NAME/`. Its first line says what was
/// thought, `// It looks as if …`, and its second which test finds out: `// Caught by: …`.
struct Misconception: Equatable, Sendable {
  /// What was thought: `It looks as if …`.
  let text: String
  /// The name of the test that finds out, or a part of it.
  let caughtBy: String
  /// The wrong answer itself.
  let code: String

  /// The misconceptions about an exercise that its wrong answers stand for.
  static func all(about exercise: Exercise, in package: WorkbookPackage) -> [Misconception] {
    let folder = package.url(exercise.wrongAnswersPath)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        .flatMap(Misconception.init(source:))
    }
  }

  /// The misconception that a wrong answer stands for.
  init?(source: String) {
    let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }.prefix(2)
    guard lines.count == 2, lines[0].hasPrefix("// It looks as if "),
      lines[1].hasPrefix("// Caught by: ")
    else { return nil }
    text = String(lines[0].dropFirst("// ".count)).trimmed
    caughtBy = String(lines[1].dropFirst("// Caught by: ".count)).trimmed
    code = source
  }

  /// What was probably thought by somebody whose answer failed some tests.
  ///
  /// Only what a failed test is about can have been thought. Among those, two things tell more:
  ///
  /// 1. The answer itself. The words that a wrong answer has and the solution has not are its marks
  ///    (`static`, `class`, `.id`). An answer that has half of them or more is
  ///    probably that one; where it has as much of another's, the one with less beside.
  /// 2. Else the first test that failed, for a suite goes from the plain to the subtle; and when
  ///    nothing is about that one, any that failed.
  ///
  /// One is a diagnosis, and of two either may be meant; three or more tell nothing that the
  /// failures do not, so nothing is said. Which tests a wrong answer fails beside its own is not
  /// considered: it would have to be recorded anew with each change of a suite, and answers that
  /// share a variable among the tests fail others each time.
  ///
  /// - Parameters:
  ///   - failedTests: The names of the tests that failed, in the order of the suite.
  ///   - answer: What the student wrote.
  ///   - solution: The reference answer.
  ///   - misconceptions: What is known to be thought about the exercise.
  /// - Returns: At most two.
  static func probable(
    after failedTests: [String], answer: String, solution: String,
    among misconceptions: [Misconception]
  ) -> [Misconception] {
    func about(_ tests: some Sequence<String>) -> [Misconception] {
      misconceptions.filter { misconception in
        tests.contains { $0.contains(misconception.caughtBy) }
      }
    }
    let possible = about(failedTests)
    let words = Self.words(of: answer)
    let known = Self.words(of: solution)
    let likenesses = possible.map { $0.likeness(to: words.subtracting(known), beside: known) }
    let best = likenesses.max { ($0.marks, $0.all) < ($1.marks, $1.all) } ?? (0, 0)
    let byFirst = about(failedTests.prefix(1))
    let probable =
      if best.marks >= 0.5 {
        zip(possible, likenesses).filter { $0.1 == best }.map(\.0)
      } else {
        byFirst.isEmpty ? possible : byFirst
      }
    return probable.count <= 2 ? probable : []
  }

  /// How like an answer is to this wrong answer, each from 0 to 1.
  ///
  /// - Parameter own: The words that the answer has and the solution has not.
  /// - Returns: Which part of the marks the answer has; and which part both have of all that
  ///   either has, which tells the answer from one that has more than these marks.
  private func likeness(
    to own: Set<Substring>, beside known: Set<Substring>
  ) -> (marks: Double, all: Double) {
    let marks = Self.words(of: code).subtracting(known)
    // A wrong answer that only leaves something out looks like another that does.
    guard !marks.isEmpty else { return own.isEmpty ? (1, 1) : (0, 0) }
    let common = Double(marks.intersection(own).count)
    return (common / Double(marks.count), common / Double(marks.union(own).count))
  }

  /// The words of a source, comments left out.
  private static func words(of source: String) -> Set<Substring> {
    var words: Set<Substring> = []
    for line in source.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      words.formUnion(code.split { !$0.isLetter && !$0.isNumber && !"@_.#".contains($0) })
    }
    return words
  }
}
