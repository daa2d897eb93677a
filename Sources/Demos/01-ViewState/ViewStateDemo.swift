import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import ViewState

@main
struct ViewStateDemo: KitApp {

  var body: some Scene {
    WindowGroup("Chapter 1: View state") {
      TabView {
        ForgettingOrNot().tabItem { Text("Pitfall") }.tag("Pitfall")
        SameOrAnother().tabItem { Text("Identity") }.tag("Identity")
        Exhibit("1.1 TapCounter", try: "Add some, then turn the sign. Whose bodies run?") {
          Entrance()
        }
        .tabItem { Text("1.1 Tap counter") }.tag("1.1")
        Exhibit("1.2 FavoritesList", try: "Show favorites, and let the shop get more of them.") {
          Shop()
        }
        .tabItem { Text("1.2 Favorites list") }.tag("1.2")
        Exhibit("1.3 TabbedDraft", try: "Write in Compose, look into the Inbox, and come back.") {
          TabbedDraft()
        }
        .tabItem { Text("1.3 Tabbed draft") }.tag("1.3")
        Exhibit("1.4 FixedDecimals", try: "Choose decimals, then change the value below.") {
          Calculator()
        }
        .tabItem { Text("1.4 Fixed decimals") }.tag("1.4")
        Exhibit("1.5 NewGame", try: "Play two squares, change the color, begin a new game.") {
          NewGame()
        }
        .tabItem { Text("1.5 New game") }.tag("1.5")
        Exhibit("1.6 CableCar", try: "Predict in the file, then tap and compare the stories.") {
          Station()
        }
        .tabItem { Text("1.6 Cable car") }.tag("1.6")
        Exhibit("1.7 CookMode", try: "Tick off a step, then switch to bold print and back.") {
          CookMode()
        }
        .tabItem { Text("1.7 Cook mode") }.tag("1.7")
      }
    }
  }
}
