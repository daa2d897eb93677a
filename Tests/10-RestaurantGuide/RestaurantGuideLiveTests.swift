import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/10-RestaurantGuide.md` match their recordings.
@Suite("Chapter 10: Live listings")
struct RestaurantGuideLiveTests {
  private let live = LiveListings(chapter: "10-RestaurantGuide")

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("patched") { _ in PatchedLakes(lakes: lakes) }
    try await live.expect("loud") { stage in
      LoudScreen().environmentObject(LakeStore(lakes: lakes, defaults: stage.defaults))
    }
    try await live.expect("calm", besides: "loud") { stage in
      LakeScreen().environmentObject(LakeStore(lakes: lakes, defaults: stage.defaults))
    }
    try live.expectNoOthers()
  }
}

private let lakes = [
  Lake(id: 1, name: "Heron Lake", degrees: 17),
  Lake(id: 2, name: "Mirror Lake", degrees: 23),
  Lake(id: 3, name: "Stone Pond", degrees: 20),
]
