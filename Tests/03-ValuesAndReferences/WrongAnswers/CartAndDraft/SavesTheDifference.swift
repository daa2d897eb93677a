// It looks as if a draft were a list of changes: it is a whole line, and takes the place of the other.
// Caught by: Save puts the draft in place of the line, whatever that is meanwhile
import StateFlow

// A shop has two screens, the shelf and the cart, and both show what is in
// the cart. How many of a thing one takes can be tried out in a draft.

// A line is a value: a draft of it is a copy, and a copy can be thrown away.
struct Line: Identifiable {
  let id: Int
  let name: String
  var amount: Int
}

// The cart is one thing that two screens share: an object, which announces.
final class Cart: ObservableObject {
  @Published var lines = [
    Line(id: 1, name: "Teapot", amount: 1),
    Line(id: 2, name: "Lamp", amount: 1),
  ]

  var total: Int { lines.reduce(0) { $0 + $1.amount } }

  func addTeapot() { lines[0].amount += 1 }
}

struct CartAndDraft: View {
  @StateObject private var cart = Cart()

  var body: some View {
    VStack {
      Shelf(cart: cart)
      CartScreen(cart: cart)
    }
  }
}

struct Shelf: View {
  @ObservedObject var cart: Cart

  var body: some View {
    VStack {
      Text("In the cart: \(cart.total)")
      Button("Add a teapot") { cart.addTeapot() }
    }
  }
}

struct CartScreen: View {
  @ObservedObject var cart: Cart
  @State private var draft: Line?
  @State private var begun = 0

  var body: some View {
    VStack {
      ForEach(cart.lines) { line in
        Text("\(line.amount) × \(line.name)")
        Button("Edit \(line.name)") {
          draft = line
          begun = line.amount
        }
      }
      if let draft {
        Text("Draft: \(draft.amount)")
        Button("More") { self.draft?.amount += 1 }
        Button("Save") {
          guard let index = cart.lines.firstIndex(where: { $0.id == draft.id })
          else { return }
          cart.lines[index].amount += draft.amount - begun
          self.draft = nil
        }
        Button("Cancel") { self.draft = nil }
      }
    }
  }
}
