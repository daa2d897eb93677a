import StateFlow
import Testing
import WorkbookTesting

/// Checks that the live listings in `Chapters/01-ViewState.md` match their recordings.
@Suite("Chapter 1: Live listings")
struct ViewStateLiveTests {
  private let live = LiveListings(chapter: "01-ViewState")

  @Test func `each listing behaves as recorded`() throws {
    try live.expect("forgetful") { _ in ForgetfulDoor() }
    try live.expect("door", besides: "forgetful") { _ in Door() }
    try live.expect("museum") { _ in Museum() }
    try live.expect("group") { _ in GroupDoor() }
    try live.expect("branches") { _ in NightHall() }
    try live.expect("id") { _ in Daily() }
    try live.expect("panel") { _ in Panel() }
    try live.expect("copied") { _ in GuestHouse() }
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
