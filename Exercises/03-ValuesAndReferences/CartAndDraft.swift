import Observation
import StateFlow

// A shop has two screens, the shelf and the cart, and both show what is in
// the cart. How many of a thing one takes can be tried out in a draft.

// Line and Cart are classes, both of them. Decide whether each is to stay one.
// Observation is imported for those who make one @Observable.
final class Line: Identifiable {
  let id: Int
  let name: String
  var amount: Int

  init(id: Int, name: String, amount: Int) {
    self.id = id
    self.name = name
    self.amount = amount
  }
}

final class Cart {
  var lines = [
    Line(id: 1, name: "Teapot", amount: 1),
    Line(id: 2, name: "Lamp", amount: 1),
  ]

  var total: Int { lines.reduce(0) { $0 + $1.amount } }

  func addTeapot() { lines[0].amount += 1 }
}

struct CartAndDraft: View {
  @State private var cart = Cart()

  var body: some View {
    let _ = unfinished(
      """
      Let both screens show one cart, whatever is done to it on either, in \
      any way that this chapter has. Then delete this call of unfinished.
      """)
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
    let _ = unfinished(
      """
      Let "Edit" start a draft of a line as it is in the cart, in place of \
      any other draft. "More" changes the draft, and nothing in the cart. \
      "Save" puts it in the cart in place of the line that has its id, \
      whatever that line is meanwhile; "Cancel" drops it. Then delete this \
      call.
      """)
    VStack {
      ForEach(cart.lines) { line in
        Text("\(line.amount) × \(line.name)")
        Button("Edit \(line.name)") { draft = line }
      }
      if let draft {
        Text("Draft: \(draft.amount)")
        Button("More") { self.draft?.amount += 1 }
        Button("Save") {
          self.draft = nil
        }
        Button("Cancel") { self.draft = nil }
      }
    }
  }
}
