import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import Boxing

@main
struct BoxingDemo: KitApp {
  private let tanks = Tanks()

  var body: some Scene {
    WindowGroup("Chapter 4: Boxing") {
      TabView {
        SilentOrTold(silent: tanks.silent, told: tanks.told)
          .tabItem { Text("Pitfall") }.tag("Pitfall")
        OneOrMany(crowded: tanks.crowded, roomy: tanks.roomy)
          .tabItem { Text("Two") }.tag("Two")
        StayingOrLeaving(haunted: tanks.haunted, tidy: tanks.tidy)
          .tabItem { Text("Leaving") }.tag("Leaving")
        Exhibit("4.1 Box", try: "Bind the garden, let it rain, then bind the kitchen, too.") {
          OneListener(tank: tanks.one)
        }
        .tabItem { Text("4.1 Box") }.tag("4.1")
        Exhibit("4.2 SharedBox", try: "Bind both and let it rain: who is called, in what order?") {
          ManyListeners(tank: tanks.many)
        }
        .tabItem { Text("4.2 Shared box") }.tag("4.2")
        Exhibit(
          "4.3 BoxSubscription",
          try: "Let both listen, lose a token, and let it rain past 100."
        ) {
          TokenHolders(tank: tanks.withTokens)
        }
        .tabItem { Text("4.3 Box subscription") }.tag("4.3")
        Exhibit("4.4 Boxed", try: "Bind by _ and by $, then heat: there is one box.") {
          Kitchen(kettle: tanks.kettle)
        }
        .tabItem { Text("4.4 Boxed") }.tag("4.4")
        Exhibit(
          "4.5 SelfContainedBoxed", try: "Bind, copy the tank, and let it rain into one of them."
        ) {
          TankAndCopy()
        }
        .tabItem { Text("4.5 Self contained boxed") }.tag("4.5")
        Exhibit(
          "4.6 AirPurifier",
          try: "Connect. It shows each third sample, and crossings of 100."
        ) {
          PurifierRoom()
        }
        .tabItem { Text("4.6 Air purifier") }.tag("4.6")
        Exhibit("4.7 TideCalls", try: "Predict in the file, then run the programs.") {
          TideStation()
        }
        .tabItem { Text("4.7 Tide calls") }.tag("4.7")
        Exhibit("4.8 LateBadge", try: "Add some tea, go to the next table and back, then undo.") {
          TeaHouse(baskets: tanks.baskets)
        }
        .tabItem { Text("4.8 Late badge") }.tag("4.8")
      }
    }
  }
}

/// The objects that the tabs listen to. They outlive every view.
struct Tanks {
  let silent = RainTank()
  let told = Signal(40)
  let crowded = WatchedTank()
  let roomy = Signal(40)
  let haunted = Signal(40)
  let tidy = Signal(40)
  let one = Box(40)
  let many = SharedBox(40)
  let withTokens = SubscribableBox(80)
  let kettle = Kettle()
  let baskets = [Basket(), Basket()]
}
