import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/01-ViewState.md` match their recordings.
@Suite("Chapter 1: Live listings")
struct ViewStateLiveTests {
  private let live = LiveListings(chapter: "01-ViewState")

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("forgetful") { _ in ForgetfulDoor() }
    try await live.expect("door", besides: "forgetful") { _ in Door() }
    try await live.expect("museum") { _ in Museum() }
    try await live.expect("group") { _ in GroupDoor() }
    try await live.expect("branches") { _ in NightHall() }
    try await live.expect("id") { _ in Daily() }
    try await live.expect("panel") { _ in Panel() }
    try await live.expect("copied") { _ in GuestHouse() }
    try live.expectNoOthers()
  }
}

/// A view that passes two names to a list, and a third name after a tap.
private struct GuestHouse: View {
  @State private var names = ["Ada", "Alan"]

  var body: some View {
    VStack {
      CopiedGuests(names: names)
      Button("Pass Ada, Alan and Grace") { names = ["Ada", "Alan", "Grace"] }
    }
  }
}
