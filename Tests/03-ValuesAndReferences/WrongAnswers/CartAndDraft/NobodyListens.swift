// It looks as if @State listened to an object: it sees that the object is replaced, and nothing else.
// Caught by: what the shelf adds is on both screens
import StateFlow

// A shop has two screens, the shelf and the cart, and both show what is in
// the cart. How many of a thing one takes can be tried out in a draft.

struct Line: Identifiable {
  let id: Int
  let name: String
  var amount: Int
}

final class Cart: ObservableObject {
  @Published var lines = [
    Line(id: 1, name: "Teapot", amount: 1),
    Line(id: 2, name: "Lamp", amount: 1),
  ]

  var total: Int { lines.reduce(0) { $0 + $1.amount } }

  func addTeapot() { lines[0].amount += 1 }
}

struct CartAndDraft: View {
  @State private var cart = Cart()

  var body: some View {
    VStack {
      Shelf(cart: cart)
      CartScreen(cart: cart)
    }
  }
}

struct Shelf: View {
  let cart: Cart

  var body: some View {
    VStack {
      Text("In the cart: \(cart.total)")
      Button("Add a teapot") { cart.addTeapot() }
    }
  }
}

struct CartScreen: View {
  let cart: Cart
  @State private var draft: Line?

  var body: some View {
    VStack {
      ForEach(cart.lines) { line in
        Text("\(line.amount) × \(line.name)")
        Button("Edit \(line.name)") { draft = line }
      }
      if let draft {
        Text("Draft: \(draft.amount)")
        Button("More") { self.draft?.amount += 1 }
        Button("Save") {
          cart.lines = cart.lines.map { $0.id == draft.id ? draft : $0 }
          self.draft = nil
        }
        Button("Cancel") { self.draft = nil }
      }
    }
  }
}
