import Foundation
import Synchronization

/// Follows a run while it goes on.
final class RunObserver: Sendable {
  private let state: Mutex<(output: MarkedOutput, run: TestRun)>

  init(mark: String) {
    state = Mutex((MarkedOutput(mark: mark), TestRun()))
  }

  /// Takes what was printed.
  ///
  /// - Returns: Whether a test has begun or ended, for which the program gets its time anew.
  func receive(_ data: Data) -> Bool {
    state.withLock { state in
      let parts = state.output.read(data)
      Self.note(parts, in: &state.run)
      return parts.contains {
        switch $0 {
        case .event(.testStarted), .event(.testEnded): true
        default: false
        }
      }
    }
  }

  /// What became of the tests.
  func finish() -> TestRun {
    state.withLock { state in
      Self.note(state.output.finish(), in: &state.run)
      return state.run
    }
  }

  private static func note(_ parts: [MarkedOutput.Part], in run: inout TestRun) {
    for part in parts {
      switch part {
      case .text(let text): run.note(text: text)
      case .event(let event): run.note(event)
      }
    }
  }
}
