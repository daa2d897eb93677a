import StateFlow
import Testing
import WorkbookTesting

/// Checks that the live listings in `Chapters/03-ValuesAndReferences.md` match their recordings.
@Suite("Chapter 3: Live listings")
struct ValuesAndReferencesLiveTests {
  private let live = LiveListings(chapter: "03-ValuesAndReferences")

  @Test func `each listing behaves as recorded`() throws {
    try live.expect("dead") { _ in DeadBoard() }
    try live.expect("board", besides: "dead") { _ in Board() }
    try live.expect("bumped") { _ in Arena() }
    try live.expect("announced") { _ in Stadium() }
    try live.expect("unheard") { _ in DeafStadium() }
    try live.expect("observed") { _ in Hall() }
    try live.expect("closures") { _ in BusySquad() }
    try live.expectNoOthers()
  }
}
