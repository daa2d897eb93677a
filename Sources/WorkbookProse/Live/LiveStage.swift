import StateFlow
import Testing
import WorkbookTesting

/// The environment of a recorded listing: its saved settings, events elsewhere in the program, and the
/// answers and the time that it waits for.
@MainActor
public final class LiveStage {
  /// The program's settings, which survive when a reader quits the program and launches it again.
  public private(set) lazy var defaults = open()

  /// The actions that a reader can perform outside the screen, in order.
  private(set) var acts: [(label: String, action: () -> Void)] = []
  /// The clocks that a reader can advance, and by how much.
  private(set) var clocks: [(clock: ManualClock, duration: Duration)] = []
  /// A closure for each server that returns its pending requests.
  private(set) var servers: [() -> [PendingRequest]] = []
  private let open: () -> UserDefaults

  /// Creates the stage of a program that is being launched.
  ///
  /// - Parameter open: A closure that opens the settings. It's called only if the listing uses
  ///   them.
  init(opening open: @escaping () -> UserDefaults) {
    self.open = open
  }

  /// Adds an event that a reader can trigger outside the screen.
  ///
  /// - Parameters:
  ///   - code: The event's code as the page shows it, such as `tank.level = 50`.
  ///   - action: A closure that runs the same code.
  public func outside(_ code: String, _ action: @escaping () -> Void) {
    acts.append((code, action))
  }

  /// Lets a reader answer the requests to a server, in any order.
  ///
  ///     stage.server(server) { id in [(names[id], names[id])] }
  ///
  /// - Parameters:
  ///   - server: The server that the listing's program sends its requests to.
  ///   - canFail: Whether a reader can also let a request fail.
  ///   - answers: A closure that returns the answers to choose from, with their labels.
  public func server<Request, Response>(
    _ server: Server<Request, Response>, canFail: Bool = true,
    answers: @escaping (Request) -> [(label: String, response: Response)]
  ) {
    servers.append {
      server.pending.map { pending in
        let number = pending.id
        var choices: [(label: String, send: () -> Void)] = answers(pending.request).map { answer in
          (answer.label, { server.answer(number: number, with: .success(answer.response)) })
        }
        if canFail {
          choices.append(("Fail", { server.answer(number: number, with: .failure(ServerError())) }))
        }
        return PendingRequest(
          label: describe(pending.request), isCanceled: pending.isCanceled, answers: choices)
      }
    }
  }

  /// Lets a reader advance a clock while the listing's program waits for it.
  ///
  /// - Parameters:
  ///   - clock: The clock that the program waits with.
  ///   - duration: The duration that passes each time.
  public func clock(_ clock: ManualClock, passing duration: Duration) {
    clocks.append((clock, duration))
  }

  /// Lets the program run until it waits for an answer or for a clock.
  func settle(_ screen: Screen) async {
    guard !servers.isEmpty || !clocks.isEmpty else { return }
    await screen.settle()
  }
}

/// A request that waits for an answer, and closures that send the possible answers.
@MainActor
struct PendingRequest {
  let label: String
  let isCanceled: Bool
  let answers: [(label: String, send: () -> Void)]
}
