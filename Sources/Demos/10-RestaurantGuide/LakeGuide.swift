import StateFlow

/// The fix: the user's decisions are in the store, which saves them. Everything else is computed.
final class LakeStore: ObservableObject {
  @Published var warmOnly: Bool {
    didSet { defaults.set(warmOnly, forKey: "warmOnly") }
  }
  @Published var favorites: Set<Int> {
    didSet { defaults.set(favorites.sorted(), forKey: "lakes") }
  }
  private let lakes: [Lake]
  private let defaults: UserDefaults

  init(lakes: [Lake], defaults: UserDefaults) {
    self.lakes = lakes
    self.defaults = defaults
    warmOnly = defaults.bool(forKey: "warmOnly")
    favorites = Set(defaults.array(forKey: "lakes") as? [Int] ?? [])
  }

  var shown: [Lake] { lakes.filter { !warmOnly || $0.degrees >= 20 } }
}

struct LakeGuide: View {
  @StateObject private var store: LakeStore

  init(defaults: UserDefaults) {
    _store = StateObject(wrappedValue: LakeStore(lakes: Lake.all, defaults: defaults))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Warm lakes only", isOn: $store.warmOnly)
      ForEach(store.shown) { lake in
        LakeRow(lake: lake, isFavorite: $store.favorites[contains: lake.id])
      }
    }
  }
}

/// A row that receives the values that it shows, and updates only when these values change.
struct LakeRow: View {
  let lake: Lake
  @Binding var isFavorite: Bool

  var body: some View {
    LakeLine(lake: lake, isFavorite: $isFavorite)
  }
}

extension Set {
  /// Whether the set contains an element. Setting the value inserts or removes the element.
  subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue { insert(element) } else { remove(element) }
    }
  }
}
