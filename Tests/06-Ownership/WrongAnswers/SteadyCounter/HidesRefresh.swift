// It looks as if a view that is always equal were steady: it is not run for a new sign either.
// Caught by: the sign is what the parent says now
import StateFlow

final class Tally: ObservableObject {
  @Published private(set) var count: Int

  init(startingAt count: Int) { self.count = count }

  func visitorCame() { count += 1 }
}

struct SteadyCounter: View, @MainActor Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { true }

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
