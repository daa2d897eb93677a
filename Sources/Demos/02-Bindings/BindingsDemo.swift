import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import Bindings

@main
struct BindingsDemo: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Exhibit("2.1 EncryptionToggle", try: "Switch it, and start over.") {
          MessageForm()
        }
        .tabItem { Text("2.1") }
      }
    }
  }
}
