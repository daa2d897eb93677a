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
  @ObservedObject private var tally: Tally

  init(sign: String, startingAt count: Int = 0) {
    self.sign = sign
    _tally = ObservedObject(wrappedValue: Tally(startingAt: count))
  }

  var body: some View {
    let _ = unfinished(
      """
      Keep the count for as long as the counter is on screen, whatever its \
      parent passes meanwhile; the sign is always what the parent says now. \
      A counter that newly appears begins with the number that it is given. \
      (A tally that is made for nothing does no harm here.)
      """)
    VStack {
      Text(sign)
      Text("Visitors: \(tally.count)")
      Button("Count") { tally.visitorCame() }
    }
  }
}
