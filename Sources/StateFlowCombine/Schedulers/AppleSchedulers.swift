#if canImport(Combine)
  // On Apple platforms, these classes are already Combine schedulers. The kit reuses Combine's
  // members, and adds only those whose types mention Combine's protocols.
  import Combine
  import Foundation

  extension DispatchQueue: StateFlow.Scheduler {
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any StateFlow.Cancellable {
      let timer: any Combine.Cancellable = schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
      return StateFlow.AnyCancellable { timer.cancel() }
    }
  }

  extension RunLoop: StateFlow.Scheduler {
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any StateFlow.Cancellable {
      let timer: any Combine.Cancellable = schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
      return StateFlow.AnyCancellable { timer.cancel() }
    }
  }

  extension OperationQueue: StateFlow.Scheduler {
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any StateFlow.Cancellable {
      let timer: any Combine.Cancellable = schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
      return StateFlow.AnyCancellable { timer.cancel() }
    }
  }

  extension DispatchQueue.SchedulerTimeType.Stride: StateFlow.SchedulerTimeIntervalConvertible {}
  extension RunLoop.SchedulerTimeType.Stride: StateFlow.SchedulerTimeIntervalConvertible {}
  extension OperationQueue.SchedulerTimeType.Stride: StateFlow.SchedulerTimeIntervalConvertible {}
#endif
