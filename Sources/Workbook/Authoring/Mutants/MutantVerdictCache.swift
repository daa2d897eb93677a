import Foundation
import WorkbookCore

/// The verdicts on an exercise's mutants, in a file that the next run reads.
struct MutantVerdictCache: Sendable {
  private struct Content: Codable {
    /// The hash of everything that the verdicts depend on, apart from the mutant.
    var conditions: String
    /// The verdicts, keyed by the digest of the mutant's code.
    var verdicts: [String: MutantVerdict]
  }

  private let file: URL
  private var content: Content
  private var isChanged = false

  /// Reads the verdicts on an exercise's mutants. If the conditions that they depend on have
  /// changed, the cache is empty.
  ///
  /// - Throws: ``SetUpError`` if the suite can't be read.
  init(for exercise: Exercise, in package: WorkbookPackage, conditions: String) throws {
    var hash = ContentHash()
    hash.add(conditions)
    hash.add(try exercise.encoded)
    hash.add(try readFile(package.url(exercise.suitePath)))
    file = package.url(".workbook/mutants/\(exercise.name).json")
    let saved = (try? Data(contentsOf: file))
      .flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
    let wanted = "\(hash)"
    content =
      saved.flatMap { $0.conditions == wanted ? $0 : nil }
      ?? Content(conditions: wanted, verdicts: [:])
  }

  /// The verdict on a mutant, or `nil` if there is none yet.
  ///
  /// A mutant that couldn't be judged has no verdict.
  subscript(mutant: Mutant) -> MutantVerdict? {
    get { content.verdicts[mutant.digest] }
    set {
      if case .notJudged? = newValue { return }
      content.verdicts[mutant.digest] = newValue
      isChanged = true
    }
  }

  /// Writes the file if there are new verdicts.
  ///
  /// - Throws: ``SetUpError`` if the file can't be written.
  func save() throws {
    guard isChanged else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try writeFile(try encoder.encode(content), to: file)
  }
}
