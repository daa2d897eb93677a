// It looks as if the number to begin with had to be obeyed each time: it is for the beginning, and this counter has begun.
// Caught by: another number to begin with changes nothing once the counter is there
import StateFlow

final class Tally: ObservableObject {
  @Published private(set) var count: Int

  init(startingAt count: Int) { self.count = count }

  func visitorCame() { count += 1 }
}

struct SteadyCounter: View {
  let sign: String
  let start: Int

  init(sign: String, startingAt start: Int = 0) {
    (self.sign, self.start) = (sign, start)
  }

  var body: some View {
    OneCounter(sign: sign, startingAt: start).id(start)
  }
}

struct OneCounter: View {
  let sign: String

  @StateObject private var tally: Tally

  init(sign: String, startingAt count: Int = 0) {
    self.sign = sign
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
