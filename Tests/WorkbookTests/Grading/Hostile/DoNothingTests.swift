import Foundation
import Testing

@testable import WorkbookContents
@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookGrading
@testable import WorkbookTestSupport

/// Checks that a stub from which a student has only deleted the calls to `unfinished` earns nothing,
/// with the real compiler in the real sandbox.
@Suite(
  .enabled(if: Corpus.current != nil, "This takes a minute. To run it, set WORKBOOK_CORPUS=run."))
struct DoNothingTests {
  private static let package = WorkbookSources.package
  private static let judge = AnswerJudge(for: package, policy: .grading(in: package))

  /// The exercises whose holes are only calls to delete, such as the repairs.
  private static var exercises: [Exercise] {
    let all = TableOfContents.chapters.flatMap(\.exercises).filter { exercise in
      (try? package.text(exercise.stubPath))?.contains("placeholder:") == false
    }
    return Corpus.current == .run
      ? all : all.filter { ["FerryOrder", "CookMode"].contains($0.name) }
  }

  @Test(arguments: exercises)
  func `a stub without its holes earns no points`(exercise: Exercise) async throws {
    let stub = try Self.package.text(exercise.stubPath)
    let answer = stub.replacing(#/unfinished\(\s*(?:"""(?s:.)*?"""|".*?")\s*\)/#, with: "()")
    #expect(answer != stub && !answer.contains("unfinished("))
    let file = FileManager.default.temporaryDirectory
      .appending(path: "nothing-\(UUID().uuidString)/\(exercise.name).swift")
    try writeFile(Data(answer.utf8), to: file)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let report = try await AsyncSemaphore.processors.withPermit {
      try await Self.judge.run(answer: file, for: exercise)
    }
    #expect(report.verdict == .failed, "\(report.reason ?? "") \(report.compilerOutput)")
    #expect(MarkingScheme().earned(by: report, for: exercise) == 0)
    let passed = report.tests.filter { $0.outcome == .passed }.map(\.id)
    #expect(report.tests.filter { $0.isCondition == true }.map(\.id) == passed)
  }
}
