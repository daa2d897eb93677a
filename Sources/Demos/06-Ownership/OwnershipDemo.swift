import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import Ownership

@main
struct OwnershipDemo: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Exhibit("6.2 SteadyCounter", try: "Count some visitors.") {
          SteadyCounter(sign: "North door")
        }
        .tabItem { Text("6.2") }
      }
    }
  }
}
