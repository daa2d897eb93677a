import DemoSupport
import StateFlow

@testable import AsyncState

/// The library. The reader answers its requests and decides when time passes.
struct QuickSearchExhibit: View {
  @State private var server = Server<String, [String]>()
  @State private var clock = ManualClock()

  var body: some View {
    Exhibit("12.2 QuickSearch", try: "Type letters, with and without pauses. What's sent?") {
      HStack(alignment: .top) {
        VStack(alignment: .leading) { QuickSearch(server: server, clock: clock) }
        VStack(alignment: .leading) {
          RequestPanel(server) { query in
            [("Titles", ["The \(query)", "A \(query) at sea"]), ("No titles", [])]
          }
          ClockPanel(clock, passing: .milliseconds(300))
        }
      }
    }
  }
}
