import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.6 Car radio", .exercise)
struct CarRadioTests {
  // A failure can print the screen's story only while the screen exists.
  private let screen: Screen

  init() {
    let radio = Radio()
    screen = Screen { CarRadio(radio: radio) }
  }

  /// Taps the buttons with the labels in order, and returns the update after the last tap.
  private func update(after labels: String...) -> StoryUpdate? {
    for label in labels { screen.button(label).tap() }
    return screen.story.last
  }

  @Test func `the next song is played`() {
    CarRadioStory.prediction1.compare(
      with: update(after: "Next song"), event: "After the tap on \"Next song\"",
      original: PredictedUpdate(writes: ["Radio.song"]))
  }

  @Test func `the volume is raised`() {
    CarRadioStory.prediction2.compare(
      with: update(after: "Next song", "Louder"), event: "After the tap on \"Louder\"",
      original: PredictedUpdate(
        writes: ["Radio.volume"],
        runs: [
          .body("Display", because: .changed("radio")), .body("Keys", because: .changed("radio")),
        ],
        skips: ["Bars"]))
  }

  @Test func `the same station is chosen again`() {
    CarRadioStory.prediction3.compare(
      with: update(after: "Next song", "Louder", "Jazz"), event: "After the tap on \"Jazz\"",
      original: PredictedUpdate(
        writes: ["Radio.station"],
        runs: [
          .body("Display", because: .changed("radio")), .body("Keys", because: .changed("radio")),
        ],
        skips: ["Bars"]))
  }

  @Test func `another station is chosen, and the volume is lowered`() {
    CarRadioStory.prediction4.compare(
      with: update(after: "Next song", "Louder", "Jazz", "News"),
      event: "After the tap on \"News\"",
      original: PredictedUpdate(
        writes: ["Radio.station", "Radio.volume"],
        runs: [
          .body("Display", because: .changed("radio")), .body("Keys", because: .changed("radio")),
          .body("Bars", because: .inputs),
        ]))
  }
}
