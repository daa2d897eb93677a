import StateFlow
import Testing
import WorkbookTesting

/// What a reader taps in Chapters/10-RestaurantGuide.md does what the kit does.
@Suite("Chapter 10: Live listings")
struct RestaurantGuideLiveTests {
  private let live = LiveListings(chapter: "10-RestaurantGuide")

  @Test func `each listing does what was recorded`() throws {
    try live.expect("patched") { _ in PatchedLakes(lakes: lakes) }
    try live.expect("loud") { stage in
      LoudScreen().environmentObject(LakeStore(lakes: lakes, defaults: stage.defaults))
    }
    try live.expect("calm", besides: "loud") { stage in
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
