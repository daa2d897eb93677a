import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The result of judging the mutants of one or more solutions.
struct MutationReport: Sendable, Codable, Equatable {
  /// The counts of mutants.
  struct Counts: Sendable, Codable, Equatable {
    /// The number of distinct mutants that differ from the solution.
    var made = 0
    /// The number of mutants that compile with the suite.
    var judged = 0
    /// The number of mutants that fail the suite.
    var killed = 0
    /// The number of mutants that pass the suite and aren't listed in the catalog.
    var survived = 0
    /// The number of mutants that pass the suite and are listed in the catalog.
    var equivalent = 0
  }

  /// A mutant that passes the suite and isn't listed in the catalog.
  struct Survivor: Sendable, Codable, Equatable {
    /// The name of the operator that made the mutant.
    var `operator`: String
    /// The line of the solution, numbered from 1.
    var line: Int
    /// A description of the change.
    var description: String
    /// The change as a diff, in the form that the catalog uses.
    var diff: [String]
  }

  /// The result for one exercise.
  struct ExerciseReport: Sendable, Codable, Equatable {
    /// The number of the exercise in the book, such as `1.2`.
    var label: String
    /// The name of the exercise.
    var name: String
    /// The path of the solution, relative to the root of the package.
    var path: String
    /// The counts of the solution's mutants.
    var counts = Counts()
    /// The surviving mutants, in the order of their lines.
    var survivors: [Survivor] = []
    /// Other problems, such as listings that are out of date and mutants that couldn't be judged.
    var violations: [Violation] = []
  }

  /// The results, in the order of the exercises.
  var exercises: [ExerciseReport] = []
  /// The duration in seconds.
  var seconds: Double = 0

  /// The counts of all mutants.
  var counts: Counts {
    exercises.map(\.counts).reduce(into: Counts()) { sum, counts in
      sum.made += counts.made
      sum.judged += counts.judged
      sum.killed += counts.killed
      sum.survived += counts.survived
      sum.equivalent += counts.equivalent
    }
  }

  /// Whether there are neither survivors nor other problems.
  var isSound: Bool { exercises.allSatisfy { $0.survivors.isEmpty && $0.violations.isEmpty } }

  /// The last line of the report.
  var summary: String {
    let time = String(format: "%.1f s", seconds)
    return "\(exercises.count.counted("exercise")): \(counts) in \(time)."
  }
}

extension MutationReport.Counts: CustomStringConvertible {
  var description: String {
    "\(made) made, \(judged) judged, \(killed) killed, \(survived) survived, "
      + "\(equivalent) equivalent"
  }
}

extension MutationReport.ExerciseReport {
  /// Returns the report as text, with the counts followed by each survivor and its diff.
  func lines(on console: Console) -> [String] {
    let isSound = survivors.isEmpty && violations.isEmpty
    let mark = isSound ? console.styled("✓", .green) : console.styled("✗", .red)
    return ["\(mark) \(label) \(name): \(counts)"]
      + survivors.flatMap { survivor -> [String] in
        let text = "\(path):\(survivor.line) \(survivor.operator): \(survivor.description)."
        return console.wrapped(text, indent: "    ") + survivor.diff.map { "      \($0)" }
      }
      + violations.flatMap { console.wrapped("\($0)", indent: "    ") }
  }
}
