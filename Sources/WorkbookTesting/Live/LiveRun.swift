import StateFlow
import StateFlowStory

/// A running program that shows one listing, with the program's history since its launch.
@MainActor
final class LiveRun {
  private let listing: LiveListing
  private var stage: LiveStage
  private var screen: Screen
  private var lastReturnedUpdate = 0
  private var values: [String: (first: String, last: String)] = [:]
  private(set) var shown: LiveScreen

  /// The label of the action that ends the program and launches it again.
  private static let relaunch = "Quit and launch again"

  /// Launches the program for the first time.
  init(_ listing: LiveListing) {
    self.listing = listing
    stage = LiveStage { listing.phone.cleared() }
    screen = listing.screen(stage)
    shown = LiveScreen(of: screen, texts: listing.texts)
    addActs()
  }

  var graph: ViewGraph { screen.graph }

  /// The labels of actions that happen outside the screen.
  var outside: [String] {
    stage.acts.map(\.label) + (listing.relaunches ? [Self.relaunch] : [])
  }

  /// The current values of the properties that have changed since the launch.
  ///
  /// Two states of the program can show the same screen but store different values.
  var written: [String: String] { values.mapValues(\.last) }

  /// Returns the updates since the last call.
  func updates() -> [StoryUpdate] {
    let updates = graph.story.updates.filter { $0.number > lastReturnedUpdate }
    lastReturnedUpdate = updates.last?.number ?? lastReturnedUpdate
    for write in updates.flatMap(\.writes) {
      let first = values[write.subject]?.first ?? write.old
      values[write.subject] = first == write.new ? nil : (first, write.new)
    }
    return updates
  }

  /// Performs an action and returns its updates.
  func perform(_ act: Int) -> [StoryUpdate] {
    shown.acts[act].perform(self)
    let updates = updates()
    shown = LiveScreen(of: screen, texts: listing.texts)
    addActs()
    return updates
  }

  private func addActs() {
    for (label, action) in stage.acts {
      shown.add(LiveAct(label: label) { $0.graph.perform(label, action) })
    }
    if listing.relaunches {
      shown.add(LiveAct(label: Self.relaunch) { $0.launchAgain() })
    }
  }

  private func launchAgain() {
    graph.removeAll()
    stage = LiveStage { [listing] in listing.phone.reopened() }
    screen = listing.screen(stage)
    lastReturnedUpdate = 0
  }
}

/// A listing to record, with its screen and the strings that a reader can type.
@MainActor
struct LiveListing {
  let texts: [String]
  let relaunches: Bool
  let screen: (LiveStage) -> Screen
  let phone = LivePhone()
}

/// The device that a listing saves its settings on.
///
/// Only one program runs at a time, and each one starts without settings at its first launch.
@MainActor
final class LivePhone {
  private lazy var defaults = TemporaryDefaults()

  /// Returns empty settings, for a program's first launch.
  func cleared() -> UserDefaults {
    defaults.store.removePersistentDomain(forName: defaults.name)
    return defaults.reopened()
  }

  /// Returns the saved settings, for any later launch.
  func reopened() -> UserDefaults { defaults.reopened() }
}

/// An action that a reader can perform on a screen.
@MainActor
struct LiveAct {
  /// The action's name, as the page shows it.
  let label: String
  /// A closure that performs the action, in one or more updates.
  let perform: (LiveRun) -> Void
}

/// The environment of a recorded listing: its saved settings, and events elsewhere in the program.
@MainActor
public final class LiveStage {
  /// The program's settings, which survive when a reader quits the program and launches it again.
  public private(set) lazy var defaults = open()

  /// The actions that a reader can perform outside the screen, in order.
  private(set) var acts: [(label: String, action: () -> Void)] = []
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
}
