import Foundation
import WorkbookCore

/// A batch of submissions to grade. Running it writes one result file for each submission and
/// resumes where an earlier run stopped.
///
/// An error in one submission never stops the batch. Only a problem that prevents all further
/// grading, such as a full disk or a missing compiler, stops it.
struct Batch: Sendable {
  let intake: Intake
  let keys: GradingKeys
  let folder: ReportFolder
  let answerCache: AnswerCache
  let stubs: [Exercise: Data]
  /// The number of submissions to grade at a time.
  var jobs = 1
  /// The name of the submission to grade again even if it has a result.
  var regraded: String?

  /// The outcome of a batch.
  struct Summary: Sendable, Equatable {
    /// The number of submissions with a result.
    var total = 0
    /// The number of submissions that already had a result.
    var alreadyGraded = 0
    /// The reasons why submissions couldn't be read, keyed by the submission's name. Grader errors
    /// aren't included.
    var unreadable: [String: String] = [:]
    /// The grader errors, keyed by the submission's name.
    var failed: [String: String] = [:]
  }

  /// Creates a batch.
  ///
  /// - Throws: ``SetUpError`` if a stub is missing.
  init(
    intake: Intake, keys: GradingKeys, folder: ReportFolder, answerCache: AnswerCache,
    package: WorkbookPackage
  ) throws {
    self.intake = intake
    self.keys = keys
    self.folder = folder
    self.answerCache = answerCache
    stubs = try Dictionary(
      uniqueKeysWithValues: intake.exercises.map { exercise in
        (exercise, try AnswerText(readFile(package.url(exercise.stubPath))).content)
      })
  }

  /// Grades submissions in order, up to ``jobs`` at a time.
  ///
  /// - Parameter progress: A closure to call after each submission.
  /// - Throws: ``SetUpError``, ``DiskFull``, or `CancellationError` if grading is stopped.
  func run(
    _ entries: [SubmissionEntry], progress: @Sendable (BatchProgress) -> Void
  ) async throws -> Summary {
    let start = ContinuousClock.now
    var summary = Summary()
    var state = BatchProgress(total: entries.count)
    try await withThrowingTaskGroup(of: Outcome.self) { group in
      var waiting = entries[...]
      func startNext() {
        guard let entry = waiting.popFirst() else { return }
        group.addTask { try await grade(entry) }
      }
      for _ in 0..<max(1, jobs) { startNext() }
      while let outcome = try await group.next() {
        try Task.checkCancellation()
        summary.add(outcome)
        state.done += 1
        state.alreadyGraded += outcome.wasAlreadyGraded ? 1 : 0
        state.elapsed = .now - start
        state.name = outcome.name
        progress(state)
        startNext()
      }
    }
    return summary
  }

  /// The outcome of grading one submission.
  fileprivate struct Outcome: Sendable {
    var name: String
    var wasAlreadyGraded = false
    var problem: String?
    var failure: String?
  }

  private func grade(_ entry: SubmissionEntry) async throws -> Outcome {
    let store = ResultStore(reportFolder: folder.url)
    let collected = try await collect(entry)
    let isRegraded = entry.name == regraded
    let answers = zip(intake.exercises, collected.contents).map(plan)
    let key = keys.key(of: collected, answers: answers.map(\.key))
    if !isRegraded, var stored = store.result(for: entry.name), stored.key == key {
      let before = stored.submission
      stored.submission.recordSubmission(of: entry)
      if stored.submission != before { try store.save(stored) }
      return Outcome(name: entry.name, wasAlreadyGraded: true, problem: stored.submission.problem)
    }
    var submission = GradedSubmission(entry)
    submission.problem = collected.problem
    submission.hasGraderProblem = collected.isGraderProblem ? true : nil
    submission.notes = collected.notes
    submission.answers = try await reports(on: answers, ignoringCache: isRegraded)
    let failed = submission.answers.first { $0.verdict == .graderError }
    let failure =
      collected.isGraderProblem
      ? collected.problem : failed.map { "\($0.exercise): \($0.reason ?? "unknown error")" }
    try store.save(StoredResult(key: failure == nil ? key : nil, submission: submission))
    return Outcome(
      name: entry.name, problem: failure == nil ? submission.problem : nil, failure: failure)
  }

