import StateFlow
import StateFlowStory

@testable import StateFlowTerminal

/// A clock that advances only on request.
@MainActor
private final class Clock {
  var time = ContinuousClock.now
}

/// A view on a screen that is used with keys, pastes, and the mouse, without a terminal.
@MainActor
final class UsedScreen {
  let screen: AppScreen
  private(set) var frame: Frame
  private(set) var isRunning = true

  init<Content: View>(
    _ width: Int = 40, _ height: Int = 12, chrome: AppScreen.Chrome = .full,
    @ViewBuilder content: () -> Content
  ) {
    let clock = Clock()
    screen = AppScreen(
      size: Size(width: width, height: height), chrome: chrome, now: { clock.time }
    ) { surroundings in
      ViewGraph(findsHoles: true, environment: surroundings, content: content)
    }
    advance = { clock.time += $0 }
    frame = screen.frame(of: Size(width: width, height: height))
  }

  private let advance: (Duration) -> Void

  /// Advances the clock.
  func pass(_ duration: Duration) {
    advance(duration)
    frame = screen.frame(of: screen.size)
  }

  func send(_ events: InputEvent...) {
    for event in events {
      if !screen.handle(event) { isRunning = false }
      frame = screen.frame(of: screen.size)
    }
  }

  /// Presses keys by their names, as in `--play`.
  func press(_ names: String...) {
    for name in names {
      let key = KeyName(name)!
      send(.key(key.key, key.modifiers))
    }
  }

  /// Types text, one key at a time.
  func type(_ text: String) {
    for character in text { send(.key(.character(character))) }
  }

  /// Clicks the start of the given text.
  func click(_ words: String) {
    guard let point = place(of: words) else { return }
    send(.mouse(.press, point), .mouse(.release, point))
  }

  /// Returns the position at which the given text starts, or `nil` if it isn't on screen.
  func place(of words: String) -> Point? {
    for (y, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let range = row.firstRange(of: words) else { continue }
      return Point(x: row[..<range.lowerBound].cellWidth, y: y)
    }
    return nil
  }

  var text: String { frame.canvas.text }

  /// The label of the focused target.
  var focus: String? { screen.focused?.element.label }

  /// The user's actions, as named in the story.
  var events: [String] { screen.graph.story.updates.dropFirst().map(\.event) }
}
