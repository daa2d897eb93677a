import StateFlow

/// A clock that advances by one second at a time, on request.
nonisolated final class HandClock: Scheduler {
  typealias SchedulerTimeType = SchedulerTime
  typealias SchedulerOptions = Never

  private struct Work {
    var due: SchedulerTime
    let interval: SchedulerTime.Stride?
    let action: () -> Void
  }

  private(set) var now = SchedulerTime(nanoseconds: 0)
  private var work: [Int: Work] = [:]
  private var lastNumber = 0

  /// The number of scheduled actions.
  var workCount: Int { work.count }

  var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Advances by a second and runs the actions that are due.
  func tick() {
    now = now.advanced(by: .seconds(1))
    for number in work.keys.sorted() { catchUp(with: number) }
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    _ = enter(Work(due: date, interval: nil, action: action))
  }

  func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = enter(Work(due: date, interval: interval, action: action))
    return AnyCancellable { self.work.removeValue(forKey: number) }
  }

  private func enter(_ new: Work) -> Int {
    lastNumber += 1
    work[lastNumber] = new
    return lastNumber
  }

  private func catchUp(with number: Int) {
    // An action may cancel itself, so it is looked up each time.
    while let next = work[number], next.due <= now {
      if let interval = next.interval {
        work[number]?.due = next.due.advanced(by: interval)
      } else {
        work.removeValue(forKey: number)
      }
      next.action()
    }
  }
}
