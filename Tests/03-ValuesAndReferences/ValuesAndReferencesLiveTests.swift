import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/03-ValuesAndReferences.md` match their recordings.
@Suite("Chapter 3: Live listings")
struct ValuesAndReferencesLiveTests {
  private let live = LiveListings(chapter: "03-ValuesAndReferences")

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("dead") { _ in DeadBoard() }
    try await live.expect("board", besides: "dead") { _ in Board() }
    try await live.expect("bumped") { _ in Arena() }
    try await live.expect("announced") { _ in Stadium() }
    try await live.expect("unheard") { _ in DeafStadium() }
    try await live.expect("observed") { _ in Hall() }
    try await live.expect("closures") { _ in BusySquad() }
    try live.expectNoOthers()
  }
}
