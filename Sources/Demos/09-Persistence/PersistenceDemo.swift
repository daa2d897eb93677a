import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import Persistence

@main
struct PersistenceDemo: App {
  @StateObject private var settings = SettingsStore()

  var body: some Scene {
    WindowGroup {
      TabView {
        Exhibit("9.4 SettingsStore", try: "Change the goal.") {
          SleepScreen(settings: settings)
        }
        .tabItem { Text("9.4") }
      }
    }
  }
}
