import StateFlow

/// A clock that is turned by hand, a second at a time.
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

  /// How much work waits for its time.
  var workCount: Int { work.count }

  var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Lets a second pass, and does the work that falls due in it.
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
    // Looked up each time: what it does may cancel it.
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
