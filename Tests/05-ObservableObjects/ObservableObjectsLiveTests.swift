import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/05-ObservableObjects.md` match their recordings.
@Suite("Chapter 5: Live listings")
struct ObservableObjectsLiveTests {
  private let live = LiveListings(chapter: "05-ObservableObjects")

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("boxed") { _ in BoxedReferee(match: BoxedMatch()) }
    try await live.expect("observers", besides: "boxed") { _ in MatchDay() }
    try await live.expect("team") { _ in TeamSheet(team: Team()) }
    try await live.expect("squad") { _ in SquadList(squad: Squad()) }
    try live.expectNoOthers()
  }
}
