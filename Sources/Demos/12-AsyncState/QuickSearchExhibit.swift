import DemoSupport
import StateFlow

@testable import AsyncState

/// The library. The reader answers its requests and decides when time passes.
struct QuickSearchExhibit: View {
  @State private var server = Server<String, [String]>()
  @State private var clock = ManualClock()

  var body: some View {
    Exhibit("12.2 QuickSearch", try: "Type letters, with and without pauses. What's sent?") {
      VStack(alignment: .leading) {
        QuickSearch(server: server, clock: clock)
        Divider()
        Button("Let 0.3 s pass") { pass(.milliseconds(300)) }
      }
    }
  }

  private func pass(_ duration: Duration) {
    var left = duration
    while let rest = clock.advanceToNextWait(within: left) { left = rest }
  }
}
