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
  @ObservedObject private var tally: Tally

  init(sign: String, startingAt count: Int = 0) {
    self.sign = sign
    _tally = ObservedObject(wrappedValue: Tally(startingAt: count))
  }

  var body: some View {
    let _ = unfinished(
      """
      Keep the count as long as the counter is on screen, no matter what its \
      parent passes. Always show the sign that the parent passed last. When a \
      counter appears, or appears again, it starts at the number that it is \
      given at that time. It's fine to create tallies that are never used. \
      Finally, delete this call to unfinished.
      """)
    VStack {
      Text(sign)
      Text("Visitors: \(tally.count)")
      Button("Count") { tally.visitorCame() }
    }
  }
}
