import Foundation

/// The clock for publishers that `Timer.publish` returns.
package enum TimerClock {
  /// The scheduler whose time the publishers use in tests instead of the run loop's time.
  @TaskLocal package static var scheduler: (any Scheduler<SchedulerTime> & Sendable)?
}

#if canImport(Combine)
  import Combine

  // On Apple platforms, timers already have this method. Make its publisher conform to the kit's
  // protocol, too.
  extension Timer.TimerPublisher: StateFlow.ConnectablePublisher {
    public func receive<S>(subscriber: S)
    where S: StateFlow.Subscriber, S.Input == Date, S.Failure == Never {
      let conduit = TimerConduit(to: subscriber)
      conduit.open { conduit.listen(to: self) }
    }

    public func connect() -> any StateFlow.Cancellable {
      let connection: any Combine.Cancellable = connect()
      return StateFlow.AnyCancellable { connection.cancel() }
    }

    /// Starts the timer when the first subscriber arrives, and stops it when the last subscriber
    /// cancels.
    public func autoconnect() -> StateFlow.Publishers.Autoconnect<Timer.TimerPublisher> {
      StateFlow.Publishers.Autoconnect(upstream: self)
    }
  }

  private final class TimerConduit: Conduit<Date, Never> {
    private let sink = Locked<Combine.Subscribers.Sink<Date, Never>?>(nil)

    func listen(to timer: Timer.TimerPublisher) {
      let sink = Combine.Subscribers.Sink<Date, Never>(
        receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.send($0) })
      self.sink.exchange(for: sink)
      timer.receive(subscriber: sink)
      if isClosed { sink.cancel() }
    }

    override func closed() { sink.exchange(for: nil)?.cancel() }
  }
#else
  import Dispatch

  extension Timer {
    /// Returns a publisher that repeatedly sends the current date after you connect it.
    ///
    ///     let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///
    /// *Choice*: a timer on the main run loop uses the main queue. That also works in a program
    /// without an active run loop, such as a command-line tool.
    ///
    /// - Parameters:
    ///   - interval: The number of seconds between two dates.
    ///   - tolerance: The number of seconds by which the publisher may be late in sending a date.
    ///   - runLoop: The run loop that the timer is scheduled on.
    ///   - mode: The mode that the run loop has to be in.
    ///   - options: The scheduler options. They have no effect, because run loops have no options.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that repeatedly sends the current date after you connect it. It drops dates that
    /// its subscribers haven't requested.
    public final class TimerPublisher: ConnectablePublisher {
      public typealias Output = Date

      public typealias Failure = Never

      /// The number of seconds between two dates.
      public let interval: TimeInterval

      /// The number of seconds by which the publisher may be late in sending a date.
      public let tolerance: TimeInterval?

      /// The run loop that the timer is scheduled on.
      public let runLoop: RunLoop

      /// The mode that the run loop has to be in.
      public let mode: RunLoop.Mode

      /// The scheduler options. They have no effect, because run loops have no options.
      public let options: RunLoop.SchedulerOptions?

      private let subscribers = Handoff(SubscriberList<Date, Never>(publisherName: "Timer"))

      /// Creates a timer publisher with the given interval.
      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
        mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
        self.options = options
      }

      public func receive<S>(subscriber: S)
      where S: Subscriber, S.Input == Date, S.Failure == Never {
        subscribers.value.add(subscriber)
      }

      public func connect() -> any Cancellable {
        if let scheduler = TimerClock.scheduler { return connect(to: scheduler) }
        return runLoop == .main ? connectToMainQueue() : connectToRunLoop()
      }

      private func connect(to scheduler: some Scheduler<SchedulerTime>) -> any Cancellable {
        scheduler.schedule(
          after: scheduler.now.advanced(by: .seconds(interval)), interval: .seconds(interval)
        ) { [subscribers] in
          let seconds = Double(scheduler.now.nanoseconds) / 1e9
          subscribers.value.send(Date(timeIntervalSinceReferenceDate: seconds))
        }
      }

      private func connectToMainQueue() -> any Cancellable {
        let ticks = DispatchSource.makeTimerSource(queue: .main)
        let leeway = DispatchTimeInterval.nanoseconds(Int((tolerance ?? 0) * 1e9))
        ticks.schedule(deadline: .now() + interval, repeating: interval, leeway: leeway)
        ticks.setEventHandler { [subscribers] in subscribers.value.send(Date()) }
        ticks.activate()
        return AnyCancellable { ticks.cancel() }
      }

      private func connectToRunLoop() -> any Cancellable {
        let ticks = Timer(timeInterval: interval, repeats: true) { [subscribers] _ in
          subscribers.value.send(Date())
        }
        ticks.tolerance = tolerance ?? 0
        runLoop.add(ticks, forMode: mode)
        return AnyCancellable { ticks.invalidate() }
      }
    }
  }
#endif
