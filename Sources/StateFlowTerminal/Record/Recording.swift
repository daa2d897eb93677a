import StateFlow
import StateFlowStory

/// A recording of a script as it is played: the screen after each step, and the point that a user
/// would tap.
@MainActor
final class Recording {
  /// The state of the screen between two steps.
  struct Scene {
    /// The screen.
    var canvas: Canvas
    /// The point that was tapped to reach this scene, if any.
    var tap: Point?
    /// The time, in seconds, for which the scene is visible.
    var duration: Double
  }

  /// The default size of a recorded screen.
  static let usualSize = Size(width: 80, height: 24)
  /// The time, in seconds, for which a scene is visible: a minimum, the extra time for each line of
  /// its story, and a maximum.
  private static let pause = (least: 1.8, perLine: 0.4, most: 4.0)
  /// The time, in seconds, for which the first scene is visible. Viewers wait for the first tap.
  private static let firstPause = 0.8

  private(set) var scenes: [Scene] = []
  /// The point that the next step taps, if any.
  var tap: Point?
  private var lastRecorded = 0
  // The screen's colors, which stay the same even if the app switches to other ones.
  private var palette = Palette.dark
  /// The screen's current time. It advances only between steps, so all recordings of the same
  /// script are identical.
  private(set) var now = ContinuousClock.now

  /// Records the first frame.
  func start(_ screen: AppScreen) {
    palette = screen.palette
    scenes = [scene(of: screen)]
    scenes[0].duration = Self.firstPause
  }

  /// Advances the screen's clock past the end of the last step's highlight.
  func advanceClock() {
    now += .seconds(1)
  }

  /// Records the screen after a step.
  func add(_ screen: AppScreen) {
    scenes.append(scene(of: screen))
    tap = nil
  }

  private func scene(of screen: AppScreen) -> Scene {
    let updates = screen.graph.story.updates.filter { $0.number > lastRecorded }
    lastRecorded = updates.last?.number ?? lastRecorded
    let lines = updates.reduce(0) {
      $0 + $1.writes.count + $1.runs.count + $1.skips.count + $1.moments.count
    }
    let duration = min(Self.pause.most, Self.pause.least + Self.pause.perLine * Double(lines))
    screen.palette = palette
    screen.redraw()
    return Scene(canvas: screen.frame(of: screen.size).canvas, tap: tap, duration: duration)
  }
}
