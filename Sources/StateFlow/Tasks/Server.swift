/// A server whose answers arrive when a test or a reader sends them, in any order.
///
/// It takes the place of a network, so that you decide what happens next. A request waits until the
/// test, or the reader of a demo, answers it with a value or an error:
///
///     struct Profile: View {
///       let server: Server<Int, String>
///       @State private var name = "…"
///       var body: some View {
///         Text(name).task {
///           do { name = try await server.response(to: 1) } catch { name = "Try again later" }
///         }
///       }
///     }
///
/// If the waiting task is canceled, the request fails immediately with a `CancellationError`. (Those
/// of `URLSession` fail with a `URLError`.) With `answersCanceledRequests: true`, the request stays
/// pending, as in many libraries, and its answer arrives late (T7, T8).
public final class Server<Request: Hashable & Sendable, Response: Sendable>: Sendable {
  private let requests = Locked<Requests>(Requests())
  private let answersCanceledRequests: Bool
  private let registrar = ObservationRegistrar()

  private struct Requests {
    var waiting: [Waiting] = []
    /// The requests that were canceled before they were answered.
    var canceled: [Request] = []
    var count = 0
  }

  private struct Waiting: Sendable {
    let number: Int
    let request: Request
    let origin: TaskOrigin?
    var isCanceled = false
    let continuation: CheckedContinuation<Response, any Error>
  }

  /// Creates a server.
  ///
  /// - Parameter answersCanceledRequests: Whether a request stays pending after its task has been
  ///   canceled.
  public init(answersCanceledRequests: Bool = false) {
    self.answersCanceledRequests = answersCanceledRequests
  }

  deinit {
    for waiting in requests.withLock({ $0.waiting }) {
      waiting.origin?.willResume()
      waiting.continuation.resume(throwing: CancellationError())
    }
  }

  /// Sends a request and waits for its answer.
  ///
  /// - Throws: The error that the server answers with, or `CancellationError` if the task is canceled.
  public nonisolated(nonsending) func response(to request: Request) async throws -> Response {
    let origin = TaskOrigin.current
    let number = requests.withLock { requests in
      requests.count += 1
      return requests.count
    }
    origin?.sent(describe(request))
    // A loop that ignores its cancellation should freeze neither the screen nor the tests.
    if Task.isCancelled { await Task.yield() }
    origin?.willWait()
    defer { origin?.didResume() }
    return try await wait(for: request, number, from: origin, isolation: #isolation)
  }

  private func wait(
    for request: Request, _ number: Int, from origin: TaskOrigin?,
    isolation: isolated (any Actor)?
  ) async throws -> Response {
    try await withTaskCancellationHandler {
      // A closure that uses the caller's actor runs on it. Otherwise, requests could overtake each
      // other on their way here.
      _ = isolation
      return try await withCheckedThrowingContinuation { continuation in
        let isRefused = change { requests in
          // The task may have been canceled before the request was sent.
          if Task.isCancelled, !answersCanceledRequests {
            requests.canceled.append(request)
            return true
          }
          requests.waiting.append(
            Waiting(
              number: number, request: request, origin: origin, isCanceled: Task.isCancelled,
              continuation: continuation))
          return false
        }
        if isRefused {
          origin?.willResume()
          continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Changes the requests, and notifies the observers of ``pending``.
  ///
  /// A change can happen on any thread. So observers are notified when it's over: otherwise, they could
  /// read the requests before the change, and miss it.
  private func change<Result>(_ body: (inout Requests) -> Result) -> Result {
    let result = requests.withLock { body(&$0) }
    registrar.withMutation(of: self, keyPath: \.pending) {}
    return result
  }

  private func cancel(_ number: Int) {
    let canceled: Waiting? = change { requests in
      guard let index = requests.waiting.firstIndex(where: { $0.number == number }) else {
        return nil
      }
      requests.waiting[index].isCanceled = true
      guard !answersCanceledRequests else { return nil }
      requests.canceled.append(requests.waiting[index].request)
      return requests.waiting.remove(at: index)
    }
    guard let canceled else { return }
    canceled.origin?.lane.noteActivity()
    canceled.origin?.willResume()
    canceled.continuation.resume(throwing: CancellationError())
  }
}

extension Server: Observable {}

/// The error of a server that can't answer.
public struct ServerError: LocalizedError {
  /// Creates the error.
  public init() {}

  /// The description of the error for users.
  public var errorDescription: String? { "The server can't be reached." }
}

// Only tests, demos, and recordings control a server: a program can't answer its own requests.
extension Server {
  /// A request that waits for its answer.
  package struct PendingRequest: Identifiable, Sendable, Equatable {
    /// The number of the request, counted from one.
    package let id: Int
    package let request: Request
    /// Whether the task that waits has been canceled.
    package let isCanceled: Bool
  }

  /// The result of an attempt to answer.
  package enum Delivery: Sendable {
    case delivered
    /// The request was canceled, so its answer is dropped.
    case dropped
    /// There was no such request, or it has already been answered.
    case unknown
  }

  /// The requests that wait for an answer, oldest first.
  package var pending: [PendingRequest] {
    registrar.access(self, keyPath: \.pending)
    return requests.withLock { requests in
      requests.waiting.map {
        PendingRequest(id: $0.number, request: $0.request, isCanceled: $0.isCanceled)
      }
    }
  }

  /// Answers the oldest pending request that is equal to `request`.
  @discardableResult
  package func answer(_ request: Request, with result: Result<Response, any Error>) -> Delivery {
    guard let number = pending.first(where: { $0.request == request })?.id else {
      let wasCanceled = requests.withLock { requests in
        guard let index = requests.canceled.firstIndex(of: request) else { return false }
        requests.canceled.remove(at: index)
        return true
      }
      return wasCanceled ? .dropped : .unknown
    }
    return answer(number: number, with: result)
  }

  /// Answers the pending request with the given number.
  @discardableResult
  package func answer(number: Int, with result: Result<Response, any Error>) -> Delivery {
    let answered: Waiting? = change { requests in
      guard let index = requests.waiting.firstIndex(where: { $0.number == number }) else {
        return nil
      }
      return requests.waiting.remove(at: index)
    }
    guard let answered else { return .unknown }
    let what =
      switch result {
      case .success: "the answer to \(describe(answered.request)) arrives"
      case .failure: "the request for \(describe(answered.request)) fails"
      }
    answered.origin?.goOn(because: what)
    answered.origin?.willResume()
    answered.continuation.resume(with: result)
    return .delivered
  }
}
