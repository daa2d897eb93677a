import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import Stores

@main
struct StoresDemo: App {
  @StateObject private var store = ErrandStore([])

  var body: some Scene {
    WindowGroup {
      TabView {
        Exhibit("8.5 TodoList", try: "Write down an errand.") {
          TodoList().environmentObject(store)
        }
        .tabItem { Text("8.5") }
      }
    }
  }
}
