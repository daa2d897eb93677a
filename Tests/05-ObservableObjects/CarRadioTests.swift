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

  /// Taps the buttons with the given labels, in order, and returns the update after the last tap.
  private func update(after labels: String...) -> StoryUpdate? {
    for label in labels { screen.button(label).tap() }
    return screen.story.last
  }

  @Test(.proves(1)) func `the same station is chosen again`() {
    CarRadioStory.prediction1.compare(
      with: update(after: "Jazz"), event: "After the tap on \"Jazz\"",
      original: PredictedUpdate(
        writes: ["Tuner.station"],
        runs: [.body("Display", because: .changed("tuner"))],
        skips: ["Name"]))
  }

  @Test(.proves(2)) func `the volume is raised`() {
    CarRadioStory.prediction2.compare(
      with: update(after: "Jazz", "Louder"), event: "After the tap on \"Louder\"",
      original: PredictedUpdate(writes: ["Radio.volume"]))
  }

  @Test(.proves(3)) func `the tuner is replaced, and a station is chosen`() {
    CarRadioStory.prediction3.compare(
      with: update(after: "Jazz", "Louder", "Reset"), event: "After the tap on \"Reset\"",
      original: PredictedUpdate(writes: ["Radio.tuner", "Tuner.station"]))
  }

  @Test(.proves(4)) func `the next song is played`() {
    CarRadioStory.prediction4.compare(
      with: update(after: "Jazz", "Louder", "Reset", "Next song"),
      event: "After the tap on \"Next song\"",
      original: PredictedUpdate(
        writes: ["Radio.song", "Tuner.station"],
        runs: [
          .body("CarRadio", because: .changed("radio")), .body("Display", because: .inputs),
          .body("Name", because: .inputs), .body("Bars", because: .inputs),
          .body("Antenna", because: .inputs),
        ],
        skips: ["Keys"]))
  }
}