  /// Collects the answers of a submission. Problems with the machine are recorded as the
  /// submission's problem, so that the batch can continue.
  private func collect(_ entry: SubmissionEntry) async throws -> CollectedSubmission {
    do {
      let collected = try await intake.collect(entry, work: folder.work)
      if collected.isGraderProblem { try DiskFull.check(folder.url) }
      return collected
    } catch let error as SetUpError {
      try DiskFull.check(folder.url)
      return CollectedSubmission(problem: error.description, isGraderProblem: true)
    }
  }

  /// Either the report on an answer, if nothing has to run, or the answer to grade.
  private struct Plan: Sendable {
    /// The fingerprint of the answer, or of its known report.
    var key: String
    var known: AnswerReport?
    var answer: AnswerCache.Answer?
  }

  private func plan(_ exercise: Exercise, _ content: CollectedSubmission.Content) -> Plan {
    func known(_ verdict: Verdict, _ reason: String?) -> Plan {
      Plan(
        key: "\(exercise.name) \(verdict.rawValue) \(reason ?? "")",
        known: AnswerReport(
          exercise: exercise.name, chapter: exercise.chapter, verdict: verdict, reason: reason))
    }
    switch content {
    case .nothing:
      let report = AnswerReport.notSubmitted(exercise)
      return known(report.verdict, report.reason)
    case .refused(let verdict, let reason):
      return known(verdict, reason)
    case .text(let content) where content == stubs[exercise]:
      return known(.unfinished, "The answer is unchanged from the stub.")
    case .text(let content):
      let key = keys.key(of: content, for: exercise)
      return Plan(
        key: key, answer: AnswerCache.Answer(exercise: exercise, content: content, key: key))
    }
  }

  private func reports(on plans: [Plan], ignoringCache: Bool) async throws -> [AnswerReport] {
    try await withThrowingTaskGroup(of: (Int, AnswerReport).self) { group in
      for (index, plan) in plans.enumerated() {
        guard let answer = plan.answer else { continue }
        group.addTask {
          (index, try await answerCache.report(on: answer, ignoringCache: ignoringCache))
        }
      }
      var reports = plans.map(\.known)
      for try await (index, report) in group {
        reports[index] = report.showing(plans[index].answer?.content)
      }
      return reports.compactMap(\.self)
    }
  }
}

extension AnswerReport {
  /// Returns the report with the answer's code, unless the answer passed.
  fileprivate func showing(_ content: Data?) -> AnswerReport {
    guard verdict != .passed, let content else { return self }
    var report = self
    report.code = String(decoding: content, as: UTF8.self).limited(to: Self.maximumCode)
    return report
  }

  /// The maximum length of the code to keep: more than any solution has.
  private static let maximumCode = 20_000
}

extension GradedSubmission {
  /// Creates a submission with no results.
  init(_ entry: SubmissionEntry) {
    self.init(name: entry.name)
    recordSubmission(of: entry)
  }

  /// Records the students and the time of the submission.
  fileprivate mutating func recordSubmission(of entry: SubmissionEntry) {
    submitters = entry.submitters.isEmpty ? nil : entry.submitters
    time = entry.time
    localTime = entry.localTime
  }
}

extension Batch.Summary {
  fileprivate mutating func add(_ outcome: Batch.Outcome) {
    total += 1
    alreadyGraded += outcome.wasAlreadyGraded ? 1 : 0
    unreadable[outcome.name] = outcome.problem
    failed[outcome.name] = outcome.failure
  }
}
