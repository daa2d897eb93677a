import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import RestaurantGuide

@main
struct RestaurantGuideDemo: KitApp {

  var body: some Scene {
    WindowGroup("Chapter 10: Restaurant guide") {
      TabView {
        PatchedOrPlaced().tabItem { Text("Pitfall") }.tag("Pitfall")
        Exhibit("10.1 DisplayOrder", try: "Alphabetical, favorites, check-ins: what stays?") {
          Orders()
        }
        .tabItem { Text("10.1 Display order") }.tag("10.1")
        Exhibit("10.2 RestaurantFilter", try: "Lower the price, tap by tap. Is the list right?") {
          Evening()
        }
        .tabItem { Text("10.2 Restaurant filter") }.tag("10.2")
        Exhibit("10.3 SettingsForm", try: "Change all, and cancel. Change all, and save.") {
          SettingsDesk()
        }
        .tabItem { Text("10.3 Settings form") }.tag("10.3")
        Exhibit("10.4 BookBallot", try: "Before each tap: which bodies will run?") {
          BookBallot()
        }
        .tabItem { Text("10.4 Book ballot") }.tag("10.4")
        Exhibit(
          "10.5 GuideScreen", try: "Right-click a row, or press m. Change the settings. Relaunch."
        ) {
          Relaunchable(in: "restaurant-guide-demo") { Harbor(defaults: $0) }
        }
        .tabItem { Text("10.5 Guide screen") }.tag("10.5")
        Exhibit("10.7 NearbyTrail", try: "Go from one to the next. Close one. Go home.") {
          OldTown()
        }
        .tabItem { Text("10.7 Nearby trail") }.tag("10.7")
      }
    }
  }
}
