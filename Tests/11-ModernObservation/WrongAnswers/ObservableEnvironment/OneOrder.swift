// It looks as if each section had an order by itself: the terrace inherits that of the room, unless it is given another.
// Caught by: room and terrace have an order each
import Observation
import StateFlow

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
      Section("Terrace") { DinnerTable() }
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
    @Bindable var order = order
    TextField("Note", text: $order.note)
  }
}

struct Service: View {
  @Environment(Waiter.self) private var waiter: Waiter?

  var body: some View {
    if let waiter {
      Text("Served by \(waiter.name)")
    } else {
      Text("Self-service")
    }
  }
}
