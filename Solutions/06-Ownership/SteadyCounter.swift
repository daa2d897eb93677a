import StateFlow

// Doorkeepers count visitors. Whenever the office changes the sign at a door,
// the count at that door starts over. Find out why, and fix it.

final class Tally: ObservableObject {
  @Published private(set) var count: Int

  init(startingAt count: Int) { self.count = count }

  func visitorCame() { count += 1 }
}

struct SteadyCounter: View {
  let sign: String

  // This view creates the tally, so this view has to own it.
  @StateObject private var tally: Tally

  init(sign: String, startingAt count: Int = 0) {
    self.sign = sign
    // The expression is stored and runs once, when the counter appears.
    _tally = StateObject(wrappedValue: Tally(startingAt: count))
  }

  var body: some View {
    VStack {
      Text(sign)
      Text("Visitors: \(tally.count)")
      Button("Count") { tally.visitorCame() }
    }
  }
}
