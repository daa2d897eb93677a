// It looks as if a field needed a text of its own: what is typed never comes to the order.
// Caught by: the note field edits the note of that order
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
  @State private var note = ""

  var body: some View {
    TextField("Note", text: $note)
      .onAppear { note = order.note }
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
