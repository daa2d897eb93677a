import Foundation

@testable import WorkbookGrading

/// The part of the hostile answers that a test run judges. The environment variable
/// `WORKBOOK_CORPUS` selects the part.
enum Corpus: String {
  /// Every third answer, which is enough to detect when the grader no longer rejects a kind of
  /// attack.
  case sample
  /// All answers.
  case run

  /// The part that the environment selects, or `nil` if the environment selects none.
  static let current = ProcessInfo.processInfo.environment["WORKBOOK_CORPUS"].flatMap(Self.init)

  /// Returns the answers that this run judges.
  ///
  /// The corpus lists similar attacks one after the other, so a third of the answers includes every
  /// kind of attack.
  static func selected(from answers: [HostileAnswer]) -> [HostileAnswer] {
    switch current {
    case nil: []
    case .run: answers
    case .sample: answers.indices.filter { $0.isMultiple(of: 3) }.map { answers[$0] }
    }
  }
}

extension AsyncSemaphore {
  /// A limit on how many tests use the processors at the same time.
  ///
  /// All test cases start at once. If a hundred compilers share two cores, they take so long that the
  /// grader's time limits stop them.
  static let processors = AsyncSemaphore(ProcessInfo.processInfo.activeProcessorCount)
}
