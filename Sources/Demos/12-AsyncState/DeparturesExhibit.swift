import DemoSupport
import StateFlow

@testable import AsyncState

/// A station hall. The reader answers the requests and decides when time passes.
struct DeparturesExhibit: View {
  @State private var server = Server<String, [String]>()
  @State private var clock = ManualClock()

  var body: some View {
    Exhibit("12.3 Departures", try: "Answer, wait, and leave. Which requests follow?") {
      HStack(alignment: .top) {
        StationHall(server: server, clock: clock)
        VStack(alignment: .leading) {
          RequestPanel(server) { station in
            [
              ("Two trains", ["8:05 from \(station)", "8:20 from \(station)"]),
              ("One train", ["9:05 from \(station)"]), ("None", []),
            ]
          }
          ClockPanel(clock, passing: .seconds(30))
        }
      }
    }
  }
}
