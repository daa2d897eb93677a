// It looks as if all that a view shows had to be its own state: what was passed first is kept, and nothing that comes later.
// Caught by: the sign is what the parent says now
import StateFlow

final class Tally: ObservableObject {
  @Published private(set) var count: Int

  init(startingAt count: Int) { self.count = count }

  func visitorCame() { count += 1 }
}

struct SteadyCounter: View {
  @State private var sign: String

  @StateObject private var tally: Tally

  init(sign: String, startingAt count: Int = 0) {
    _sign = State(initialValue: sign)
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
