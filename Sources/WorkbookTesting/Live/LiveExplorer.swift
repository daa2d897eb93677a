import StateFlow

/// An explorer of what a reader can do with a listing, breadth first.
///
/// A state is reached by doing the same things again in a new program. Two states are merged if
/// they show the same screen, have stored the same values, and everything that can be done next
/// shows and tells the same in both.
@MainActor
struct LiveExplorer {
  /// The most states that are recorded.
  static let stateLimit = 40
  /// The most acts in a row that lead to a state.
  static let depthLimit = 8

  /// What an act leads to.
  struct Step: Encodable, Hashable {
    let to: Int
    let story: [Int]
  }

  struct State: Encodable {
    let screen: Int
    /// A step for each act of the screen, or nil if it leads to a state that wasn't recorded.
    var steps: [Step?] = []
  }

  private(set) var screens: [Shown] = []
  private(set) var stories: [LiveStory] = []
  private(set) var states: [State] = []
  /// What happens when the program is launched.
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
    let count: Int

    enum CodingKeys: CodingKey { case nodes, outside }
  }

  private struct Key: Hashable {
    let screen: Shown
    let written: [String: String]
  }

  /// What an act shows and tells.
  private struct Outcome: Equatable {
    let key: Key
    let stories: [LiveStory]

    /// Compares what a reader sees.
    static func == (lhs: Outcome, rhs: Outcome) -> Bool {
      lhs.key.screen == rhs.key.screen && lhs.stories == rhs.stories
    }
  }

  /// Explores a listing.
  ///
  /// - Parameter sample: The number of states to explore. A sample is the beginning of the whole.
  init(_ listing: LiveListing, sample: Int = stateLimit) {
    self.listing = listing
    launch()
    var index = 0
    while index < min(states.count, sample) {
      expand(index)
      index += 1
    }
    explored = index
  }

  private mutating func launch() {
    let run = LiveRun(listing)
    first = run.updates().map { number(of: LiveStory($0)) }
    addState(Key(screen: shown(run), written: run.written), path: [])
  }

  private mutating func expand(_ index: Int) {
    let path = paths[index]
    states[index].steps = outcomes(path).enumerated().map { act, outcome in
      guard let target = state(outcome.key, path: path + [act]) else { return nil }
      return Step(to: target, story: outcome.stories.map { number(of: $0) })
    }
  }

  /// Returns the number of a state, and adds it if it's new and there's room.
  private mutating func state(_ key: Key, path: [Int]) -> Int? {
    for candidate in known[key] ?? [] where outcomes(paths[candidate]) == outcomes(path) {
      return candidate
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

  /// Returns what each act shows and tells after others.
  ///
  /// A program ends before the next one is launched, since they share the saved settings.
  private mutating func outcomes(_ path: [Int]) -> [Outcome] {
    if let known = outcomes[path] { return known }
    var result: [Outcome] = []
    repeat {
      let run = LiveRun(listing)
      var updates = run.updates()
      for act in path { updates = run.perform(act) }
      guard result.count < run.shown.acts.count else { break }
      updates = run.perform(result.count)
      result.append(
        Outcome(
          key: Key(screen: shown(run), written: run.written),
          stories: updates.map(LiveStory.init)))
    } while true
    outcomes[path] = result
    return result
  }

  private func shown(_ run: LiveRun) -> Shown {
    Shown(nodes: run.shown.nodes, outside: run.outside, count: run.shown.acts.count)
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
