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
  }

  /// What was probably thought by somebody whose answer failed these tests.
  ///
  /// The first test that fails tells most, for a suite goes from the plain to the subtle: the
  /// misconceptions that this test finds out are probable. When there are none, those are that any
  /// failed test finds out. One is a diagnosis, and of two either may be meant; three or more tell
  /// nothing that the failures do not, so nothing is said. Which tests a wrong answer fails beside
  /// the one that is about it is not considered: it would have to be recorded with each change of a
  /// suite.
  ///
  /// - Parameter failedTests: The names of the tests that failed, in the order of the suite.
  /// - Returns: At most two.
  static func probable(
    after failedTests: [String], among misconceptions: [Misconception]
  ) -> [Misconception] {
    func found(by tests: some Sequence<String>) -> [Misconception] {
      misconceptions.filter { misconception in
        tests.contains { $0.contains(misconception.caughtBy) }
      }
    }
    let byFirst = found(by: failedTests.prefix(1))
    let probable = byFirst.isEmpty ? found(by: failedTests) : byFirst
    return probable.count <= 2 ? probable : []
  }
}
