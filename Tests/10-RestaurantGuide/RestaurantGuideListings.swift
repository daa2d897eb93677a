import StateFlow

// The listings of Chapters/10-RestaurantGuide.md. They are compiled here, and
// RestaurantGuideProseTests checks that they do what the prose says.

struct Lake: Identifiable, Equatable {
  let id: Int
  let name: String
  let degrees: Int
}

extension Lake: CustomStringConvertible {
  var description: String { name }
}

// listing: patched
struct PatchedLakes: View {
  let lakes: [Lake]
  @State private var warmOnly = false
  @State private var shown: [Lake] = []

  var body: some View {
    VStack {
      Toggle("Warm lakes only", isOn: $warmOnly)
      List(shown) { PatchedRow(lake: $0) }
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
    Toggle(lake.name, isOn: $isFavorite)
  }
}
// end

// listing: store
struct LakeSettings: Codable, Equatable {
  var warmestFirst = false
  var minDegrees = 10
}

final class LakeStore: ObservableObject {
  @Published var settings: LakeSettings {
    didSet {
      guard let data = try? JSONEncoder().encode(settings) else { return }
      defaults.set(data, forKey: "settings")
    }
  }
  @Published var favorites: Set<Int> {
    didSet { defaults.set(favorites.sorted(), forKey: "favorites") }
  }

  private let lakes: [Lake]
  private let defaults: UserDefaults

  init(lakes: [Lake], defaults: UserDefaults) {
    (self.lakes, self.defaults) = (lakes, defaults)
    if let ids = defaults.array(forKey: "favorites") as? [Int] {
      favorites = Set(ids)
    } else {
      defaults.backUp("favorites")
      favorites = []
    }
    let data = defaults.data(forKey: "settings") ?? Data()
    if let saved = try? JSONDecoder().decode(LakeSettings.self, from: data) {
      settings = saved
    } else {
      defaults.backUp("settings")
      settings = LakeSettings()
    }
  }

  var shown: [Lake] {
    let warm = lakes.filter { $0.degrees >= settings.minDegrees }
    guard settings.warmestFirst else { return warm }
    return warm.sorted { $0.degrees > $1.degrees }
  }
}
// end

// listing: backUp
extension UserDefaults {
  /// Moves the value for a key, if there is one, to an array of backups,
  /// where nothing overwrites it.
  fileprivate func backUp(_ key: String) {
    guard let value = object(forKey: key) else { return }
    let backups = array(forKey: "\(key).backups") ?? []
    set(backups + [value], forKey: "\(key).backups")
    removeObject(forKey: key)
  }
}
// end

extension LakeSettings: CustomStringConvertible {
  var description: String { "from \(minDegrees)°\(warmestFirst ? ", warmest first" : "")" }
}

// listing: loud
struct LoudScreen: View {
  @EnvironmentObject private var store: LakeStore
  @State private var showsSettings = false

  var body: some View {
    VStack {
      Button("Settings") { showsSettings = true }
      List {
        ForEach(store.shown) { LoudRow(lake: $0) }
      }
    }
    .sheet(isPresented: $showsSettings) { LakeSheet() }
  }
}

struct LoudRow: View {
  let lake: Lake
  @EnvironmentObject private var store: LakeStore

  var body: some View {
    Text(store.favorites.contains(lake.id) ? "\(lake.name) ★" : lake.name)
      .contextMenu {
        Button("Favorite") { store.favorites.insert(lake.id) }
      }
  }
}
// end

// listing: calm
struct LakeScreen: View {
  @EnvironmentObject private var store: LakeStore
  @State private var showsSettings = false

  var body: some View {
    VStack {
      Button("Settings") { showsSettings = true }
      List {
        ForEach(store.shown) { lake in
          LakeRow(lake: lake, isFavorite: $store.favorites[contains: lake.id])
        }
      }
    }
    .sheet(isPresented: $showsSettings) { LakeSheet() }
  }
}
// end

// listing: row
struct LakeRow: View {
  let lake: Lake
  @Binding var isFavorite: Bool

  var body: some View {
    Text(isFavorite ? "\(lake.name) ★" : lake.name)
      .contextMenu {
        Button("Favorite") { isFavorite = true }
      }
  }
}

extension Set {
  /// Whether the element is in the set. Setting the value adds or removes the element.
  subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue { insert(element) } else { remove(element) }
    }
  }
}
// end

// listing: sheet
struct LakeSheet: View {
  @EnvironmentObject private var store: LakeStore
  @Environment(\.dismiss) private var dismiss
  @State private var draft = LakeSettings()

  var body: some View {
    Form {
      Toggle("Warmest first", isOn: $draft.warmestFirst)
      Stepper(
        "From \(draft.minDegrees)°", value: $draft.minDegrees, in: 4...30)
      Button("Save") {
        store.settings = draft
        dismiss()
      }
      Button("Cancel") { dismiss() }
    }
    .onAppear { draft = store.settings }
  }
}
// end

// listing: lenient
struct LenientSettings: Codable, Equatable {
  var warmestFirst = false
  var minDegrees = 10

  init() {}

  init(from decoder: any Decoder) throws {
    let saved = try decoder.container(keyedBy: CodingKeys.self)
    warmestFirst =
      try saved.decodeIfPresent(Bool.self, forKey: .warmestFirst) ?? false
    minDegrees = try saved.decodeIfPresent(Int.self, forKey: .minDegrees) ?? 10
  }
}
// end

final class EagerStore: ObservableObject {
  @Published var favorites: Set<Int> = [] {
    didSet { writes += 1 }
  }
  private(set) var writes = 0

  init(favorites: Set<Int>) { self.favorites = favorites }
}
