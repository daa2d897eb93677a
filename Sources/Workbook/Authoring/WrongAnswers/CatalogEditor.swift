import Foundation
import WorkbookCommandLine
import WorkbookCore

/// An editor for a catalog of wrong answers. It changes only the sections that it adds or replaces.
struct CatalogEditor {
  private let exercise: Exercise
  private let package: WorkbookPackage
  private let solution: [String]
  private var lines: [Substring]

  /// Opens the catalog of an exercise, or starts a new one.
  ///
  /// - Throws: ``SetUpError`` if the exercise has no solution.
  init(_ exercise: Exercise, in package: WorkbookPackage) throws {
    self.exercise = exercise
    self.package = package
    let path = exercise.answerPath(in: "Solutions")
    guard let solution = try? package.text(path) else {
      throw SetUpError("\(path) can't be read. Write the solution first.")
    }
    self.solution = solution.codeLines
    let text = (try? package.text(exercise.wrongAnswersPath)) ?? Self.opening(of: exercise)
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Returns the lines above the first section.
  static func opening(of exercise: Exercise) -> String {
    """
    # Wrong answers to \(exercise.name)

    Each section turns [the solution](../../../\(exercise.answerPath(in: "Solutions"))), shown
    without comments, into a wrong answer. [The suite](../\(exercise.suiteName).swift) must fail it
    in the test that the section names. To see a wrong answer as a whole file, run
    `swift run workbook wrong \(exercise.name) NAME`.

    """
  }

  /// Adds a section after the others, above the equivalent mutants.
  ///
  /// - Returns: The line of the section's heading.
  mutating func add(
    _ name: String, thought: String, symptom: String, caughtBy: String, code: String
  ) -> Int {
    var end = lines.firstIndex { $0 == EquivalentMutants.heading } ?? lines.count
    let isLast = end == lines.count
    while end > 0, lines[end - 1].isEmpty {
      end -= 1
      if isLast { lines.removeLast() }
    }
    let paragraphs = [
      "**The thought:** \(thought)", "**What you see:** \(symptom)", "**Caught by:** \(caughtBy)",
    ]
    let heading = end + 2
    var section = ["", "## \(name)"]
    for paragraph in paragraphs {
      section.append("")
      section += wrappedLines(of: paragraph, width: 100)
    }
    section.append("")
    section += block(code)
    if isLast { section.append("") }
    lines.insert(contentsOf: section.map { Substring($0) }, at: end)
    return heading
  }

  /// Replaces the code of a section.
  ///
  /// The replacement moves the lines below the section. To change several sections, start with the
  /// last one.
  mutating func replaceCode(of entry: WrongAnswerCatalog.Entry, with code: String) {
    guard let range = entry.block?.lines else { return }
    lines.replaceSubrange(
      (range.lowerBound - 1)..<range.upperBound, with: block(code).map { Substring($0) })
  }

  /// Writes the catalog.
  ///
  /// - Throws: ``SetUpError`` if the catalog can't be written.
  func write() throws {
    try package.write(Data(lines.joined(separator: "\n").utf8), to: exercise.wrongAnswersPath)
  }

  /// Returns a diff from the solution, or the whole program if that is shorter.
  private func block(_ code: String) -> [String] {
    let program = code.codeLines
    let patch = SourcePatch(from: solution, to: program).text
    return patch.count <= program.count
      ? ["```diff"] + patch + ["```"] : ["```swift"] + program + ["```"]
  }
}
