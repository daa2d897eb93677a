// It looks as if an environment always had what is asked for: without the optional form, a missing waiter stops the program.
// Caught by: without a waiter there is self-service
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
    @Bindable var order = order
    TextField("Note", text: $order.note)
  }
}

struct Service: View {
  @Environment(Waiter.self) private var waiter

  var body: some View {
    if waiter.name.isEmpty {
      Text("Self-service")
    } else {
      Text("Served by \(waiter.name)")
    }
  }
}
