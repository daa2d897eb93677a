// It looks as if it were enough to read something first: only what is read inside withObservationTracking is noticed.
// Caught by: the work runs again after a change, and reads the new value
import Observation
import StateFlow

/// Runs `work` at once, and again after each change of what it last read,
/// until the token is cancelled or lost. The work may do that itself. It only
/// reads the model: what comes of work that changes what it reads is open.
func observe(
  on scheduler: some Scheduler, _ work: @escaping () -> Void
) -> AnyCancellable {
  let loop = TrackingLoop(on: scheduler, work)
  loop.run()
  return AnyCancellable { loop.cancel() }
}

final class TrackingLoop {
  private var work: (() -> Void)?
  private let schedule: (@escaping () -> Void) -> Void

  init(on scheduler: some Scheduler, _ work: @escaping () -> Void) {
    self.work = work
    schedule = { scheduler.schedule($0) }
  }

  func run() {
    guard let work else { return }
    work()
    withObservationTracking {
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.schedule { self?.run() }
      }
    }
  }

  func cancel() {
    work = nil
  }
}

/// A model to try it with.
@Observable
final class Tide {
  var level = 0
  var harbor = "Bergen"
  var isShown = true
}
