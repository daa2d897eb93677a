import DemoSupport
import StateFlow

@testable import AsyncState

/// The harbor office, whose requests the reader answers.
struct ProfileLoaderExhibit: View {
  @State private var server = Server<String, String>()

  var body: some View {
    Exhibit("12.1 ProfileLoader", try: "Choose Ada and then Bo. Can Ada's answer show up?") {
      ProfileLoader(server: server)
      RequestPanel(server) { name in [("Answer", "\(name) knows the bay.")] }
    }
  }
}
