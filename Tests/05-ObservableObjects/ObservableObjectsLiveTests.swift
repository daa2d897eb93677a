import StateFlow
import Testing
import WorkbookTesting

/// Checks that the live listings in `Chapters/05-ObservableObjects.md` match their recordings.
@Suite("Chapter 5: Live listings")
struct ObservableObjectsLiveTests {
  private let live = LiveListings(chapter: "05-ObservableObjects")

  @Test func `each listing behaves as recorded`() throws {
    try live.expect("silent") { _ in SilentReferee(match: SilentMatch()) }
    try live.expect("observers", besides: "silent") { _ in MatchDay() }
    try live.expect("team") { _ in TeamSheet(team: Team()) }
    try live.expect("squad") { _ in SquadList(squad: Squad()) }
    try live.expectNoOthers()
  }
}
