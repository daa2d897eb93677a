import StateFlow
import Testing
import WorkbookTesting

/// Checks that the live listings in `Chapters/11-ModernObservation.md` match their recordings.
@Suite("Chapter 11: Live listings")
struct ModernObservationLiveTests {
  private let live = LiveListings(chapter: "11-ModernObservation")

  @Test func `each listing behaves as recorded`() throws {
    try live.expect("old") { _ in OldPanel() }
    try live.expect("new", besides: "old") { _ in Panel() }
    try live.expect("registrar") { _ in HandVolumeLine(radio: HandRadio()) }
    try live.expect("computed") { _ in LoudSign(radio: Radio()) }
    try live.expect("presets") { _ in PresetList(presets: Presets()) }
    try live.expect("bindable", typing: ["Blues"]) { _ in RadioSettings(radio: Radio()) }
    try live.expectNoOthers()
  }
}
