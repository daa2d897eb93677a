import Foundation
import StateFlow

// A boathouse rents boats. Its keeper reports: "In the evening, I tap 'All
// back', and all the details that I opened are hidden again." Find out why, and
// fix it.

struct Boat: Identifiable {
  let id = UUID()
  let name: String
  var isOut = false
}

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
      """
      As long as a boat is in the list, its row must keep its state: neither \
      allBack nor any other action of the store may open or close the row, or \
      change the text in its field. Everything else must stay as it is: each \
      action has the same effect on the boats as before, announces its change \
      at most once, runs the bodies of only those rows whose boats change, and \
      works for boats with equal names. Don't change the names or parameters \
      of the store's methods. Finally, delete this call to unfinished.
      """)
    VStack {
      Button("All back") { store.allBack() }
      Button("Buy a boat") { store.add("New boat") }
      List {
        ForEach(store.boats) { BoatRow(boat: $0, store: store) }
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

  var body: some View {
    VStack {
      Text(boat.isOut ? "\(boat.name) (out)" : boat.name)
      Button("Take out") { store.takeOut(boat.id) }
      Button(isOpen ? "Close" : "Details") { isOpen.toggle() }
      if isOpen {
        TextField("New name", text: $newName)
        Button("Rename") { store.rename(boat.id, to: newName) }
      }
    }
  }
}
