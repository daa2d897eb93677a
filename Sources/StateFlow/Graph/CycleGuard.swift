/// A guard that stops an update that would otherwise never end (U10).
///
/// If an `onChange` action writes the value that it watches, or a body announces a change to an
/// object that it observes, the update would repeat forever. When the update reaches a limit, the
/// guard stops it and reports the views involved.
///
/// The number of rounds in an update and the number of runs of a body in a round are limited
/// separately. When the guard stops further rounds, all bodies have already run, so the screen
/// shows the result of the last action.
@MainActor
struct CycleGuard {
  /// The maximum number of rounds in an update, and also of runs of one body in a round.
  static let bound = 100

  private var rounds = 0
  private var isCut = false
  private var busy: [String] = []

  /// Returns whether `node` may run once more in this round.
  mutating func allows(_ node: Node, in graph: ViewGraph) -> Bool {
    let visits = node.countVisit(in: graph.turn)
    if max(visits, rounds) > Self.bound / 2, let name = node.viewName, !busy.contains(name) {
      busy.append(name)
    }
    guard visits > Self.bound else { return true }
    cut(in: graph)
    return false
  }

  /// Returns whether pending actions may run once more in this update.
  mutating func allowsAnotherRound(in graph: ViewGraph) -> Bool {
    rounds += 1
    guard rounds > Self.bound else { return true }
    cut(in: graph)
    return false
  }

  private mutating func cut(in graph: ViewGraph) {
    guard !isCut else { return }
    isCut = true
    let names = busy.joined(separator: ", ")
    graph.report(
      Diagnostic(
        .updateCycle, view: busy.isEmpty ? nil : names,
        message: """
          This update would never end, because a write in \
          \(busy.isEmpty ? "an action" : names) causes another round each time. It was stopped \
          after \(Self.bound) rounds. Don't write a value in code that runs when that value changes.
          """))
  }
}
