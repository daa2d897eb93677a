import StateFlow
import Testing

extension Server {
  /// The requests that are waiting for an answer, oldest first.
  public var pendingRequests: [Request] { pending.map(\.request) }

  /// Answers the oldest pending request that is equal to `request`. Then let the program continue
  /// with `await screen.settle()`.
  ///
  /// If the request was canceled in the meantime, its answer is dropped. If there was no such request,
  /// the test fails.
  public func answer(
    _ request: Request, with response: Response, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    send(.success(response), to: request, sourceLocation)
  }

  /// Answers the oldest pending request that is equal to `request` with an error.
  public func fail(
    _ request: Request, with error: any Error = ServerError(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    send(.failure(error), to: request, sourceLocation)
  }

  private func send(
    _ result: Result<Response, any Error>, to request: Request, _ location: SourceLocation
  ) {
    guard answer(request, with: result) == .unknown else { return }
    let waiting = pendingRequests.map { "\($0)" }
    let problem: Comment =
      """
      The program should be waiting for the answer to the request \(String(reflecting: request)), \
      but \(waiting.isEmpty ? "no request is waiting" : "only these requests are waiting: \(waiting.joined(separator: ", "))").
      """
    Issue.record(problem, sourceLocation: location)
  }
}
