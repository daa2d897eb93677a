import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import AsyncState

@main
struct AsyncStateDemo: KitApp {

  var body: some Scene {
    WindowGroup("Chapter 12: Async state") {
      TabView {
        HastyOrPatient()
          .tabItem { Text("Pitfall") }.tag("Pitfall")
        ProfileLoaderExhibit()
          .tabItem { Text("12.1 Profile loader") }.tag("12.1")
        QuickSearchExhibit()
          .tabItem { Text("12.2 Quick search") }.tag("12.2")
        DeparturesExhibit()
          .tabItem { Text("12.3 Departures") }.tag("12.3")
        NightTrainExhibit()
          .tabItem { Text("12.4 Night train") }.tag("12.4")
        WrongSeatExhibit()
          .tabItem { Text("12.5 Wrong seat") }.tag("12.5")
        Exhibit("12.6 LikeIt", try: "Like it, and turn the page before the server has answered.") {
          NewspaperPage()
        }
        .tabItem { Text("12.6 Like it") }.tag("12.6")
        Exhibit("12.7 TideFollower", try: "Which waves add a line? Then go to the lock.") {
          TideOffice()
        }
        .tabItem { Text("12.7 Tide follower") }.tag("12.7")
      }
    }
  }
}
