import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.6 Storm warning", .exercise)
struct StormWarningTests {
  // A failure can print the screen's story only while the screen exists.
  private let screen = Screen { Ship() }

  @Test(.proves(1)) func `prediction 1: the wind rises to 7`() {
    StormWarning.prediction1.compare(
      with: update(after: 1), event: "After the first tap on \"More wind\"",
      original: PredictedUpdate(
        writes: ["Ship.wind"],
        runs: [
          .body("Ship", because: .changed("wind")), .body("Flag", because: .changed("wind")),
          .body("Flag", because: .changed("wind")), .body("Lifeboat", because: .changed("wind")),
        ],
        skips: ["Bridge", "Deck", "Bridge"]))
  }

  @Test(.proves(2)) func `prediction 2: the ship sails faster`() {
    StormWarning.prediction2.compare(
      with: update(after: 2), event: "After the tap on the ship's \"Faster\"",
      original: PredictedUpdate(
        writes: ["Voyage.knots"],
        runs: [
          .body("Ship", because: .changed("voyage")),
          .body("Bridge", because: .changed("voyage")),
        ],
        skips: ["Deck", "Lifeboat"]))
  }

  @Test(.proves(3)) func `prediction 3: the wind rises to 8`() {
    StormWarning.prediction3.compare(
      with: update(after: 3), event: "After the second tap on \"More wind\"",
      original: PredictedUpdate(
        writes: ["Ship.wind"],
        runs: [
          .body("Ship", because: .changed("wind")), .body("Bridge", because: .changed("wind")),
          .body("Flag", because: .changed("wind")), .body("Lifeboat", because: .changed("wind")),
        ],
        skips: ["Deck", "Bridge"]))
  }

  @Test(.proves(4)) func `prediction 4: the ship stops`() {
    StormWarning.prediction4.compare(
      with: update(after: 4), event: "After the tap on \"Stop\"",
      original: PredictedUpdate(
        writes: ["Ship.wind", "Voyage.knots"],
        runs: [
          .body("Ship", because: .changed("wind"), .changed("voyage")),
          .body("Bridge", because: .changed("voyage"), .changed("wind")),
          .body("Flag", because: .changed("wind")), .body("Lifeboat", because: .changed("wind")),
        ],
        skips: ["Deck", "Bridge"]))
  }

  /// Performs the given number of taps and returns the update after the last one.
  private func update(after taps: Int) -> StoryUpdate? {
    for title in ["More wind", "Faster", "More wind", "Stop"].prefix(taps) {
      screen.button(title, at: 0).tap()
    }
    return screen.story.last
  }
}
