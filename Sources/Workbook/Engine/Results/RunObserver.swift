import Foundation
import Synchronization

/// An observer that parses a test program's output while the program runs.
final class RunObserver: Sendable {
  private let state: Mutex<(output: MarkedOutput, run: TestRun)>

  init(mark: String) {
    state = Mutex((MarkedOutput(mark: mark), TestRun()))
  }

  /// Parses the next part of the output.
  ///
  /// - Returns: Whether a test started or ended, which restarts the program's time limit.
  func receive(_ data: Data) -> Bool {
    state.withLock { state in
      let parts = state.output.read(data)
      Self.record(parts, in: &state.run)
      return parts.contains {
        switch $0 {
        case .event(.testStarted), .event(.testEnded): true
        default: false
        }
      }
    }
  }

  /// Returns the complete run. Call this method after the program has ended.
  func finish() -> TestRun {
    state.withLock { state in
      Self.record(state.output.finish(), in: &state.run)
      return state.run
    }
  }

  private static func record(_ parts: [MarkedOutput.Part], in run: inout TestRun) {
    for part in parts {
      switch part {
      case .text(let text): run.record(output: text)
      case .event(let event): run.record(event)
      case .otherEvent: run.recordOtherEvent()
      case .forgery: run.recordAnomaly("The answer printed text that looks like a test record.")
      }
    }
  }
}
