import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import Ownership

@main
struct OwnershipDemo: KitApp {
  private let swimmers = [
    Swimmer(number: 1, name: "Ada"),
    Swimmer(number: 2, name: "Grace"),
    Swimmer(number: 3, name: "Edith"),
  ]
  private let leaky = PoolSide()
  private let tidy = PoolSide()
  private let stove = Stove()

  var body: some Scene {
    WindowGroup("Chapter 6: Ownership") {
      TabView {
        ObservedOrOwned().tabItem { Text("Pitfall") }.tag("Pitfall")
        StaleOrFollowing(swimmers: swimmers).tabItem { Text("Passed") }.tag("Passed")
        KeptOrFresh(swimmers: swimmers).tabItem { Text("Afresh") }.tag("Afresh")
        LeakyOrTidy(leaky: leaky, tidy: tidy).tabItem { Text("Leak") }.tag("Leak")
        Exhibit("6.1 LifeLog", try: "Predict in the file, then refresh twice, leave, and read.") {
          Museum()
        }
        .tabItem { Text("6.1 Life log") }.tag("6.1")
        Exhibit("6.2 SteadyCounter", try: "Count some visitors, then write another sign.") {
          Office()
        }
        .tabItem { Text("6.2 Steady counter") }.tag("6.2")
        Exhibit("6.3 NewQuestion", try: "Answer, and cheer. What is kept for the next question?") {
          Quiz()
        }
        .tabItem { Text("6.3 New question") }.tag("6.3")
        Exhibit("6.4 NoLeaks", try: "Leave, then let a second pass: is anything left?") {
          Kitchen(stove: stove)
        }
        .tabItem { Text("6.4 No leaks") }.tag("6.4")
      }
    }
  }
}
