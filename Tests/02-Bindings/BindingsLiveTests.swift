import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/02-Bindings.md` match their recordings.
@Suite("Chapter 2: Live listings")
struct BindingsLiveTests {
  private let live = LiveListings(chapter: "02-Bindings")

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("copy") { _ in DarkRoom() }
    try await live.expect("corridor") { _ in Corridor() }
    try await live.expect("reader") { _ in Stairs() }
    try await live.expect("member") { _ in Studio() }
    try await live.expect("mutating") { _ in Studio() }
    try await live.expect("elements") { _ in Theater() }
    try await live.expect("constant") { _ in Showroom() }
    try await live.expect("functions") { _ in Landing() }
    try live.expectNoOthers()
  }
}
