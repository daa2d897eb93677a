import Foundation
import Synchronization

@testable import WorkbookCore

/// A runner that waits to be told the end of each run, and tells of each start.
final class HeldRunner: Runner {
  /// What was started: the exercise, and the answer as it was.
  let starts: AsyncStream<String>
  private let started: AsyncStream<String>.Continuation
  private let running = Mutex<CheckedContinuation<AnswerReport, any Error>?>(nil)
  private let counts = Mutex((now: 0, most: 0, cancelled: 0))

  /// The most runs that there were at one time.
  var mostAtOnce: Int { counts.withLock { $0.most } }
  /// How many runs were cancelled.
  var cancelled: Int { counts.withLock { $0.cancelled } }

  init() {
    (starts, started) = AsyncStream.makeStream()
  }

  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    let text = try String(contentsOf: answer, encoding: .utf8)
    counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.cancelled) }
    defer { counts.withLock { $0.now -= 1 } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        running.withLock { $0 = continuation }
        started.yield("\(exercise.name) \(text.trimmed)")
        if Task.isCancelled { cancel() }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Ends the run that is going on.
  func end(_ report: AnswerReport) {
    take()?.resume(returning: report)
  }

  private func cancel() {
    guard let continuation = take() else { return }
    counts.withLock { $0.cancelled += 1 }
    continuation.resume(throwing: CancellationError())
  }

  private func take() -> CheckedContinuation<AnswerReport, any Error>? {
    running.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
  }
}
