import StateFlow
import Testing

/// An order in which the answers to several requests arrive.
///
/// A test tries every order and names the one that failed:
///
///     @Test(arguments: AnswerOrder.all(of: "h", "ha", "har"))
///     func `the last query wins`(order: AnswerOrder<String>) async {
///       …
///       for request in order.requests {
///         server.answer(request, with: […])
///         await screen.settle()
///       }
///       #expect(screen.texts == […], "\(order.sentence) Only the last query counts.")
///     }
public struct AnswerOrder<Request: Sendable>: Sendable, CustomTestStringConvertible {
  /// The requests, in the order in which their answers arrive.
  public let requests: [Request]

  /// Returns every order of the requests, beginning with the given one.
  public static func all(of requests: Request...) -> [AnswerOrder] {
    permutations(of: requests).map { AnswerOrder(requests: $0) }
  }

  private static func permutations(of requests: [Request]) -> [[Request]] {
    guard requests.count > 1 else { return [requests] }
    return requests.indices.flatMap { index in
      var others = requests
      let first = others.remove(at: index)
      return permutations(of: others).map { [first] + $0 }
    }
  }

  /// A sentence for messages, such as `The answers came in the order 2, 1.`
  public var sentence: String { "The answers came in the order \(list(requests))." }

  /// Returns a sentence about the answers that have arrived so far.
  public func sentence(first count: Int) -> String {
    count == 1
      ? "Only the answer to \(list(requests.prefix(1))) has arrived."
      : "The answers came in the order \(list(requests.prefix(count)))."
  }

  public var testDescription: String { list(requests) }

  private func list(_ requests: some Sequence<Request>) -> String {
    requests.map { describe($0) }.joined(separator: ", ")
  }
}
