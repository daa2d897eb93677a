import Foundation
import StateFlow

/// A program with one listing on screen, and what has happened since its launch.
@MainActor
final class LiveRun {
  private let listing: LiveListing
  private var stage: LiveStage
  private var screen: Screen
  private var toldUpdate = 0
  private var values: [String: (first: String, last: String)] = [:]
  private(set) var shown: LiveScreen

  /// What a page calls the act that ends the program and starts it again.
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

  /// The acts that aren't on the screen.
  var outside: [String] {
    stage.acts.map(\.label) + (listing.relaunches ? [Self.relaunch] : [])
  }

  /// The properties that differ from what they were at launch, and their values.
  ///
  /// Two states of the program with the same screen can differ in what they store.
  var written: [String: String] { values.mapValues(\.last) }

  /// Returns what has happened since the last call.
  func updates() -> [StoryUpdate] {
    let updates = graph.story.updates.filter { $0.number > toldUpdate }
    toldUpdate = updates.last?.number ?? toldUpdate
    for write in updates.flatMap(\.writes) {
      let first = values[write.subject]?.first ?? write.old
      values[write.subject] = first == write.new ? nil : (first, write.new)
    }
    return updates
  }

  /// Does something, and returns what happened.
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
    toldUpdate = 0
  }
}

/// A listing to record: how to show it, and what a reader can type.
@MainActor
struct LiveListing {
  let texts: [String]
  let relaunches: Bool
  let screen: (LiveStage) -> Screen
  let phone = LivePhone()
}

/// The settings that a listing saves. One program runs at a time, and the first launch of each finds
/// none.
@MainActor
final class LivePhone {
  private lazy var defaults = TemporaryDefaults()

  /// Returns the settings of a program that was never launched before.
  func cleared() -> UserDefaults {
    defaults.store.removePersistentDomain(forName: defaults.name)
    return defaults.reopened()
  }

  /// Returns the settings of a program that is launched again.
  func reopened() -> UserDefaults { defaults.reopened() }
}
