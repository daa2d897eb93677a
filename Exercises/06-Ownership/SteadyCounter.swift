import StateFlow

// Doorkeepers count visitors. Whenever the office changes the sign at a door,
// the count at that door starts over. Find out why, and fix it.
//
// 1. The counter keeps its count as long as it is on screen, no matter what its
//    parent passes.
// 2. The counter shows the sign that its parent passed last.
// 3. Each tap on "Count" adds one visitor, and the counter shows the new count.
// 4. When a counter appears, or is removed and appears again, it starts at the
//    number that its parent passes at that time.
// 5. Each counter has its own count.
//
// It's fine to create tallies that are never used.

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
      "Delete this call to unfinished, and repair the counter.")
    VStack {
      Text(sign)
      Text("Visitors: \(tally.count)")
      Button("Count") { tally.visitorCame() }
    }
  }
}
