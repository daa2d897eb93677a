// It looks as if an editor that is given another line started again: the initial value of its draft is used once.
// Caught by: Edit starts a draft of that line, also while another is edited
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
  @State private var draft: Line?

  var body: some View {
    VStack {
      ForEach(cart.lines) { line in
        Text("\(line.amount) × \(line.name)")
        Button("Edit \(line.name)") { draft = line }
      }
      if let draft {
        Editor(
          line: draft,
          save: { line in
            cart.lines = cart.lines.map { $0.id == line.id ? line : $0 }
            self.draft = nil
          },
          cancel: { self.draft = nil })
      }
    }
  }
}

struct Editor: View {
  @State private var draft: Line
  let save: (Line) -> Void
  let cancel: () -> Void

  init(
    line: Line, save: @escaping (Line) -> Void, cancel: @escaping () -> Void
  ) {
    _draft = State(initialValue: line)
    self.save = save
    self.cancel = cancel
  }

  var body: some View {
    Text("Draft: \(draft.amount)")
    Button("More") { draft.amount += 1 }
    Button("Save") { save(draft) }
    Button("Cancel", action: cancel)
  }
}
