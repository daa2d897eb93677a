import StateFlow
import Testing
import WorkbookTesting

/// Checks that the live listings in `Chapters/07-EnvironmentInjection.md` match their recordings.
@Suite("Chapter 7: Live listings")
struct EnvironmentInjectionLiveTests {
  private let live = LiveListings(chapter: "07-EnvironmentInjection")

  @Test func `each listing behaves as recorded`() throws {
    try live.expect("along") { _ in Train() }
    try live.expect("down", besides: "along") { _ in NightTrain() }
    try live.expect("nearest") { _ in SleeperTrain() }
    try live.expect("journey", typing: ["Malmö"]) { _ in Express() }
    try live.expectNoOthers()
  }
}
