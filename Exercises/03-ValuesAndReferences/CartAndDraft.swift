import StateFlow

// A shop has two screens, the shelf and the cart. Both show what is in the
// cart. On the cart screen, customers can edit a draft of a line to try out
// another amount.
//
// 1. Both screens show the same cart and update whenever it changes, no matter
//    which screen changes it.
// 2. "Edit" starts a draft with the current amount of the line in the cart, and
//    replaces any other draft, even one of the same line.
// 3. "More" adds 1 to the draft's amount, but changes nothing in the cart.
// 4. "Save" puts the draft into the cart in place of the line with the same id,
//    even if that line has changed in the meantime, and ends the draft.
// 5. "Cancel" ends the draft without saving it.
// 6. The cart and the draft survive an update of the parent.
// 7. Each shop has its own cart and its own draft.
// 8. The kit reports no warnings.

// Line and Cart are both classes. Decide for each of them whether it should
// stay a class. If you want to make one of them @Observable, you don't need
// another import.
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
      Make both screens show the same cart (requirement 1). Use any technique \
      from this chapter. Then delete this call to unfinished.
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
      Make the buttons work (requirements 2 to 5). Then delete this call to \
      unfinished.
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
