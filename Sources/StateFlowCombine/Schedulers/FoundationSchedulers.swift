#if !canImport(Combine)
  import Dispatch
  import Foundation
  import Synchronization

  // *Choice*: the main queue and the main operation queue run their work as tasks of the main actor,
  // without regard to options. An operation queue's work then isn't an operation.
  extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    /// The options for a piece of work.
    public struct SchedulerOptions {
      /// The quality of service of the work.
      public var qos: DispatchQoS

      /// The flags for the work item.
      public var flags: DispatchWorkItemFlags

      /// Creates options for a piece of work.
      public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
        self.qos = qos
        self.flags = flags
      }
    }

    public var now: SchedulerTime {
      SchedulerTime(nanoseconds: Int(DispatchTime.now().uptimeNanoseconds))
    }

    public var minimumTolerance: SchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let job = Handoff(action)
      if MainActor.isServed(by: self) { return MainActor.enqueue(job) }
      async(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { job.value() }
    }

    public func schedule(
      after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      let job = Handoff(action)
      let deadline = DispatchTime(uptimeNanoseconds: UInt64(max(0, date.nanoseconds)))
      let isMain = MainActor.isServed(by: self)
      asyncAfter(
        deadline: deadline, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
      ) { if isMain { MainActor.enqueue(job) } else { job.value() } }
    }

    public func schedule(
      after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      repeatedly(from: date, every: interval, action) { self.schedule(after: $0, $1) }
    }
  }

  extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    // The main run loop runs neither under Swift Testing nor in a terminal app, whose `main` is
    // asynchronous and only serves the main queue. A run loop that does run serves that queue, too.
    // So the main run loop's work is run by the main queue, and thereby on the main actor (Z1).
    private var queue: DispatchQueue? { self == .main ? .main : nil }

    /// The options for work on a run loop. A run loop has no options.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTime { .present }

    public var minimumTolerance: SchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      if let queue { return queue.schedule(action) }
      let job = Handoff(action)
      perform { job.value() }
    }

    public func schedule(
      after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      if let queue {
        let delay = now.distance(to: date)
        return queue.schedule(after: queue.now.advanced(by: delay), action)
      }
      let job = Handoff(action)
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in job.value() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }

    public func schedule(
      after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      repeatedly(from: date, every: interval, action) { self.schedule(after: $0, $1) }
    }
  }

  extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    /// The options for work on an operation queue. An operation queue has no options.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTime { .present }

    public var minimumTolerance: SchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let job = Handoff(action)
      if self === OperationQueue.main { return MainActor.enqueue(job) }
      addOperation { job.value() }
    }

    public func schedule(
      after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      let job = Handoff(action)
      let delay = max(0, now.distance(to: date).timeInterval)
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.schedule(job.value) }
    }

    public func schedule(
      after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      repeatedly(from: date, every: interval, action) { self.schedule(after: $0, $1) }
    }
  }

  extension SchedulerTime {
    /// The current time of the wall clock, counted from the reference date.
    fileprivate static var present: SchedulerTime {
      SchedulerTime(nanoseconds: Int(Date().timeIntervalSinceReferenceDate * 1e9))
    }

    fileprivate var date: Date {
      Date(timeIntervalSinceReferenceDate: Double(nanoseconds) / 1e9)
    }
  }

  /// Schedules work repeatedly at the given interval.
  private func repeatedly(
    from date: SchedulerTime, every interval: SchedulerTime.Stride,
    _ action: @escaping () -> Void,
    schedule: @escaping (SchedulerTime, @escaping () -> Void) -> Void
  ) -> any Cancellable {
    let flag = Flag()
    func run(at date: SchedulerTime) {
      schedule(date) {
        guard !flag.isSet.load(ordering: .relaxed) else { return }
        action()
        run(at: date.advanced(by: interval))
      }
    }
    run(at: date)
    return AnyCancellable { flag.isSet.store(true, ordering: .relaxed) }
  }

  private final class Flag: Sendable {
    let isSet = Atomic<Bool>(false)
  }
#endif
