import StateFlow
import Testing
import WorkbookTesting

/// Checks that the live listings in `Chapters/02-Bindings.md` match their recordings.
@Suite("Chapter 2: Live listings")
struct BindingsLiveTests {
  private let live = LiveListings(chapter: "02-Bindings")

  @Test func `each listing behaves as recorded`() throws {
    try live.expect("copy") { _ in DarkRoom() }
    try live.expect("corridor") { _ in Corridor() }
    try live.expect("reader") { _ in Stairs() }
    try live.expect("member") { _ in Studio() }
    try live.expect("mutating") { _ in Studio() }
    try live.expect("elements") { _ in Theater() }
    try live.expect("constant") { _ in Showroom() }
    try live.expect("functions") { _ in Landing() }
    try live.expectNoOthers()
  }
}
