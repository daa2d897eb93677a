import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import ModernObservation

@main
struct ModernObservationDemo: KitApp {

  var body: some Scene {
    WindowGroup("Chapter 11: Modern observation") {
      TabView {
        AnnouncedOrRead().tabItem { Text("Pitfall") }.tag("Pitfall")
        HalfMovedOrMoved().tabItem { Text("Moved") }.tag("Moved")
        Exhibit("11.1 MigratedStore", try: "Type a letter of the name. Does the fare's body run?") {
          MigratedStore()
        }
        .tabItem { Text("11.1 Migrated store") }.tag("11.1")
        Exhibit("11.2 FineGrained", try: "Send a report: which tiles run? Then make it stormy.") {
          WeatherPost()
        }
        .tabItem { Text("11.2 Fine grained") }.tag("11.2")
        Exhibit("11.3 TrackingLoop", try: "Follow, let the tide rise, hide it, and stop.") {
          HarborOffice()
        }
        .tabItem { Text("11.3 Tracking loop") }.tag("11.3")
        Exhibit("11.4 ObservableEnvironment", try: "Order in the room and outside. Who serves?") {
          Inn()
        }
        .tabItem { Text("11.4 Observable environment") }.tag("11.4")
        Exhibit("11.5 Bakehouse", try: "Before each tap: which bodies will run?") {
          Bakehouse()
        }
        .tabItem { Text("11.5 Bakehouse") }.tag("11.5")
      }
    }
  }
}
