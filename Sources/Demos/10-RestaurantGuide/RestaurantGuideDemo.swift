import DemoSupport
import Foundation
import StateFlow
import StateFlowTerminal

@testable import RestaurantGuide

@main
struct RestaurantGuideDemo: App {
  @StateObject private var store = GuideStore(
    edition: [Restaurant(id: 1, name: "Blue Ladle", price: 2)], defaults: .standard)

  var body: some Scene {
    WindowGroup {
      TabView {
        Exhibit("10.4 GuideScreen", try: "Open the settings.") {
          GuideScreen().environmentObject(store)
        }
        .tabItem { Text("10.4") }
      }
    }
  }
}
