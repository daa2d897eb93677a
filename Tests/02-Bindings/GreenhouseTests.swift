import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.6 Greenhouse", .exercise)
struct GreenhouseTests {
  // A failure can print the screen's story only while the screen exists.
  private let screen = Screen { Greenhouse() }

  /// Taps the buttons with the given labels, in order, and returns the update after the last tap.
  private func update(after labels: String...) -> StoryUpdate? {
    for label in labels { screen.button(label).tap() }
    return screen.story.last
  }

  @Test(.proves(1)) func `the window is opened`() {
    GreenhouseStory.prediction1.compare(
      with: update(after: "Open"), event: "After the tap on \"Open\"",
      original: PredictedUpdate(
        writes: ["Greenhouse.isOpen"],
        runs: [.body("WindowButton", because: .changed("isOpen"))]))
  }

  @Test(.proves(2)) func `the heater is turned up to 20 degrees`() {
    GreenhouseStory.prediction2.compare(
      with: update(after: "Open", "Warmer"), event: "After the first tap on \"Warmer\"",
      original: PredictedUpdate(
        writes: ["Greenhouse.degrees"],
        runs: [.body("Greenhouse", because: .changed("degrees"))],
        skips: ["WindowPanel", "Heater", "Leaves", "EveningButton"]))
  }

  @Test(.proves(3)) func `evening comes`() {
    GreenhouseStory.prediction3.compare(
      with: update(after: "Open", "Warmer", "Evening"), event: "After the tap on \"Evening\"",
      original: PredictedUpdate(
        writes: ["Greenhouse.isOpen", "Greenhouse.degrees"],
        runs: [.body("WindowButton", because: .changed("isOpen"))]))
  }

  @Test(.proves(4)) func `the heater is turned up to 22 degrees`() {
    GreenhouseStory.prediction4.compare(
      with: update(after: "Open", "Warmer", "Evening", "Warmer"),
      event: "After the second tap on \"Warmer\"",
      original: PredictedUpdate(
        writes: ["Greenhouse.degrees"],
        runs: [
          .body("Greenhouse", because: .changed("degrees")), .body("Leaves", because: .inputs),
        ],
        skips: ["WindowPanel", "Heater", "EveningButton"]))
  }
}
