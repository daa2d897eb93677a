import DemoSupport
import StateFlow

@testable import AsyncState

/// The library, whose requests the reader answers.
struct QuickSearchExhibit: View {
  @State private var server = Server<String, [String]>()

  var body: some View {
    Exhibit("12.2 QuickSearch", try: "Type a word, with and without pauses. What is sent?") {
      QuickSearch(server: server)
    }
  }
}
