import StateFlow

// Doorkeepers count visitors. Whenever the office writes something new on the
// sign of a door, the count at that door starts again, and nobody knows why.

final class Tally: ObservableObject {
  @Published private(set) var count: Int

  init(startingAt count: Int) { self.count = count }

  func visitorCame() { count += 1 }
}

struct SteadyCounter: View {
  let sign: String

  // This view makes the tally, so this view has to keep it.
  @StateObject private var tally: Tally

  init(sign: String, startingAt count: Int = 0) {
    self.sign = sign
    // The expression waits here until the counter appears, and runs once.
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
