import WorkbookCore

/// The mutants that an exercise's catalog lists as equivalent, and the problems with these
/// listings.
struct MutantListings {
  private let path: String
  private let problems: [Violation]
  /// The line of each listed mutant, keyed by the mutant's code.
  private var lines: [[String]: Int] = [:]
  /// The listed mutants that were encountered.
  private var made: Set<[String]> = []
  private var rejected: [Violation] = []

  /// Reads the listings of an exercise.
  ///
  /// - Parameter solution: The solution's code.
  init(of exercise: Exercise, in package: WorkbookPackage, solution: [String]) {
    path = exercise.wrongAnswersPath
    let equivalents = package.wrongAnswerCatalog(of: exercise).equivalents
    var problems = equivalents.problems
    for entry in equivalents.entries {
      do throws(WrongAnswerCatalog.Problem) {
        let code = try entry.patch.applied(to: solution)
        if let first = lines.updateValue(entry.line, forKey: code) {
          problems.append(.init(line: entry.line, what: "lists the mutant of line \(first) again."))
        }
      } catch {
        problems.append(error)
      }
    }
    self.problems = problems.map { [path] in Violation(path, line: $0.line, $0.what) }
  }

  /// Returns whether a mutant is listed, and records that it was encountered.
  mutating func contains(_ mutant: Mutant) -> Bool {
    guard lines[mutant.code] != nil else { return false }
    made.insert(mutant.code)
    return true
  }

  /// Records that a mutant isn't equivalent. If the mutant is listed, this method adds a violation.
  mutating func reject(_ mutant: Mutant, because reason: String) {
    guard let line = lines[mutant.code] else { return }
    rejected.append(
      Violation(path, line: line, "lists a mutant that \(reason). Remove it from the list."))
  }

  /// The problems with the listings, in the order of their lines.
  var violations: [Violation] {
    let unknown = lines.filter { !made.contains($0.key) }.values.map { line in
      Violation(
        path, line: line,
        "lists a change that isn't a mutant of the solution. Remove it from the list."
      )
    }
    return (problems + rejected + unknown).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }
}
