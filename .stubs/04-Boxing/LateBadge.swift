import StateFlow

// A customer reports: "The badge is one tap late. When I add the first tea, it
// still says that my basket is empty." Find the cause in the story and repair
// the program. The report might not mention everything that is wrong.
//
// 1. Right after each tap, the badge shows how many teas are in its basket, and
//    how many changes can be undone.
// 2. If several badges show the same basket, they all follow it, and those that
//    stay on screen still follow it when another one has left.
// 3. The badge also shows changes that other code makes to its basket.
// 4. Each badge follows its own basket. After a tap on "Next table", it follows
//    that table's basket, and if the basket was shown, it's still shown.
// 5. A change doesn't write to the state of a badge that has left the screen.
// 6. Each tap on "Undo" reverts one more change, as long as there is one.
//    Emptying an empty basket counts as a change.
// 7. A change to a basket doesn't run the body of TeaShop, runs each other body
//    at most once, and causes no warning.

final class Basket: Identifiable {
  private(set) var items: [String] = [] {
    willSet {
      history.append(items)
      onChange?()
    }
  }

  /// The items before each change.
  private var history: [[String]] = []

  /// The number of changes that can still be undone.
  var changes: Int { history.count }

  /// A closure to call on each change.
  var onChange: (() -> Void)?

  func add(_ item: String) { items.append(item) }

  func empty() { items = [] }

  /// Reverts the last change, if there is one.
  func undo() {
    guard let last = history.last else { return }
    items = last
    // Undo itself can't be undone.
    history.removeLast(2)
  }
}

struct TeaHouse: View {
  let baskets: [Basket]
  @State private var table = 0

  var body: some View {
    VStack {
      Text("Table \(table + 1)")
      Button("Next table") { table = (table + 1) % baskets.count }
      TeaShop(basket: baskets[table])
    }
  }
}

struct TeaShop: View {
  let basket: Basket
  /// Whether the basket is shown. Tapping "Next table" doesn't change this.
  @State private var isOpen = false

  var body: some View {
    let _ = unfinished(
      "Delete this call to unfinished, and repair the program.")
    VStack {
      Badge(basket: basket)
      Button("Add Assam") { basket.add("Assam") }
      Button("Add Ceylon") { basket.add("Ceylon") }
      Button("Empty") { basket.empty() }
      Button("Undo") { basket.undo() }
      Button(isOpen ? "Hide basket" : "Show basket") { isOpen.toggle() }
      if isOpen {
        Badge(basket: basket)
      }
    }
  }
}

struct Badge: View {
  let basket: Basket
  @State private var count = 0
  @State private var changes = 0

  var body: some View {
    VStack {
      Text(count == 0 ? "Your basket is empty" : "In your basket: \(count)")
      Text("Changes to undo: \(changes)")
    }
    .onAppear {
      update()
      basket.onChange = { update() }
    }
  }

  private func update() {
    count = basket.items.count
    changes = basket.changes
  }
}
