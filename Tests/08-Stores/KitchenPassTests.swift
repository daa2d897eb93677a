import StateFlow
import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.6 Kitchen pass", .exercise)
struct KitchenPassTests {
  // A failure prints the story of a screen that still exists.
  private let screen = Screen { KitchenPass() }

  @Test func `prediction 1: the soup is finished`() {
    PassPredictions.prediction1.compare(
      with: update(after: 1), event: "After the tap on \"Finish\"",
      original: PredictedUpdate(
        writes: ["PassStore.dishes", "PassStore.dishes", "PassStore.dishes"],
        runs: [
          .body("KitchenPass", because: .changed("store")),
          .body("ChefSign", because: .changed("store")),
          .body("DishRow", because: .changed("dish")),
        ],
        skips: ["Bell", "DishRow", "DishRow"]))
  }

  @Test func `prediction 2: the soup is served`() {
    PassPredictions.prediction2.compare(
      with: update(after: 2), event: "After the tap on \"Serve\"",
      original: PredictedUpdate(
        writes: ["PassStore.dishes"],
        runs: [
          .body("KitchenPass", because: .changed("store")),
          .body("ChefSign", because: .changed("store")),
        ],
        skips: ["Bell", "DishRow", "DishRow"]))
  }

  @Test func `prediction 3: another chef takes over`() {
    PassPredictions.prediction3.compare(
      with: update(after: 3), event: "After the first tap on \"Next shift\"",
      original: chefIsWritten)
  }

  @Test func `prediction 4: the same chef takes over again`() {
    PassPredictions.prediction4.compare(
      with: update(after: 4), event: "After the second tap on \"Next shift\"",
      original: chefIsWritten)
  }

  /// The update after a write to `chef`, whether or not the value changes.
  private let chefIsWritten = PredictedUpdate(
    writes: ["PassStore.chef"],
    runs: [
      .body("KitchenPass", because: .changed("store")),
      .body("ChefSign", because: .changed("store")),
    ],
    skips: ["Bell", "DishRow", "DishRow"])

  /// Makes the given number of taps, and returns the update after the last one.
  private func update(after taps: Int) -> StoryUpdate? {
    for title in ["Finish", "Serve", "Next shift", "Next shift"].prefix(taps) {
      screen.button(title).tap()
    }
    return screen.story.last
  }
}
