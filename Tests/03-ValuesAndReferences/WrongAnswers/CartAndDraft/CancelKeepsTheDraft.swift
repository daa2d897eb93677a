// It looks as if a draft that is not seen were dropped: it comes back with the editor.
// Caught by: Cancel drops the draft
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
  @State private var drafts: [Int: Line] = [:]
  @State private var edited: Int?

  var body: some View {
    VStack {
      ForEach(cart.lines) { line in
        Text("\(line.amount) × \(line.name)")
        Button("Edit \(line.name)") {
          if drafts[line.id] == nil { drafts[line.id] = line }
          edited = line.id
        }
      }
      if let edited, let draft = drafts[edited] {
        Text("Draft: \(draft.amount)")
        Button("More") { drafts[edited]?.amount += 1 }
        Button("Save") {
          cart.lines = cart.lines.map { $0.id == draft.id ? draft : $0 }
          drafts[edited] = nil
          self.edited = nil
        }
        Button("Cancel") { self.edited = nil }
      }
    }
  }
}
