import Observation
import StateFlow

// A restaurant has a room and a terrace, with an order each. The room may have
// a waiter; the terrace never has. The tables find out from where they stand.

@Observable
final class Order {
  var dishes = 0
  var note = ""
}

@Observable
final class Waiter {
  var name: String

  init(_ name: String) { self.name = name }
}

struct ObservableEnvironment: View {
  let room: Order
  let terrace: Order
  let waiter: Waiter?

  var body: some View {
    let _ = unfinished(
      """
      Put into the environment what holds in each section: in the room, its \
      order and the waiter, if there is one; on the terrace, its own order, \
      and no waiter.
      """)
    VStack {
      Section("Room") { DinnerTable() }
      Section("Terrace") { DinnerTable() }
    }
  }
}

/// The table is complete: nothing is handed along.
struct DinnerTable: View {
  var body: some View {
    VStack {
      Bill()
      NoteField()
      Service()
    }
  }
}

struct Bill: View {
  var body: some View {
    unfinished(
      """
      Show "Dishes: 0", with the number of the order that holds here, and a \
      button "One more" that adds a dish to it.
      """,
      placeholder: Text(""))
  }
}

struct NoteField: View {
  var body: some View {
    unfinished(
      """
      Show a TextField titled "Note" that edits the note of the order that \
      holds here.
      """,
      placeholder: Text(""))
  }
}

struct Service: View {
  var body: some View {
    unfinished(
      """
      Show "Served by Ada", with the name of the waiter who serves here, and \
      "Self-service" where there is none.
      """,
      placeholder: Text(""))
  }
}
