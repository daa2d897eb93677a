import Foundation

/// What somebody thinks who gives a certain wrong answer.
///
/// A wrong answer is a file in `Tests/NN-Chapter/WrongAnswers/NAME/`. Its first line says what was
/// thought, `// It looks as if …`, and its second which test finds out: `// Caught by: …`.
package struct Misconception: Equatable, Sendable {
  /// What was thought: `It looks as if …`.
  package let text: String
  /// The name of the test that finds out.
  package let caughtBy: String
  /// The wrong answer itself.
  package let code: String
  /// Where it is, from the root of the package.
  package let path: String

  /// The misconceptions about an exercise that its wrong answers stand for.
  package static func all(about exercise: Exercise, in package: WorkbookPackage) -> [Misconception]
  {
    let folder = exercise.wrongAnswersPath
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: package.url(folder).path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      (try? package.text("\(folder)/\(name)"))
        .flatMap { Misconception(source: $0, path: "\(folder)/\(name)") }
    }
  }

  /// The misconception that a wrong answer stands for.
  package init?(source: String, path: String = "") {
    let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }.prefix(2)
    guard lines.count == 2, lines[0].hasPrefix("// It looks as if "),
      lines[1].hasPrefix("// Caught by: ")
    else { return nil }
    text = String(lines[0].dropFirst("// ".count)).trimmed
    caughtBy = String(lines[1].dropFirst("// Caught by: ".count)).trimmed
    code = source
    self.path = path
  }
}
