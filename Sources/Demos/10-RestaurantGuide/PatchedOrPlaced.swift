import DemoSupport
import StateFlow

/// A comparison between a lake guide that keeps values in its views and one that uses a store.
struct PatchedOrPlaced: KitView {
  var body: some View {
    SideBySide {
      Exhibit("At hand", try: "Star Heron Lake, filter, and show all again. Then relaunch.") {
        Relaunchable(in: "restaurant-guide-demo") { _ in PatchedLakes(lakes: Lake.all) }
      }
    } cure: {
      Exhibit("In its place", try: "Do the same here: the store owns the star, and saves it.") {
        Relaunchable(in: "restaurant-guide-demo") { LakeGuide(defaults: $0) }
      }
    }
  }
}

struct Lake: Identifiable, Equatable {
  let id: Int
  let name: String
  let degrees: Int

  static let all = [
    Lake(id: 1, name: "Heron Lake", degrees: 17),
    Lake(id: 2, name: "Mirror Lake", degrees: 21),
    Lake(id: 3, name: "Stone Pond", degrees: 24),
  ]
}

/// The pitfall: a favorite is stored in its row, and a derived value is stored, too.
struct PatchedLakes: View {
  let lakes: [Lake]
  @State private var warmOnly = false
  @State private var shown: [Lake] = []

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Warm lakes only", isOn: $warmOnly)
      ForEach(shown) { PatchedRow(lake: $0) }
    }
    .onChange(of: warmOnly, initial: true) {
      shown = lakes.filter { !warmOnly || $0.degrees >= 20 }
    }
  }
}

struct PatchedRow: View {
  let lake: Lake
  @State private var isFavorite = false

  var body: some View {
    LakeLine(lake: lake, isFavorite: $isFavorite)
  }
}

/// The line for a lake in both guides.
struct LakeLine: View {
  let lake: Lake
  @Binding var isFavorite: Bool

  var body: some View {
    HStack {
      Button(isFavorite ? "★" : "☆") { isFavorite.toggle() }
      Text("\(lake.name), \(lake.degrees)°")
    }
  }
}
