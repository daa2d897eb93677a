import StateFlow

// A restaurant has a room and a terrace, each with its own order. Only the room
// can have a waiter. The tables read all of this from the environment.
//
// 1. A bill shows the number of dishes in the environment's order, such as
//    "Dishes: 0", without other words.
// 2. "One more" adds a dish to that order.
// 3. A TextField titled "Note" shows and edits the note of that order.
// 4. The service shows the current name of the environment's waiter, such as
//    "Served by Ada", or "Self-service" if there is no waiter, without other
//    words.
// 5. The section "Room" has the room's order, and the section "Terrace" has the
//    terrace's order, even after the parent has passed others.
// 6. The waiter that the parent last passed serves the room and never the
//    terrace.
// 7. If the waiter is nil, the room has none, even if a parent view has put
//    another waiter into the environment. That waiter serves neither section.
// 8. Adding a dish runs only the body of its section's bill, and of views that
//    you add inside it.
// 9. The kit reports no warnings about the views.

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
      Inject the orders and the waiter into the sections (requirements 5, 6, \
      and 7). Then delete this call to unfinished.
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
      "Show the dishes, and add the button (requirements 1, 2, and 8).",
      placeholder: Text(""))
  }
}

struct NoteField: View {
  var body: some View {
    unfinished(
      "Show the text field (requirement 3).",
      placeholder: Text(""))
  }
}

struct Service: View {
  var body: some View {
    unfinished(
      "Show who serves the section (requirement 4).",
      placeholder: Text(""))
  }
}
