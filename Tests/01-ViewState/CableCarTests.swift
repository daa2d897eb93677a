import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.6 Cable car", .exercise)
struct CableCarTests {
  // A failure prints the story of a screen that still exists.
  private let screen = Screen { Station() }

  /// Taps the buttons with the labels in order, and returns the update after the last tap.
  private func update(after labels: String...) -> StoryUpdate? {
    for label in labels { screen.button(label).tap() }
    return screen.story.last
  }

  @Test func `a passenger arrives`() {
    CableCar.prediction1.compare(
      with: update(after: "Arrive"), event: "After the tap on \"Arrive\"",
      original: PredictedUpdate(
        writes: ["Station.waiting"],
        runs: [.body("Station", because: .changed("waiting"))],
        skips: ["Sign", "Cabin"]))
  }

  @Test func `the heating is switched on`() {
    CableCar.prediction2.compare(
      with: update(after: "Arrive", "Heating on"), event: "After the tap on \"Heating on\"",
      original: PredictedUpdate(
        writes: ["Cabin.isHeated"], runs: [.body("Cabin", because: .changed("isHeated"))]))
  }

  @Test func `four passengers depart`() {
    CableCar.prediction3.compare(
      with: update(after: "Arrive", "Heating on", "Depart"),
      event: "After the first tap on \"Depart\"",
      original: PredictedUpdate(
        writes: ["Station.rides", "Station.waiting"],
        runs: [
          .body("Station", because: .changed("waiting")), .body("Sign", because: .inputs),
        ],
        skips: ["Cabin"]))
  }

  @Test func `an empty cabin departs`() {
    CableCar.prediction4.compare(
      with: update(after: "Arrive", "Heating on", "Depart", "Depart"),
      event: "After the second tap on \"Depart\"",
      original: PredictedUpdate(writes: ["Station.rides", "Station.waiting"]))
  }
}
