import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/07-EnvironmentInjection.md` match their recordings.
@Suite("Chapter 7: Live listings")
struct EnvironmentInjectionLiveTests {
  private let live = LiveListings(chapter: "07-EnvironmentInjection")

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("along") { _ in Train() }
    try await live.expect("down", besides: "along") { _ in NightTrain() }
    try await live.expect("nearest") { _ in SleeperTrain() }
    try await live.expect("journey", typing: ["Malmö"]) { _ in Express() }
    try live.expectNoOthers()
  }
}
