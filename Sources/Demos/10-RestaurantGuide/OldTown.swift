import StateFlow

@testable import RestaurantGuide

/// A guide that uses the exercise's screens. Its first bistro can close while its screen is open.
struct OldTown: View {
  @StateObject private var guide = BistroGuide(
    bistros: [
      Bistro(id: 1, name: "The Copper Pan", nearby: [2, 4]),
      Bistro(id: 2, name: "Chez Odile", nearby: [1, 3]),
      Bistro(id: 3, name: "Two Spoons", nearby: [2, 5]),
      Bistro(id: 4, name: "Under the Arches", nearby: [1]),
      Bistro(id: 5, name: "Pan & Plum", nearby: [3]),
    ],
    tip: [4, 1])

  var body: some View {
    VStack(alignment: .leading) {
      Button("Close The Copper Pan") { guide.close(1) }
        .disabled(guide[1] == nil)
      NearbyTrail(guide: guide)
    }
  }
}
