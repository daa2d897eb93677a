/// Cuts an update that would never end (U10).
///
/// A view whose `onChange` writes what it watches, or whose body announces what it observes, goes
/// round for ever. After a bound the guard stops it and says who was in the round.
///
/// Rounds of actions and runs between two rounds are bounded apart. When it is a round that is cut,
/// all bodies have run by then, so that the screen shows what the last action left.
@MainActor
struct CycleGuard {
  /// How many rounds of actions one update has, and how often one view may run in a round.
  static let bound = 100

  private var rounds = 0
  private var isCut = false
  private var busy: [String] = []

  /// Whether `node` may run once more in this round.
  mutating func allows(_ node: Node, in graph: ViewGraph) -> Bool {
    let visits = node.countVisit(in: graph.turn)
    if max(visits, rounds) > Self.bound / 2, let name = node.storyName, !busy.contains(name) {
      busy.append(name)
    }
    guard visits > Self.bound else { return true }
    cut(in: graph)
    return false
  }

  /// Whether actions that wait may run once more in this update.
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
          This update never ends: \(busy.isEmpty ? "an action" : names) writes something for which \
          it runs again. It was stopped after \(Self.bound) rounds.
          """))
  }
}
