import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/06-Ownership.md` match their recordings.
@Suite("Chapter 6: Live listings")
struct OwnershipLiveTests {
  private let live = LiveListings(chapter: "06-Ownership")

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("forgetful") { _ in ForgetfulPool() }
    try await live.expect("lending") { _ in Team() }
    try await live.expect("card") { _ in
      Final(swimmers: (1...12).map { Swimmer(number: $0, name: "Swimmer \($0)") })
    }
    try live.expectNoOthers()
  }
}
