import StateFlow
import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.6 Kitchen pass", .exercise)
struct KitchenPassTests {
  // A failure can print the screen's story only while the screen exists.
  private let screen = Screen { KitchenPass() }

  @Test(.proves(1)) func `prediction 1: the soup is finished`() {
    PassPredictions.prediction1.compare(
      with: update(after: 1), event: "After the tap on \"Finish\"",
      original: PredictedUpdate(
        writes: ["PassStore.dishes", "PassStore.dishes", "PassStore.dishes"],
        runs: observers + [
          .body("DishRow", because: .inputs, .changed("dish")),
          .body("DishRow", because: .inputs),
          .body("Plate", because: .inputs),
        ],
        skips: ["Bell", "DishRow", "Plate"]))
  }

  @Test(.proves(2)) func `prediction 2: the chef checks all dishes`() {
    PassPredictions.prediction2.compare(
      with: update(after: 2), event: "After the tap on \"Check\"",
      original: PredictedUpdate(
        writes: ["PassStore.dishes", "PassStore.dishes", "PassStore.dishes", "PassStore.dishes"],
        runs: observers + [
          .body("DishRow", because: .changed("dish")),
          .body("DishRow", because: .changed("dish")),
          .body("Plate", because: .inputs),
        ],
        skips: ["Bell", "DishRow", "Plate"]))
  }

  @Test(.proves(3)) func `prediction 3: the soup is cooked again`() {
    PassPredictions.prediction3.compare(
      with: update(after: 3), event: "After the tap on \"Redo\"",
      original: PredictedUpdate(
        writes: ["PassStore.dishes", "PassStore.dishes"],
        runs: observers + [
          .body("DishRow", because: .firstAppearance),
          .body("Plate", because: .firstAppearance),
          .body("DishRow", because: .inputs),
        ],
        skips: ["Bell", "DishRow", "Plate"]))
  }

  @Test(.proves(4)) func `prediction 4: a dish is taken back`() {
    PassPredictions.prediction4.compare(
      with: update(after: 4), event: "After the tap on \"Take back\"",
      original: PredictedUpdate(
        writes: ["PassStore.dishes", "PassStore.dishes", "PassStore.dishes"],
        runs: observers + [
          .body("DishRow", because: .changed("dish")), .body("Plate", because: .inputs),
        ],
        skips: ["Bell", "DishRow", "DishRow"]))
  }

  /// The bodies that run after each announcement.
  private let observers: [PredictedUpdate.Run] = [
    .body("KitchenPass", because: .changed("store")),
    .body("ReadyCount", because: .changed("store")),
  ]

  /// Performs the given number of taps and returns the update after the last one.
  private func update(after taps: Int) -> StoryUpdate? {
    for title in ["Finish", "Check", "Redo", "Take back"].prefix(taps) {
      screen.button(title).tap()
    }
    return screen.story.last
  }
}
