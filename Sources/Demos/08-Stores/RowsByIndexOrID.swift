import DemoSupport
import StateFlow

/// A comparison between rows that are bound to positions and rows that are bound to guests.
struct RowsByIndexOrID: KitView {
  var body: some View {
    SideBySide {
      Exhibit("Rows by index", try: "Open More at Ida, then delete her: now Nils is open.") {
        PartyByIndex()
      }
    } cure: {
      Exhibit("Rows by id", try: "Open More at Ida, then delete her: no other row runs.") {
        PartyByID()
      }
    }
  }
}

struct Guest: Identifiable {
  let id: Int
  var name: String
  var isHere = false

  static var samples: [Guest] {
    [Guest(id: 1, name: "Ida"), Guest(id: 2, name: "Nils"), Guest(id: 3, name: "Tove")]
  }
}

struct GuestRow: View {
  @Binding var guest: Guest
  @State private var isOpen = false

  var body: some View {
    HStack {
      Toggle(guest.name, isOn: $guest.isHere)
      Button("More") { isOpen.toggle() }
      if isOpen { Text("No. \(guest.id)") }
    }
  }
}

/// The pitfall: the IDs are indices, so the list removes the last row, whichever guest is deleted.
struct PartyByIndex: View {
  @State private var guests = Guest.samples

  var body: some View {
    List {
      ForEach(guests.indices, id: \.self) { index in
        GuestRow(guest: $guests[index])
      }
      .onDelete { guests.remove(atOffsets: $0) }
    }
  }
}

/// The fix: an ID always identifies the same guest, so each row keeps its guest.
struct PartyByID: View {
  @State private var guests = Guest.samples

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
