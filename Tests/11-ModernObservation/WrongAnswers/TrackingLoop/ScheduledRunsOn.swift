// It looks as if cancelling kept only the next change out: the run that is scheduled already takes place all the same.
// Caught by: cancelled, it does not run though it is scheduled
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
  private let work: () -> Void
  private var isCancelled = false
  private let schedule: (@escaping () -> Void) -> Void

  init(on scheduler: some Scheduler, _ work: @escaping () -> Void) {
    self.work = work
    schedule = { scheduler.schedule($0) }
  }

  func run() {
    withObservationTracking {
      work()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isCancelled else { return }
        let again = self
        self.schedule { again.run() }
      }
    }
  }

  func cancel() {
    isCancelled = true
  }
}

/// A model to try it with.
@Observable
final class Tide {
  var level = 0
  var harbor = "Bergen"
  var isShown = true
}
