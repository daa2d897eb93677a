import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import ViewState

@main
struct ViewStateDemo: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Exhibit("1.1 TapCounter", try: "Add one, add two, and reset.") {
          TapCounter()
        }
        .tabItem { Text("1.1") }
      }
    }
  }
}
