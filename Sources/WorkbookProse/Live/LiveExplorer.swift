import StateFlow

/// An explorer that searches breadth-first for the states that a reader can reach in a listing.
///
/// To reach a state again, the explorer repeats the same actions in a new program. It merges two
/// states if they show the same screen and store the same values, and if each next action leads to
/// the same screen and the same stories in both.
@MainActor
struct LiveExplorer {
  /// The maximum number of recorded states.
  static let stateLimit = 40
  /// The maximum number of actions that lead to a state.
  static let depthLimit = 8

  /// The result of an action: the index of the next state and the indices of the action's stories.
  struct Step: Encodable, Hashable {
    let to: Int
    let story: [Int]
  }

  struct State: Encodable {
    let screen: Int
    /// The step for each action on the screen, or `nil` if the action leads to a state that wasn't
    /// recorded.
    var steps: [Step?] = []
  }

  private(set) var screens: [Shown] = []
  private(set) var stories: [LiveStory] = []
  private(set) var states: [State] = []
  /// The numbers of the launch's stories.
  private(set) var first: [Int] = []
  /// The number of states whose steps are known.
  private(set) var explored = 0

  private let listing: LiveListing
  private var paths: [[Int]] = []
  private var known: [Key: [Int]] = [:]
  private var outcomes: [[Int]: [Outcome]] = [:]

  struct Shown: Encodable, Hashable {
    let nodes: [LiveNode]
    let outside: [String]
    let waiting: [LiveRequest]?
    let count: Int

    enum CodingKeys: CodingKey { case nodes, outside, waiting }
  }

  private struct Key: Hashable {
    let screen: Shown
    let written: [String: String]
  }

  /// The screen and the stories after an action.
  private struct Outcome: Equatable {
    let key: Key
    let stories: [LiveStory]

    /// Returns whether two outcomes look the same to a reader.
    static func == (lhs: Outcome, rhs: Outcome) -> Bool {
      lhs.key.screen == rhs.key.screen && lhs.stories == rhs.stories
    }
  }

  /// Explores a listing.
  ///
  /// - Parameters:
  ///   - listing: The listing.
  ///   - sample: The number of states to explore. A sample consists of the first states of a full
  ///     exploration.
  init(_ listing: LiveListing, sample: Int = stateLimit) async {
    self.listing = listing
    await launch()
    var index = 0
    while index < min(states.count, sample) {
      await expand(index)
      index += 1
    }
    explored = index
  }

  private mutating func launch() async {
    let run = await LiveRun(listing)
    first = run.updates().map { number(of: LiveStory($0)) }
    addState(Key(screen: shown(run), written: run.written), path: [])
  }

  private mutating func expand(_ index: Int) async {
    let path = paths[index]
    for (act, outcome) in await outcomes(path).enumerated() {
      let target = await state(outcome.key, path: path + [act])
      let step = target.map { target in
        Step(to: target, story: outcome.stories.map { number(of: $0) })
      }
      states[index].steps.append(step)
    }
  }

  /// Returns a state's number, after adding the state if it's new. Returns `nil` if a limit is
  /// reached.
  private mutating func state(_ key: Key, path: [Int]) async -> Int? {
    for candidate in known[key] ?? [] {
      if await outcomes(paths[candidate]) == outcomes(path) { return candidate }
    }
    guard states.count < Self.stateLimit, path.count <= Self.depthLimit else { return nil }
    addState(key, path: path)
    return states.count - 1
  }

  private mutating func addState(_ key: Key, path: [Int]) {
    known[key, default: []].append(states.count)
    states.append(State(screen: number(of: key.screen)))
    paths.append(path)
  }

  /// Returns the outcome of each action that is possible at the end of a path of actions.
  ///
  /// Each program ends before the next one is launched, because the programs share saved settings.
  private mutating func outcomes(_ path: [Int]) async -> [Outcome] {
    if let known = outcomes[path] { return known }
    var result: [Outcome] = []
    repeat {
      let run = await LiveRun(listing)
      var updates = run.updates()
      for act in path { updates = await run.perform(act) }
      guard result.count < run.shown.acts.count else { break }
      updates = await run.perform(result.count)
      result.append(
        Outcome(
          key: Key(screen: shown(run), written: run.written),
          stories: updates.map(LiveStory.init)))
    } while true
    outcomes[path] = result
    return result
  }

  private func shown(_ run: LiveRun) -> Shown {
    Shown(
      nodes: run.shown.nodes, outside: run.outside, waiting: run.waiting,
      count: run.shown.acts.count)
  }

  private mutating func number(of screen: Shown) -> Int {
    if let index = screens.firstIndex(of: screen) { return index }
    screens.append(screen)
    return screens.count - 1
  }

  private mutating func number(of story: LiveStory) -> Int {
    if let index = stories.firstIndex(of: story) { return index }
    stories.append(story)
    return stories.count - 1
  }
}
