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

  private let listing: LiveListing
  private var paths: [[Int]] = []
  private var known: [Key: [Int]] = [:]
  private var futures: [[Int]: [Future]] = [:]

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

  private struct Future: Hashable {
    let screen: Shown
    let stories: [LiveStory]
  }

  /// Explores a listing.
  init(_ listing: LiveListing) {
    self.listing = listing
    let run = LiveRun(listing)
    first = run.updates().map { number(of: LiveStory($0)) }
    addState(run, path: [])
    var index = 0
    while index < states.count {
      expand(index)
      index += 1
    }
  }

  private mutating func expand(_ index: Int) {
    let path = paths[index]
    states[index].steps = (0..<screens[states[index].screen].count).map { act in
      let (run, updates) = played(path + [act])
      guard let target = state(of: run, path: path + [act]) else { return nil }
      return Step(to: target, story: updates.map { number(of: LiveStory($0)) })
    }
  }

  /// Returns the state that a program is in, and adds it if it's new and there's room.
  private mutating func state(of run: LiveRun, path: [Int]) -> Int? {
    let key = Key(screen: shown(run), written: run.written)
    if let candidates = known[key] {
      let future = futures(path)
      for candidate in candidates where futures(paths[candidate]) == future { return candidate }
    }
    guard states.count < Self.stateLimit, path.count <= Self.depthLimit else { return nil }
    addState(run, path: path)
    return states.count - 1
  }

  private mutating func addState(_ run: LiveRun, path: [Int]) {
    let screen = shown(run)
    known[Key(screen: screen, written: run.written), default: []].append(states.count)
    states.append(State(screen: number(of: screen)))
    paths.append(path)
  }

  /// Returns what each next act shows and tells.
  private mutating func futures(_ path: [Int]) -> [Future] {
    if let known = futures[path] { return known }
    let count = played(path).run.shown.acts.count
    let result = (0..<count).map { act in
      let (run, updates) = played(path + [act])
      return Future(screen: shown(run), stories: updates.map(LiveStory.init))
    }
    futures[path] = result
    return result
  }

  /// Does something in a new program, and returns what the last act did.
  private func played(_ path: [Int]) -> (run: LiveRun, updates: [StoryUpdate]) {
    let run = LiveRun(listing)
    var updates = run.updates()
    for act in path { updates = run.perform(act) }
    return (run, updates)
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
