import DemoSupport
import StateFlow

/// A rule that each writer would have to know, beside one that no writer can get around.
struct RuleInViewOrStore: KitView {
  var body: some View {
    SideBySide {
      Exhibit("A rule in a view", try: "Pack the boots at the porch: they stay above the lamp.") {
        ScatteredTrip()
      }
    } cure: {
      Exhibit("A rule in a store", try: "Pack at the porch: what is packed goes to the end.") {
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

/// The pitfall: what is packed goes to the end, for those who come by this view.
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

/// Its author was given a place to write to, and was told of no rule.
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

/// The cure: everybody reads the items, and asks for what is to be done with them.
final class PackingStore: ObservableObject {
  @Published private(set) var items = Item.samples

  /// What is packed goes to the end.
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

/// It shows nothing of the store, so it does not observe it.
struct Porch: View {
  let store: PackingStore
  let boots: Item.ID

  var body: some View {
    Button("Porch: pack the boots") { store.pack(boots) }
  }
}
