import Foundation
import WorkbookCore
import WorkbookEngine

/// A cache that grades identical answers only once, even if different students submitted them.
actor AnswerCache {
  /// An answer to grade.
  struct Answer: Sendable {
    let exercise: Exercise
    let content: Data
    /// The fingerprint of the answer and of everything else that its report depends on.
    let key: String
  }

  private let runner: any Runner
  private let package: WorkbookPackage
  private let folder: ReportFolder
  private let semaphore: AsyncSemaphore
  private var running: [String: Task<AnswerReport, any Error>] = [:]
  private var consecutiveFailures = 0
  /// The maximum number of attempts to grade an answer if the grader itself fails.
  private static let maximumAttempts = 3
  /// The number of consecutive answers with grader errors after which grading stops.
  private static let maximumConsecutiveFailures = 12

  init(
    runner: any Runner, in package: WorkbookPackage, folder: ReportFolder, jobs: Int
  ) {
    self.runner = runner
    self.package = package
    self.folder = folder
    semaphore = AsyncSemaphore(jobs)
  }

  /// Returns the report on an answer, grading the answer only if there is no report yet.
  ///
  /// - Parameter ignoringCache: Whether to grade the answer even if a report on it is cached.
  /// - Throws: ``SetUpError`` or ``DiskFull`` if grading can't continue, or `CancellationError` if
  ///   the task is canceled.
  func report(on answer: Answer, ignoringCache: Bool) async throws -> AnswerReport {
    let cacheFile = folder.answers.appending(path: "\(answer.key).json")
    if !ignoringCache, let data = try? Data(contentsOf: cacheFile),
      let report = try? JSONDecoder().decode(AnswerReport.self, from: data)
    {
      return report
    }
    let task: Task<AnswerReport, any Error>
    if let running = running[answer.key] {
      task = running
    } else {
      task = Task {
        try await semaphore.withPermit { try await self.grade(answer, cachingIn: cacheFile) }
      }
      running[answer.key] = task
    }
    defer { running[answer.key] = nil }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func grade(_ answer: Answer, cachingIn cacheFile: URL) async throws -> AnswerReport {
    var report = try await attempt(answer)
    for _ in 1..<Self.maximumAttempts where report.verdict == .graderError {
      report = try await attempt(answer)
    }
    guard report.verdict == .graderError else {
      consecutiveFailures = 0
      // If a power failure loses this file, the answer is simply graded again.
      try writeFile(try JSONEncoder().encode(report), to: cacheFile)
      return report
    }
    consecutiveFailures += 1
    try DiskFull.check(folder.url, package.root)
    if consecutiveFailures >= Self.maximumConsecutiveFailures {
      throw SetUpError(
        "The grader failed \(consecutiveFailures) times in a row, so it stopped. The last error "
          + "was: \(report.reason ?? "unknown.") The results so far are saved.")
    }
    return report
  }

  private nonisolated func attempt(_ answer: Answer) async throws -> AnswerReport {
    let scratch = folder.work.appending(path: UUID().uuidString)
    let file = scratch.appending(path: answer.exercise.answerPath())
    defer { try? FileManager.default.removeItem(at: scratch) }
    do {
      try writeFile(answer.content, to: file)
      let report = try await runner.run(answer: file, for: answer.exercise)
      // A report from a canceled run isn't meaningful.
      try Task.checkCancellation()
      let places = [folderPath(file), package.displayPath(of: file, for: answer.exercise)]
      return report.showing(answer.exercise.answerPath(), insteadOf: places)
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
  /// Returns the report with the grader's temporary paths replaced by the answer's path in the
  /// workbook, so that equal answers have equal reports.
  fileprivate func showing(_ path: String, insteadOf places: [String]) -> AnswerReport {
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
