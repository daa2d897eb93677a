import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/11-ModernObservation.md` match their recordings.
@Suite("Chapter 11: Live listings")
struct ModernObservationLiveTests {
  private let live = LiveListings(chapter: "11-ModernObservation")

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("old") { _ in OldPanel() }
    try await live.expect("new", besides: "old") { _ in Panel() }
    try await live.expect("registrar") { _ in HandVolumeLine(radio: HandRadio()) }
    try await live.expect("computed") { _ in LoudSign(radio: Radio()) }
    try await live.expect("presets") { _ in PresetList(presets: Presets()) }
    try await live.expect("bindable", typing: ["Blues"]) { _ in RadioSettings(radio: Radio()) }
    try live.expectNoOthers()
  }
}
