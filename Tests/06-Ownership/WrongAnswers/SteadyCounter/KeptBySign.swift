// It looks as if a sign were a name to find the tally by: two doors may have one sign, and a door may get another.
// Caught by: two doors with one sign have two counts
import StateFlow

final class Tally: ObservableObject {
  @Published private(set) var count: Int

  init(startingAt count: Int) { self.count = count }

  func visitorCame() { count += 1 }
}

struct SteadyCounter: View {
  let sign: String

  @ObservedObject private var tally: Tally
  static var tallies: [String: Tally] = [:]

  init(sign: String, startingAt count: Int = 0) {
    self.sign = sign
    let tally = Self.tallies[sign] ?? Tally(startingAt: count)
    Self.tallies[sign] = tally
    _tally = ObservedObject(wrappedValue: tally)
  }

  var body: some View {
    VStack {
      Text(sign)
      Text("Visitors: \(tally.count)")
      Button("Count") { tally.visitorCame() }
    }
  }
}
