import StateFlow
import StateFlowStory
import Testing
import WorkbookTesting

/// A running program that shows one listing, with the program's history since its launch.
@MainActor
final class LiveRun {
  private let listing: LiveListing
  private var stage: LiveStage
  private var screen: Screen
  private var lastReturnedUpdate = 0
  private var values: [String: (first: String, last: String)] = [:]
  private(set) var shown: LiveScreen
  /// The requests that wait for an answer, or `nil` if the listing has no server.
  private(set) var waiting: [LiveRequest]?

  /// The label of the action that ends the program and launches it again.
  private static let relaunch = "Quit and launch again"

  /// Launches the program for the first time.
  init(_ listing: LiveListing) async {
    self.listing = listing
    let stage = LiveStage { listing.phone.cleared() }
    let screen = listing.screen(stage)
    await stage.settle(screen)
    self.stage = stage
    self.screen = screen
    shown = LiveScreen(of: screen, texts: listing.texts)
    addActs()
  }

  var graph: ViewGraph { screen.graph }

  /// The labels of actions that happen outside the screen.
  private(set) var outside: [String] = []

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
  func perform(_ act: Int) async -> [StoryUpdate] {
    await shown.acts[act].perform(self)
    await stage.settle(screen)
    let updates = updates()
    shown = LiveScreen(of: screen, texts: listing.texts)
    addActs()
    return updates
  }

  private func addActs() {
    var acts = stage.acts.map { label, action in
      LiveAct(label: label) { $0.graph.perform(label, action) }
    }
    for (clock, duration) in stage.clocks where clock.waitCount > 0 {
      let label = "\(ManualClock.text(of: duration)) pass"
      acts.append(LiveAct(label: label) { await $0.screen.advance(clock, by: duration) })
    }
    if listing.relaunches {
      acts.append(LiveAct(label: Self.relaunch) { $0.launchAgain() })
    }
    outside = acts.map(\.label)
    for act in acts { shown.add(act) }
    guard !stage.servers.isEmpty else { return }
    waiting = stage.servers.flatMap { $0() }.map { pending in
      LiveRequest(
        request: pending.label, isCanceled: pending.isCanceled ? true : nil,
        answers: pending.answers.map { label, send in
          let act = LiveAct(label: "Answer \(pending.label) with \(label)") { _ in send() }
          return .init(label: label, act: shown.add(act))
        })
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

/// An action that a reader can perform.
@MainActor
struct LiveAct {
  let label: String
  /// A closure that performs the action, in one or more updates.
  let perform: (LiveRun) async -> Void
}
