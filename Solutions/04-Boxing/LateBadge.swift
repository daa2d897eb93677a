import StateFlow

// A customer reports: "The badge is one tap late. When I add the first tea, it
// still says that my basket is empty." Find the cause in the story and repair
// the program: after each change to the basket, no matter which code makes it,
// each badge on screen must show the number of teas that are now in the basket,
// and the change must not write the state of a badge that has left the screen.
// Everything else must stay as it is: each tap on "Undo" reverts one more
// change, and a change to the basket doesn't run the body of TeaShop.

final class Basket {
  private(set) var items: [String] = [] {
    // Here, items still has its old value, which Undo needs.
    willSet { history.append(items) }
    // The listeners read items, so they are called after the new value is
    // stored.
    didSet { for listener in listeners.values { listener() } }
  }

  /// The items before each change.
  private var history: [[String]] = []

  private var listeners: [Int: () -> Void] = [:]
  private var lastID = 0

  /// Calls a listener now and after each change, until the token is canceled.
  func bind(_ listener: @escaping () -> Void) -> AnyCancellable {
    lastID += 1
    let id = lastID
    listeners[id] = listener
    listener()
    return AnyCancellable { [weak self] in
      self?.listeners.removeValue(forKey: id)
    }
  }

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

struct TeaShop: View {
  let basket: Basket
  @State private var isOpen = false

  var body: some View {
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
  @State private var token: AnyCancellable?

  var body: some View {
    Text(count == 0 ? "Your basket is empty" : "In your basket: \(count)")
      .onAppear { token = basket.bind { count = basket.items.count } }
      // The listener keeps the state of the badge alive, and with it the token.
      .onDisappear { token?.cancel() }
  }
}
