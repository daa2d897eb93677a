import StateFlow

// A ferry has nine seats. A clerk reports: "I can sell a tenth ticket." Find
// the cause in the story and repair the program. When code sets adults or
// children to a number that would bring the total to more than nine passengers,
// the order must lower that number, before the next line of that code runs, so
// that the total is exactly nine. Everything else must stay as it is: the
// program does what its comments say, the order announces each change before it
// is made, the screen shows the order after each change, and a tap runs the
// screen's body at most once.

final class FerryOrder: ObservableObject {
  @Published var adults = 1
  @Published var children = 0
  @Published var isReturn = false

  /// The number of children's life jackets on deck. If there are more children
  /// with seats than jackets, the crew brings the missing ones. It never takes
  /// any away.
  @Published private(set) var jackets = 0

  private var tokens: Set<AnyCancellable> = []

  init() {
    unfinished(
      """
      Delete this call to unfinished. Some tests will then fail and show you \
      the story. Use the story to find the cause, and repair the program.
      """)
    $adults
      .sink { [weak self] adults in
        guard let self, adults + children > 9 else { return }
        self.adults = 9 - children
      }
      .store(in: &tokens)
    $children
      .sink { [weak self] children in
        guard let self, adults + children > 9 else { return }
        self.children = 9 - adults
      }
      .store(in: &tokens)
    $children
      .sink { [weak self] children in
        guard let self, children > jackets else { return }
        jackets = children
      }
      .store(in: &tokens)
  }

  /// The price in euros. A round trip costs twice as much.
  var price: Int { (adults * 12 + children * 5) * (isReturn ? 2 : 1) }

  /// Adds two adults, then two children.
  func addFamily() {
    adults += 2
    children += 2
  }

  /// Swaps the number of adults with the number of children, in case the clerk
  /// has mixed them up.
  func swap() {
    (adults, children) = (children, adults)
  }

  /// Resets the order to one adult with a one-way ticket.
  func startOver() {
    adults = 1
    children = 0
    isReturn = false
  }
}

struct FerryScreen: View {
  @ObservedObject var order: FerryOrder

  var body: some View {
    VStack {
      Text("Adults: \(order.adults)")
      Text("Children: \(order.children)")
      Text("Price: \(order.price)")
      Text("Jackets: \(order.jackets)")
      Toggle("Return", isOn: $order.isReturn)
      Button("Adult") { order.adults += 1 }
      Button("Child") { order.children += 1 }
      Button("Family") { order.addFamily() }
      Button("Swap") { order.swap() }
      Button("Start over") { order.startOver() }
    }
  }
}
