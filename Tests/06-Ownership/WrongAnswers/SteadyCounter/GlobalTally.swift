// It looks as if the tally had to belong to the program in order to stay: now all doors count together.
// Caught by: two doors with one sign have two counts
import StateFlow

let doorTally = Tally(startingAt: 0)

final class Tally: ObservableObject {
  @Published private(set) var count: Int

  init(startingAt count: Int) { self.count = count }

  func visitorCame() { count += 1 }
}

struct SteadyCounter: View {
  let sign: String

  @ObservedObject private var tally = doorTally

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
