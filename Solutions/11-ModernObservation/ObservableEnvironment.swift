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
    VStack {
      Section("Room") { DinnerTable() }
      // The nearest value wins, even if it is nil.
      Section("Terrace") { DinnerTable() }
        .environment(terrace)
        .environment(nil as Waiter?)
    }
    .environment(room)
    .environment(waiter)
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
  @Environment(Order.self) private var order

  var body: some View {
    VStack {
      Text("Dishes: \(order.dishes)")
      Button("One more") { order.dishes += 1 }
    }
  }
}

struct NoteField: View {
  @Environment(Order.self) private var order

  var body: some View {
    // The environment doesn't create bindings. A @Bindable of its object does.
    @Bindable var order = order
    TextField("Note", text: $order.note)
  }
}

struct Service: View {
  // Optional, because the view also shows something without a waiter.
  @Environment(Waiter.self) private var waiter: Waiter?

  var body: some View {
    if let waiter {
      Text("Served by \(waiter.name)")
    } else {
      Text("Self-service")
    }
  }
}
