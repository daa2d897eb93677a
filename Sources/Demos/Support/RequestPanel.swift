import StateFlow

/// A panel with the requests that wait for an answer. The reader decides which answer comes next.
///
///     ProfileLoader(server: server)
///     RequestPanel(server) { id in [("Ada", "Ada"), ("Bo", "Bo")] }
///
/// Each request also has a button that lets it fail.
public struct RequestPanel<Request: Hashable & Sendable, Response: Sendable>: View {
  private let server: Server<Request, Response>
  private let answers: (Request) -> [(label: String, response: Response)]

  /// Creates a panel for a server.
  ///
  /// - Parameters:
  ///   - server: The server that the program sends its requests to.
  ///   - answers: A closure that returns the answers to a request that the reader can choose from, with
  ///     the labels of their buttons.
  public init(
    _ server: Server<Request, Response>,
    answers: @escaping (Request) -> [(label: String, response: Response)]
  ) {
    self.server = server
    self.answers = answers
  }

  /// A row for each request, with its buttons.
  public var body: some View {
    let pending = server.pending
    VStack(alignment: .leading) {
      Divider()
      Text(pending.isEmpty ? "No request is waiting." : "Waiting for an answer:")
        .foregroundColor(.secondary)
      ForEach(pending) { request in
        let choices = answers(request.request)
        HStack {
          Text(describe(request.request) + (request.isCanceled ? " (canceled)" : ""))
          ForEach(choices.indices, id: \.self) { index in
            Button(choices[index].label) {
              server.answer(number: request.id, with: .success(choices[index].response))
            }
          }
          Button("Fail") { server.answer(number: request.id, with: .failure(ServerError())) }
        }
      }
    }
  }
}

/// A button that lets time pass on a clock that only the reader advances.
///
///     QuickSearch(server: server, clock: clock)
///     ClockPanel(clock, passing: .milliseconds(300))
public struct ClockPanel: View {
  private let clock: ManualClock
  private let duration: Duration

  /// Creates a panel for a clock.
  ///
  /// - Parameter duration: The duration that passes with each tap.
  public init(_ clock: ManualClock, passing duration: Duration) {
    self.clock = clock
    self.duration = duration
  }

  /// The button.
  public var body: some View {
    Divider()
    Button("\(ManualClock.text(of: duration)) pass") {
      var left = duration
      while let rest = clock.advanceToNextWait(within: left) { left = rest }
    }
  }
}

// The story includes only the content.
extension RequestPanel: KitView {}
extension ClockPanel: KitView {}
