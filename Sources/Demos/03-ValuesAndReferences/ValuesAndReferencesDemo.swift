import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import ValuesAndReferences

@main
struct ValuesAndReferencesDemo: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Exhibit("3.3 WhyNothingHappened", try: "Turn each room up.") {
          WhyNothingHappened()
        }
        .tabItem { Text("3.3") }
      }
    }
  }
}
