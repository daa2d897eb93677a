extension Publishers {
  /// A publisher that prints the events that pass through it.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The string that each line starts with.
    public let prefix: String

    /// The publisher whose events are printed.
    public let upstream: Upstream

    /// The stream to print to, or `nil` for standard output.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher that prints the events from `upstream`.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(PrintConduit(to: subscriber, prefix: prefix, stream: stream))
    }
  }
}

extension Publisher {
  /// Prints the events that pass between this publisher and its subscriber.
  ///
  ///     let token = Just(1).print("one").sink { _ in }
  ///     // Prints "one: receive subscription: (Just)"
  ///     // Prints "one: request unlimited"
  ///     // Prints "one: receive value: (1)"
  ///     // Prints "one: receive finished"
  ///
  /// - Parameters:
  ///   - prefix: The string that each line starts with.
  ///   - stream: The stream to print to, or `nil` for standard output.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

private final class PrintConduit<Downstream: Subscriber>:
  OperatorConduit<Downstream.Input, Downstream>
{
  private let prefix: String

  // This lock lets only one thread print at a time, so that lines aren't mixed.
  private let lock = RecursiveLock()
  private var stream: any TextOutputStream

  init(to downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = stream ?? StandardOutput()
    super.init(to: downstream)
  }

  override func receive(subscription: any Subscription) {
    log("receive subscription: (\(subscription))")
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    log("receive value: (\(input))")
    let demand = downstream.receive(input)
    if demand != .none { log("request \(words(for: demand)) (synchronous)") }
    return demand
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished: log("receive finished")
    case .failure(let error): log("receive error: (\(error))")
    }
    finish()
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    log("request \(words(for: demand))")
    super.request(demand)
  }

  override func cancel() {
    log("receive cancel")
    super.cancel()
  }

  private func words(for demand: Subscribers.Demand) -> String {
    demand.max.map { "max: (\($0))" } ?? "unlimited"
  }

  private func log(_ event: String) {
    let line = prefix + event
    lock.withLock { print(line, to: &stream) }
  }

  private func print(_ line: String, to stream: inout some TextOutputStream) {
    Swift.print(line, to: &stream)
  }
}

private struct StandardOutput: TextOutputStream {
  func write(_ string: String) { Swift.print(string, terminator: "") }
}
