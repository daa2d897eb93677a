// It looks as if observing the tally kept it: each refresh of the parent makes another.
// Caught by: the count survives a refresh of the parent
import StateFlow

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
    VStack {
      Text(sign)
      Text("Visitors: \(tally.count)")
      Button("Count") { tally.visitorCame() }
    }
  }
}
