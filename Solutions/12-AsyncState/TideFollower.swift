import StateFlow

// The gauge at the pier measures the tide in millimeters, and the waves never
// let it rest. The harbor office wants a log in whole centimeters. Follow the
// gauge with the sequence Observations.
//
// 1. When the screen appears, the log has one line: the level of the gauge, such
//    as "31 cm".
// 2. When the level in centimeters changes, the log gets another line below. If
//    it changes several times in one action, only the last level counts. The
//    screen shows the last three lines.
// 3. A change that leaves the centimeters as they are adds no line and runs no
//    body.
// 4. The screen shows the highest level in the log, such as "Highest: 34 cm",
//    even if its line is no longer shown.
// 5. If the parent passes another gauge, the log starts over and follows only
//    the new gauge, even if it has followed that gauge before.
// 6. When the screen disappears, nothing follows the gauge or retains it, and
//    nothing more is written to the log.

@Observable
final class Gauge {
  var millimeters: Int
  var isLit = false

  init(millimeters: Int) { self.millimeters = millimeters }

  /// The level in whole centimeters.
  var centimeters: Int { millimeters / 10 }
}

struct TideFollower: View {
  let gauge: Gauge
  @State private var levels: [Int] = []

  var body: some View {
    VStack(alignment: .leading) {
      if let highest = levels.max() { Text("Highest: \(highest) cm") }
      ForEach(levels.indices.suffix(3), id: \.self) { index in
        Text("\(levels[index]) cm")
      }
    }
    // The body doesn't read the gauge, so only a new line of the log runs it.
    .task(id: ObjectIdentifier(gauge)) {
      levels = []
      for await level in Observations({ gauge.centimeters }) {
        // The sequence has an element for each change of the millimeters.
        if level != levels.last { levels.append(level) }
      }
    }
  }
}
