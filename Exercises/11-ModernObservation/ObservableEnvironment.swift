import StateFlow

// A restaurant has a room and a terrace, each with its own order. Only the room
// can have a waiter. The tables read all of this from the environment. A waiter
// that a parent view injects serves neither the room nor the terrace.

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
      Inject the room's order and the waiter into the section "Room". If the \
      waiter is nil, the room has none. Inject the terrace's order into the \
      section "Terrace", which never has a waiter. A waiter from outside the \
      restaurant serves neither section. Then delete this call to unfinished.
      """)
    VStack {
      Section("Room") { DinnerTable() }
      Section("Terrace") { DinnerTable() }
    }
  }
}

/// A table, which passes nothing on. It is complete.
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
      Show the number of dishes in the environment's order, such as "Dishes: \
      0", and a button "One more" that adds a dish to that order. Adding a \
      dish must not run any other body.
      """,
      placeholder: Text(""))
  }
}

struct NoteField: View {
  var body: some View {
    unfinished(
      """
      Show a TextField titled "Note" that edits the note of the environment's \
      order.
      """,
      placeholder: Text(""))
  }
}

struct Service: View {
  var body: some View {
    unfinished(
      """
      Show the name of the environment's waiter, such as "Served by Ada", or \
      "Self-service" if there is no waiter.
      """,
      placeholder: Text(""))
  }
}
