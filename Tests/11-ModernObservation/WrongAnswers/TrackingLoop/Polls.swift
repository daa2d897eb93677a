// It looks as if a change could be found by looking: the work runs every second, whether anything has changed or not.
// Caught by: without a change there is no run
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
  private let poll: (@escaping () -> Void) -> Void

  init(on scheduler: some Scheduler, _ work: @escaping () -> Void) {
    self.work = work
    poll = { scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1)), $0) }
  }

  func run() {
    guard let work else { return }
    work()
    poll { [weak self] in self?.run() }
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
