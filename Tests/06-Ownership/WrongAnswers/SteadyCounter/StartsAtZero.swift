// It looks as if an object that is kept could be given nothing to begin with: its expression may use what the initializer has.
// Caught by: a counter begins with the number that it is given
import StateFlow

final class Tally: ObservableObject {
  @Published private(set) var count: Int

  init(startingAt count: Int) { self.count = count }

  func visitorCame() { count += 1 }
}

struct SteadyCounter: View {
  let sign: String

  @StateObject private var tally = Tally(startingAt: 0)

  init(sign: String, startingAt count: Int = 0) {
    self.sign = sign
  }

  var body: some View {
    VStack {
      Text(sign)
      Text("Visitors: \(tally.count)")
      Button("Count") { tally.visitorCame() }
    }
  }
}
