import Foundation
import WorkbookCore

/// Grades submissions, one result file for each, and goes on where another batch was stopped.
///
/// An error of one submission never stops the batch. What does is a set-up that can grade nothing
/// more: a full disk, a compiler that is gone.
struct Batch: Sendable {
  let intake: Intake
  let keys: GradingKeys
  let folder: ReportFolder
  let desk: AnswerCache
  let stubs: [Exercise: Data]
  /// How many submissions are open at a time.
  var jobs = 1
  /// The submission that is graded although it was graded before.
  var again: String?

  /// What a batch came to.
  struct Summary: Sendable, Equatable {
    /// How many submissions there are results of.
    var total = 0
    /// How many of them were graded before.
    var kept = 0
    /// Those that could not be read at all, by their authors' doing, with the reason.
    var unreadable: [String: String] = [:]
    /// Those that the grader failed at, with the reason.
    var failed: [String: String] = [:]
  }

  /// Makes a batch of what it needs.
  ///
  /// - Throws: ``SetUpError`` if a stub is missing.
  init(
    intake: Intake, keys: GradingKeys, folder: ReportFolder, desk: AnswerCache,
    package: WorkbookPackage
  ) throws {
    self.intake = intake
    self.keys = keys
    self.folder = folder
    self.desk = desk
    stubs = try Dictionary(
      uniqueKeysWithValues: intake.exercises.map { exercise in
        (exercise, try AnswerText(read(package.url(exercise.stubPath))).content)
      })
  }

  /// Grades some submissions, so many at a time, in their order.
  ///
  /// - Parameter progress: Called after each.
  /// - Throws: ``SetUpError``, ``DiskFull`` or `CancellationError` if it was stopped.
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
        state.kept += outcome.isKept ? 1 : 0
        state.elapsed = .now - start
        state.name = outcome.name
        progress(state)
        startNext()
      }
    }
    return summary
  }

  /// What became of one submission.
  fileprivate struct Outcome: Sendable {
    var name: String
    var isKept = false
    var problem: String?
    var failure: String?
  }

  private func grade(_ entry: SubmissionEntry) async throws -> Outcome {
    let store = ResultStore(reportFolder: folder.url)
    let collected = try await collect(entry)
    let isAnew = entry.name == again
    let answers = zip(intake.exercises, collected.contents).map(planned)
    let key = keys.key(of: collected, answers: answers.map(\.key))
    if !isAnew, let stored = store.stored(entry.name), stored.key == key {
      return Outcome(name: entry.name, isKept: true, problem: stored.submission.problem)
    }
    var submission = GradedSubmission(name: entry.name)
    submission.problem = collected.problem
    submission.notes = collected.notes
    submission.answers = try await reports(on: answers, isAnew: isAnew)
    let failed = submission.answers.first { $0.verdict == .graderError }
    let failure =
      collected.isProblemOurs
      ? collected.problem : failed.map { "\($0.exercise): \($0.reason ?? "no reason is known")" }
    try store.keep(StoredResult(key: failure == nil ? key : nil, submission: submission))
    return Outcome(
      name: entry.name, problem: failure == nil ? submission.problem : nil, failure: failure)
  }

  /// The answers of a submission; the machine's own troubles are a problem of it, not the end.
  private func collect(_ entry: SubmissionEntry) async throws -> CollectedSubmission {
    do {
      let collected = try await intake.collect(entry, work: folder.work)
      if collected.isProblemOurs { try DiskFull.rule(out: folder.url) }
      return collected
    } catch let error as SetUpError {
      try DiskFull.rule(out: folder.url)
      return CollectedSubmission(problem: error.description, isOurs: true)
    }
  }

  /// What is to be said about one answer.
  private struct Plan: Sendable {
    /// Names the answer, or what is said about it already.
    var key: String
    var known: AnswerReport?
    var answer: AnswerCache.Answer?
  }

  private func planned(_ exercise: Exercise, _ content: CollectedSubmission.Content) -> Plan {
    func known(_ verdict: Verdict, _ reason: String?) -> Plan {
      Plan(
        key: "\(exercise.name) \(verdict.rawValue) \(reason ?? "")",
        known: AnswerReport(
          exercise: exercise.name, chapter: exercise.chapter, verdict: verdict, reason: reason))
    }
    switch content {
    case .nothing:
      return known(.missing, "There is no \(exercise.answerPath()).")
    case .refused(let verdict, let reason):
      return known(verdict, reason)
    case .text(let content) where content == stubs[exercise]:
      return known(.unfinished, "It is as it was handed out.")
    case .text(let content):
      let key = keys.key(of: content, for: exercise)
      return Plan(
        key: key, answer: AnswerCache.Answer(exercise: exercise, content: content, key: key))
    }
  }

  private func reports(on plans: [Plan], isAnew: Bool) async throws -> [AnswerReport] {
    try await withThrowingTaskGroup(of: (Int, AnswerReport).self) { group in
      for (index, plan) in plans.enumerated() {
        guard let answer = plan.answer else { continue }
        group.addTask { (index, try await desk.report(on: answer, isAnew: isAnew)) }
      }
      var reports = plans.map(\.known)
      for try await (index, report) in group { reports[index] = report }
      return reports.compactMap(\.self)
    }
  }
}

extension Batch.Summary {
  fileprivate mutating func add(_ outcome: Batch.Outcome) {
    total += 1
    kept += outcome.isKept ? 1 : 0
    unreadable[outcome.name] = outcome.problem
    failed[outcome.name] = outcome.failure
  }
}
