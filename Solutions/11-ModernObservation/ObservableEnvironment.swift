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
    VStack {
      Section("Room") { DinnerTable() }
      // The nearest wins. Nil is a value like any other, and wins as well.
      Section("Terrace") { DinnerTable() }
        .environment(terrace)
        .environment(nil as Waiter?)
    }
    .environment(room)
    .environment(waiter)
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
    // The environment makes no bindings; a bindable of its object does.
    @Bindable var order = order
    TextField("Note", text: $order.note)
  }
}

struct Service: View {
  // Optional, because without a waiter there is something to show as well.
  @Environment(Waiter.self) private var waiter: Waiter?

  var body: some View {
    if let waiter {
      Text("Served by \(waiter.name)")
    } else {
      Text("Self-service")
    }
  }
}
