import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import Boxing

@main
struct BoxingDemo: App {
  private let purifier = AirPurifier(interval: 3, limit: 50)

  var body: some Scene {
    WindowGroup {
      TabView {
        Exhibit("4.6 AirPurifier", try: "Switch it on.") {
          AirPurifierView(purifier: purifier)
        }
        .tabItem { Text("4.6") }
      }
    }
  }
}
