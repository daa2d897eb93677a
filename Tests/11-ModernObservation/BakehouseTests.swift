import StateFlow
import Testing
import WorkbookTesting

@testable import ModernObservation

@Suite("11.5 Bakehouse", .exercise)
struct BakehouseTests {
  private let screen = Screen { Bakehouse() }

  @Test(.proves(1)) func `prediction 1: the oven gets warmer, but not hot`() {
    let prediction = Bakehouse.prediction1
    perform(1)
    prediction.compare(
      with: screen.story.last, event: "After the tap on \"Heat\"",
      original: PredictedUpdate(
        writes: ["Oven.degrees"],
        runs: [.body("OvenSign", because: .changed("Oven.degrees"))]))
  }

  @Test(.proves(2)) func `prediction 2: there is nothing to sell`() {
    let prediction = Bakehouse.prediction2
    perform(2)
    prediction.compare(
      with: screen.story.last, event: "After the tap on \"Sell all\"",
      original: PredictedUpdate())
  }

  @Test(.proves(3)) func `prediction 3: bread is baked`() {
    let prediction = Bakehouse.prediction3
    perform(3)
    prediction.compare(
      with: screen.story.last, event: "After the tap on \"Bake\"",
      original: PredictedUpdate(
        writes: ["Oven.loaves"],
        runs: [
          .body("Bakehouse", because: .changed("Oven.loaves")),
          .body("LoafCount", because: .inputs),
        ],
        skips: ["OvenSign", "OvenControls"]))
  }

  @Test(.proves(4)) func `prediction 4: an object inside the oven changes`() {
    let prediction = Bakehouse.prediction4
    perform(4)
    prediction.compare(
      with: screen.story.last, event: "After the tap on \"Marry\"",
      original: PredictedUpdate(
        writes: ["Baker.name"],
        runs: [.body("Bakehouse", because: .changed("Baker.name"))],
        skips: ["OvenSign", "LoafCount", "OvenControls"]))
  }

  /// Performs the given number of events, starting with the first.
  private func perform(_ count: Int) {
    for button in ["Heat", "Sell all", "Bake", "Marry"].prefix(count) {
      screen.button(button).tap()
    }
  }
}
