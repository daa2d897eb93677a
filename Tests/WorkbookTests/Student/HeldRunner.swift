import Foundation
import Synchronization

@testable import WorkbookCore

/// A runner that reports each start and ends a run only when the test tells it to.
final class HeldRunner: Runner {
  /// The runs that started, as the exercise's name followed by the answer's source.
  let starts: AsyncStream<String>
  private let started: AsyncStream<String>.Continuation
  private let running = Mutex<CheckedContinuation<AnswerReport, any Error>?>(nil)
  private let counts = Mutex((now: 0, most: 0, cancelled: 0))

  /// The maximum number of concurrent runs.
  var mostAtOnce: Int { counts.withLock { $0.most } }
  /// The number of runs that were canceled.
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

  /// Ends the current run with a report.
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
