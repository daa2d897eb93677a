import StateFlow

// The listings of Chapters/08-Stores.md. They are compiled here, and
// StoresProseTests checks that they do what the prose says.

// listing: item
struct Item: Identifiable {
  let id: Int
  let name: String
  var isPacked = false

  var label: String { isPacked ? "\(name), packed" : name }
}
// end

// listing: scattered
struct ScatteredTrip: View {
  @State private var items = [
    Item(id: 1, name: "Tent"), Item(id: 2, name: "Boots"),
    Item(id: 3, name: "Lamp"),
  ]

  var body: some View {
    VStack {
      ForEach(items) { item in
        Button(item.label) { pack(item) }
      }
      Porch(items: $items)
    }
  }

  // Packed items go to the end.
  private func pack(_ item: Item) {
    items.removeAll { $0.id == item.id }
    items.append(Item(id: item.id, name: item.name, isPacked: true))
  }
}

struct Porch: View {
  @Binding var items: [Item]

  var body: some View {
    Button("Put the boots into the car") {
      if let index = items.firstIndex(where: { $0.name == "Boots" }) {
        items[index].isPacked = true
      }
    }
  }
}
// end

// listing: store
final class PackingStore: ObservableObject {
  @Published private(set) var items: [Item]

  init(_ items: [Item]) {
    self.items = items
  }

  /// Moves an item to the end and marks it as packed.
  func pack(_ id: Item.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    var packed = items
    var item = packed.remove(at: index)
    item.isPacked = true
    packed.append(item)
    items = packed
  }
}
// end

// listing: views
struct Trip: View {
  @ObservedObject var store: PackingStore

  var body: some View {
    ForEach(store.items) { item in
      Button(item.label) { store.pack(item.id) }
    }
  }
}

struct Car: View {
  let store: PackingStore
  let boots: Item.ID

  var body: some View {
    Button("Put the boots into the car") { store.pack(boots) }
  }
}
// end

// listing: everything
final class EverythingStore: ObservableObject {
  @Published var items = ["Tent", "Boots", "Lamp"]
  @Published var volume = 3
}

struct Luggage: View {
  @ObservedObject var store: EverythingStore
  var body: some View { Text(store.items.joined(separator: ", ")) }
}

struct Radio: View {
  @ObservedObject var store: EverythingStore
  var body: some View {
    Stepper("Volume \(store.volume)", value: $store.volume, in: 0...10)
  }
}
// end

struct Journey: View {
  let store: EverythingStore

  var body: some View {
    Luggage(store: store)
    Radio(store: store)
  }
}

// listing: orders
struct Song {
  enum Mood: Comparable {
    case quiet, merry, wild
  }

  let title: String
  let minutes: Int
  let mood: Mood
}

final class SongStore: ObservableObject {
  @Published private(set) var songs: [Song]

  init(_ songs: [Song]) {
    self.songs = songs
  }

  func orderByLength() {
    songs.sort { $0.minutes < $1.minutes }
  }

  func orderByMood() {
    songs.sort { $0.mood < $1.mood }
  }
}
// end

// listing: guest
struct Guest: Identifiable {
  let id: Int
  var name: String
  var isHere = false
}

struct GuestRow: View {
  @Binding var guest: Guest
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle(guest.name, isOn: $guest.isHere)
      Button("More") { isOpen.toggle() }
      if isOpen { Text("Guest number \(guest.id)") }
    }
  }
}
// end

// listing: by-index
struct PartyByIndex: View {
  @State private var guests = [
    Guest(id: 1, name: "Ida"), Guest(id: 2, name: "Nils"),
    Guest(id: 3, name: "Tove"),
  ]

  var body: some View {
    List {
      ForEach(guests.indices, id: \.self) { index in
        GuestRow(guest: $guests[index])
      }
      .onDelete { guests.remove(atOffsets: $0) }
    }
  }
}
// end

// listing: by-id
struct PartyByID: View {
  @State private var guests = [
    Guest(id: 1, name: "Ida"), Guest(id: 2, name: "Nils"),
    Guest(id: 3, name: "Tove"),
  ]

  var body: some View {
    List {
      ForEach($guests) { $guest in
        GuestRow(guest: $guest)
      }
      .onDelete { guests.remove(atOffsets: $0) }
      .onMove { guests.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
// end

// listing: seating
final class Seating: ObservableObject {
  @Published private var ordered: [Guest] = []

  var guests: [Guest] {
    get { ordered }
    set { ordered = newValue.sorted { $0.name < $1.name } }
  }
}
// end

// listing: negated
nonisolated struct Negated<Base: RandomAccessCollection>:
  RandomAccessCollection
where Base.Element == Int {
  let base: Base

  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }

  func index(after index: Base.Index) -> Base.Index {
    base.index(after: index)
  }

  func index(before index: Base.Index) -> Base.Index {
    base.index(before: index)
  }

  subscript(position: Base.Index) -> Int { -base[position] }
}
// end

// listing: guestbook
final class Guestbook: ObservableObject {
  @Published private(set) var names = ["Ida", "Nils"]

  /// Adds a name, unless the guestbook already contains it.
  func sign(_ name: String) -> Bool {
    guard !names.contains(name) else { return false }
    names.append(name)
    return true
  }
}

struct SigningDesk: View {
  @EnvironmentObject private var book: Guestbook
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("Your name", text: $draft)
        .onSubmit(sign)
      Text("\(draft.count) letters")
      List(book.names, id: \.self) { name in
        NameRow(name: name)
      }
    }
  }

  private func sign() {
    if book.sign(draft) { draft = "" }
  }
}

struct NameRow: View {
  let name: String
  var body: some View { Text(name) }
}
// end
