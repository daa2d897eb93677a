import Foundation
import WorkbookCore
import WorkbookEngine

/// Judges answers, each only once: what is equal to one that was judged is not judged again,
/// whoever handed it in.
actor AnswerCache {
  /// What to judge.
  struct Answer: Sendable {
    let exercise: Exercise
    let content: Data
    /// Names it with all that its facts depend on.
    let key: String
  }

  private let runner: any Runner
  private let package: WorkbookPackage
  private let folder: ReportFolder
  private let lanes: AsyncSemaphore
  private var running: [String: Task<AnswerReport, any Error>] = [:]
  private var failuresInARow = 0
  /// How often an answer is tried when the grader fails.
  private static let tries = 3
  /// After so many failures of its own, one after the other, the grader gives up.
  private static let patience = 12

  init(
    runner: any Runner, in package: WorkbookPackage, folder: ReportFolder, jobs: Int
  ) {
    self.runner = runner
    self.package = package
    self.folder = folder
    lanes = AsyncSemaphore(jobs)
  }

  /// What is known about an answer.
  ///
  /// - Parameter isAnew: Whether to judge it although it was judged before.
  /// - Throws: ``SetUpError`` or ``DiskFull`` if nothing more can be judged, and
  ///   `CancellationError`.
  func report(on answer: Answer, isAnew: Bool) async throws -> AnswerReport {
    let kept = folder.answers.appending(path: "\(answer.key).json")
    if !isAnew, let data = try? Data(contentsOf: kept),
      let report = try? JSONDecoder().decode(AnswerReport.self, from: data)
    {
      return report
    }
    let task: Task<AnswerReport, any Error>
    if let running = running[answer.key] {
      task = running
    } else {
      task = Task { try await lanes.use { try await self.judge(answer, keptAs: kept) } }
      running[answer.key] = task
    }
    defer { running[answer.key] = nil }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func judge(_ answer: Answer, keptAs kept: URL) async throws -> AnswerReport {
    var report = try await attempt(answer)
    for _ in 1..<Self.tries where report.verdict == .graderError {
      report = try await attempt(answer)
    }
    guard report.verdict == .graderError else {
      failuresInARow = 0
      // What a power failure takes is only judged again.
      try writeAtomically(try JSONEncoder().encode(report), to: kept, isLasting: false)
      return report
    }
    failuresInARow += 1
    try DiskFull.rule(out: folder.url, package.root)
    if failuresInARow >= Self.patience {
      throw SetUpError(
        "The grader failed \(failuresInARow) times in a row, so it stops. The last time: "
          + "\(report.reason ?? "no reason is known.") What was graded is kept.")
    }
    return report
  }

  private nonisolated func attempt(_ answer: Answer) async throws -> AnswerReport {
    let place = folder.work.appending(path: UUID().uuidString)
    let file = place.appending(path: answer.exercise.answerPath())
    defer { try? FileManager.default.removeItem(at: place) }
    do {
      try makeFolder(file.deletingLastPathComponent())
      try writeAtomically(answer.content, to: file, isLasting: false)
      let report = try await runner.run(answer: file, for: answer.exercise)
      // The report of an answer that was stopped on the way tells nothing.
      try Task.checkCancellation()
      let places = [folderPath(file), package.shownPath(of: file, for: answer.exercise)]
      return report.shown(at: answer.exercise.answerPath(), not: places)
    } catch let error as CancellationError {
      throw error
    } catch let error as DiskFull {
      throw error
    } catch {
      return AnswerReport(
        exercise: answer.exercise.name, chapter: answer.exercise.chapter, verdict: .graderError,
        reason: String(describing: error))
    }
  }
}

extension AnswerReport {
  /// The report with the answer named as the workbook names it, and not by where the grader had
  /// put it: equal answers have equal reports.
  fileprivate func shown(at path: String, not places: [String]) -> AnswerReport {
    func shown(_ text: String) -> String {
      places.reduce(text) { $0.replacing($1, with: path) }
    }
    var report = self
    report.reason = reason.map(shown)
    report.compilerOutput = shown(compilerOutput)
    report.tests = tests.map { test in
      var test = test
      test.output = shown(test.output)
      test.issues = test.issues.map { issue in
        IssueReport(
          message: shown(issue.message), comments: issue.comments.map(shown),
          file: issue.file.map(shown), line: issue.line)
      }
      return test
    }
    return report
  }
}
