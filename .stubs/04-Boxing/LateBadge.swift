import StateFlow

// A customer reports: "The badge is one tap late. When I add the first tea, it
// still says that my basket is empty." Find the cause in the story and repair
// the program. After each tap, and after each change to a basket, no matter
// which code makes it, every badge on screen must show the current numbers for
// its basket. A change must not write to the state of a badge that has left the
// screen. Everything else must stay as it is: each tap on "Undo" reverts one
// more change, and a change to a basket doesn't run the body of TeaShop.

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
      """
      Delete this call to unfinished. Some tests will then fail and show you \
      the story. Use the story to find the cause, and repair the program. The \
      report might not mention everything that is wrong.
      """)
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
