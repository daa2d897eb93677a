import StateFlow

// A boathouse rents out boats. Its keeper reports: "In the evening, I tap 'All
// back', and all the details that I opened are hidden again."
//
// Find out why, and fix it: as long as a boat is in the list, its row keeps its
// state. Keep the names of the declarations.
//
// 1. "All back" leaves open details open, and the text in all fields as it is,
//    except in the field "Renter" of a boat that comes back.
// 2. "Rename" leaves the details open, and the text in all fields as it is.
// 3. "Take out" leaves open details open, and the text in all fields as it is.
// 4. When a boat comes back, the field "Renter" in its row becomes empty on
//    each screen, even if the details are closed. Until then, the renter's name
//    stays there.
// 5. Each boat has its own row, even if another has the same name. The row for
//    a new boat is closed, and a deleted row takes its state with it.
// 6. An action runs only the bodies of rows whose boats change.
// 7. An action sends at most one announcement.
// 8. The actions do to the boats what they do now: for example, "Take out"
//    takes a boat out even if it's out already, and "Rename" accepts an empty
//    name. The list shows "Out:" in the rows of the boats that are out.
// 9. Each screen has its own open rows.

struct Boat: Identifiable {
  let id = UUID()
  let name: String
  var isOut = false
}

/// The boats of the boathouse.
final class BoatStore: ObservableObject {
  @Published private(set) var boats: [Boat]

  init(names: [String]) {
    boats = names.map { Boat(name: $0) }
  }

  func add(_ name: String) {
    boats.append(Boat(name: name))
  }

  func takeOut(_ id: Boat.ID) {
    guard let index = boats.firstIndex(where: { $0.id == id }) else { return }
    boats[index].isOut = true
  }

  func allBack() {
    boats = boats.map { Boat(name: $0.name) }
  }

  func rename(_ id: Boat.ID, to name: String) {
    guard let index = boats.firstIndex(where: { $0.id == id }) else { return }
    boats[index] = Boat(name: name, isOut: boats[index].isOut)
  }

  func remove(at offsets: IndexSet) {
    boats.remove(atOffsets: offsets)
  }
}

struct Boathouse: View {
  @ObservedObject var store: BoatStore

  var body: some View {
    let _ = unfinished(
      "Fix the store, this view, and its rows. Then delete this call.")
    VStack {
      Button("All back") { store.allBack() }
      Button("Buy a boat") { store.add("New boat") }
      List {
        ForEach(store.boats) { boat in
          if boat.isOut {
            HStack {
              Text("Out:")
              BoatRow(boat: boat, store: store)
            }
          } else {
            BoatRow(boat: boat, store: store)
          }
        }
        .onDelete { store.remove(at: $0) }
      }
    }
  }
}

struct BoatRow: View {
  let boat: Boat
  let store: BoatStore
  @State private var isOpen = false
  @State private var newName = ""

  /// The renter's name. When the boat comes back, the field becomes empty.
  @State private var renter = ""

  var body: some View {
    VStack {
      Text(boat.name)
      Button("Take out") { store.takeOut(boat.id) }
      Button(isOpen ? "Close" : "Details") { isOpen.toggle() }
      if isOpen {
        TextField("Renter", text: $renter)
        TextField("New name", text: $newName)
        Button("Rename") { store.rename(boat.id, to: newName) }
      }
    }
  }
}
