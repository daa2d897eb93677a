// It looks as if a refresh were harmless as long as nothing is passed that is new: with the next sign comes the next tally.
// Caught by: the count survives another sign
import StateFlow

final class Tally: ObservableObject {
  @Published private(set) var count: Int

  init(startingAt count: Int) { self.count = count }

  func visitorCame() { count += 1 }
}

struct SteadyCounter: View, @MainActor Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.sign == rhs.sign }

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
