import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import ModernObservation

@main
struct ModernObservationDemo: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Exhibit("11.1 MigratedStore", try: "Change the name, and the seats.") {
          MigratedStore()
        }
        .tabItem { Text("11.1") }
      }
    }
  }
}
