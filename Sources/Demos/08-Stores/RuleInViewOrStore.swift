import DemoSupport
import StateFlow

/// A comparison between a rule that each view has to follow and a rule that no view can bypass.
struct RuleInViewOrStore: KitView {
  var body: some View {
    SideBySide {
      Exhibit("A rule in a view", try: "Pack the boots at the porch: they stay above the lamp.") {
        ScatteredTrip()
      }
    } cure: {
      Exhibit("A rule in a store", try: "Pack at the porch: packed items go to the end.") {
        OrderlyTrip()
      }
    }
  }
}

struct Item: Identifiable {
  let id: Int
  let name: String
  var isPacked = false

  var label: String { isPacked ? "✓ \(name)" : name }

  static var samples: [Item] {
    [Item(id: 1, name: "Tent"), Item(id: 2, name: "Boots"), Item(id: 3, name: "Lamp")]
  }
}

/// The pitfall: packed items move to the end only if this view packs them.
struct ScatteredTrip: View {
  @State private var items = Item.samples

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(items) { item in
        Button(item.label) { pack(item) }
      }
      Divider()
      OpenPorch(items: $items)
      Button("Unpack") { items = Item.samples }
    }
  }

  private func pack(_ item: Item) {
    items.removeAll { $0.id == item.id }
    items.append(Item(id: item.id, name: item.name, isPacked: true))
  }
}

/// A view that can write to the items, but whose author didn't know the rule.
struct OpenPorch: View {
  @Binding var items: [Item]

  var body: some View {
    Button("Porch: pack the boots") {
      if let index = items.firstIndex(where: { $0.name == "Boots" }) {
        items[index].isPacked = true
      }
    }
  }
}

/// The fix: views can read the items, but must ask the store to change them.
final class PackingStore: ObservableObject {
  @Published private(set) var items = Item.samples

  /// Packs an item and moves it to the end.
  func pack(_ id: Item.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    var packed = items
    var item = packed.remove(at: index)
    item.isPacked = true
    packed.append(item)
    items = packed
  }

  func unpack() {
    items = Item.samples
  }
}

struct OrderlyTrip: View {
  @StateObject private var store = PackingStore()

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(store.items) { item in
        Button(item.label) { store.pack(item.id) }
      }
      Divider()
      Porch(store: store, boots: 2)
      Button("Unpack") { store.unpack() }
    }
  }
}

/// A view that shows nothing from the store, so it doesn't observe the store.
struct Porch: View {
  let store: PackingStore
  let boots: Item.ID

  var body: some View {
    Button("Porch: pack the boots") { store.pack(boots) }
  }
}
