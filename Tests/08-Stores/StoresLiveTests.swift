import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/08-Stores.md` match their recordings.
@Suite("Chapter 8: Live listings")
struct StoresLiveTests {
  private let live = LiveListings(chapter: "08-Stores")

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("scattered") { _ in ScatteredTrip() }
    try await live.expect("views", besides: "scattered") { _ in
      PackedTrip(
        store: PackingStore([
          Item(id: 1, name: "Tent"), Item(id: 2, name: "Boots"), Item(id: 3, name: "Lamp"),
        ]))
    }
    try await live.expect("everything") { _ in Journey(store: EverythingStore()) }
    try await live.expect("by-index") { _ in PartyByIndex() }
    try live.expectNoOthers()
  }
}

/// A view that shows the list and the car for one store.
private struct PackedTrip: View {
  let store: PackingStore

  var body: some View {
    VStack {
      Trip(store: store)
      Car(store: store, boots: 2)
    }
  }
}
