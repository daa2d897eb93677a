#if canImport(Combine)
  // On Apple platforms, these classes are already Combine schedulers. The kit reuses Combine's
  // members, and adds only those whose types mention Combine's protocols.
  import Combine
  import Foundation

  extension DispatchQueue: StateFlowCombine.Scheduler {
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any StateFlowCombine.Cancellable {
      let timer: any Combine.Cancellable = schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
      return StateFlowCombine.AnyCancellable { timer.cancel() }
    }
  }

  extension RunLoop: StateFlowCombine.Scheduler {
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any StateFlowCombine.Cancellable {
      let timer: any Combine.Cancellable = schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
      return StateFlowCombine.AnyCancellable { timer.cancel() }
    }
  }

  extension OperationQueue: StateFlowCombine.Scheduler {
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any StateFlowCombine.Cancellable {
      let timer: any Combine.Cancellable = schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
      return StateFlowCombine.AnyCancellable { timer.cancel() }
    }
  }

  extension DispatchQueue.SchedulerTimeType.Stride: StateFlowCombine
      .SchedulerTimeIntervalConvertible
  {}
  extension RunLoop.SchedulerTimeType.Stride: StateFlowCombine.SchedulerTimeIntervalConvertible {}
  extension OperationQueue.SchedulerTimeType.Stride: StateFlowCombine
      .SchedulerTimeIntervalConvertible
  {}
#endif
