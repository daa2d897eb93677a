import StateFlow

// A ferry has nine seats. A clerk reports: "I can sell a tenth ticket." Find
// the cause in the story and repair the program. Whenever code sets adults or
// children to a number that would make more than nine passengers, the order
// must lower that number so that there are exactly nine, before the next line
// of that code runs. Everything else must stay as it is: the order announces
// each change before it is made, the screen shows the order after each change,
// and a tap runs the screen's body at most once.

final class FerryOrder: ObservableObject {
  // A didSet runs when the new value is stored, so what it sets stays.
  @Published var adults = 1 {
    didSet { if adults + children > 9 { adults = 9 - children } }
  }
  @Published var children = 0 {
    didSet { if adults + children > 9 { children = 9 - adults } }
  }
  @Published var isReturn = false

  /// The price in euros. A round trip costs twice as much.
  var price: Int { (adults * 12 + children * 5) * (isReturn ? 2 : 1) }

  func addFamily() {
    adults += 2
    children += 2
  }

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
      Toggle("Return", isOn: $order.isReturn)
      Button("Adult") { order.adults += 1 }
      Button("Child") { order.children += 1 }
      Button("Family") { order.addFamily() }
      Button("Start over") { order.startOver() }
    }
  }
}
