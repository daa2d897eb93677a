import StateFlow

// A ferry has nine seats. A clerk reports: "I can sell a tenth ticket." Find
// the cause in the story and repair the program.
//
// 1. If setting `adults` or `children` would bring the total to more than nine
//    passengers, the order lowers the number that was set, so that the total is
//    exactly nine. It does so before the next line of code runs.
// 2. Nine passengers fit in each order, and a seat that becomes free can be
//    taken again.
// 3. "Family" adds two adults and then two children, as long as there are
//    seats.
// 4. "Swap" exchanges the number of adults and the number of children, even
//    when the ferry is full.
// 5. "Start over" resets the order to one adult with a one-way ticket, even
//    when the ferry is full.
// 6. If there are more children with seats than jackets on deck, the crew
//    brings the missing ones. It never takes any away, and brings none for a
//    child without a seat.
// 7. A round trip costs twice as much.
// 8. The order announces each change before it is made.
// 9. The screen shows the order after each change. A tap runs its body at most
//    once and causes no warning.
// 10. An order is released when nothing uses it.

final class FerryOrder: ObservableObject {
  // A didSet runs when the new value is stored, so what it sets stays.
  @Published var adults = 1 {
    didSet { if adults + children > 9 { adults = 9 - children } }
  }
  @Published var children = 0 {
    didSet {
      if adults + children > 9 { children = 9 - adults }
      // A sink would also receive numbers that are too high.
      if children > jackets { jackets = children }
    }
  }
  @Published var isReturn = false

  /// The number of children's life jackets on deck. If there are more children
  /// with seats than jackets, the crew brings the missing ones. It never takes
  /// any away.
  @Published private(set) var jackets = 0

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
    let (adults, children) = (adults, children)
    // If one number rose before the other fell, the limit would lower it.
    self.children = 0
    self.adults = children
    self.children = adults
  }

  /// Resets the order to one adult with a one-way ticket.
  func startOver() {
    children = 0
    adults = 1
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
