import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/04-Boxing.md` match their recordings.
@Suite("Chapter 4: Live listings")
struct BoxingLiveTests {
  private let live = LiveListings(chapter: "04-Boxing")

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("silent") { _ in SilentGarden(tank: RainTank()) }
    try await live.expect("gauge") { stage in
      let tank = WatchedTank()
      stage.outside("tank.level += 10") { tank.level += 10 }
      return Gauge(tank: tank)
    }
    try await live.expect("cellar") { stage in
      let tank = SharedTank()
      stage.outside("tank.level += 10") { tank.level += 10 }
      return Cellar(tank: tank)
    }
    try await live.expect("token") { stage in
      let tank = TokenTank()
      stage.outside("tank.level += 10") { tank.level += 10 }
      return TokenGauge(tank: tank)
    }
    try live.expectNoOthers()
  }
}
