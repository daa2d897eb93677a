/// Cuts an update that would never end (U10).
///
/// A body that runs because of what its own `onChange` wrote, which runs because of what the body
/// gave, goes round for ever. After a bound the guard stops it and says who was in the round.
@MainActor
struct CycleGuard {
  /// How often one view may run in one update, and how many rounds of actions one update has.
  static let bound = 100

  private let turn: Int
  private var rounds = 0
  private var isCut = false
  private var busy: [String] = []

  init(turn: Int) {
    self.turn = turn
  }

  /// Whether `node` may run once more in this update.
  mutating func allows(_ node: Node, in graph: ViewGraph) -> Bool {
    let visits = node.countVisit(in: turn)
    if visits > Self.bound / 2, let name = node.storyName, !busy.contains(name) {
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
    graph.report(
      Diagnostic(
        .updateCycle, view: busy.isEmpty ? nil : busy.joined(separator: ", "),
        message: """
          This update never ends: each run of \(busy.isEmpty ? "an action" : busy.joined(separator: " and ")) \
          writes something for which it runs again. It was stopped after \(Self.bound) rounds.
          """))
  }
}
