import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.6 Cable car", .exercise)
struct CableCarTests {
  // A failure can print the screen's story only while the screen exists.
  private let screen = Screen { Station() }

  /// Taps the buttons with the given labels, in order, and returns the update after the last tap.
  private func update(after labels: String...) -> StoryUpdate? {
    for label in labels { screen.button(label).tap() }
    return screen.story.last
  }

  @Test(.proves(1)) func `a test ride is undone`() {
    CableCar.prediction1.compare(
      with: update(after: "Test ride"), event: "After the tap on \"Test ride\"",
      original: PredictedUpdate(
        writes: ["Station.rides", "Station.rides"],
        runs: [.body("Station", because: .changed("rides"))],
        skips: ["Sign", "Cabin"]))
  }

  @Test(.proves(2)) func `fog closes the station`() {
    CableCar.prediction2.compare(
      with: update(after: "Test ride", "Fog"), event: "After the tap on \"Fog\"",
      original: PredictedUpdate(
        writes: ["Station.isFoggy", "Station.waiting"],
        runs: [
          .body("Station", because: .changed("isFoggy"), .changed("waiting")),
          .body("Sign", because: .inputs),
        ],
        skips: ["Cabin"]))
  }

  @Test(.proves(3)) func `a bus arrives in the fog`() {
    CableCar.prediction3.compare(
      with: update(after: "Test ride", "Fog", "Bus"), event: "After the tap on \"Bus\"",
      original: PredictedUpdate(writes: ["Station.waiting"]))
  }

  @Test(.proves(4)) func `a cabin leaves in the sun`() {
    CableCar.prediction4.compare(
      with: update(after: "Test ride", "Fog", "Bus", "Sun"), event: "After the tap on \"Sun\"",
      original: PredictedUpdate(
        writes: ["Station.isFoggy", "Station.rides", "Station.waiting"],
        runs: [
          .body("Station", because: .changed("isFoggy"), .changed("rides")),
          .body("Cabin", because: .firstAppearance),
          .body("Bench", because: .firstAppearance),
          .body("Bench", because: .firstAppearance),
        ],
        skips: ["Sign"]))
  }
}
