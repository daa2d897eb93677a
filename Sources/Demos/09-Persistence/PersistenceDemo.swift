import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import Persistence

@main
struct PersistenceDemo: KitApp {
  init() {
    // Registered defaults aren't saved, so each launch registers them before they are read.
    RegisteredDefaults.register(in: .demo("persistence-demo"))
  }

  var body: some Scene {
    WindowGroup("Chapter 9: Persistence") { PersistenceTabs() }
  }
}

/// The tabs of the demo. The selected tab is saved with the scene and restored at the next launch.
struct PersistenceTabs: KitView {
  @SceneStorage("tab") private var tab = "Pitfall"
  private static let concerts = [
    Concert(id: 1, title: "Jazz", price: 15),
    Concert(id: 2, title: "Opera", price: 40, isSoldOut: true),
    Concert(id: 3, title: "Gala", price: 95),
  ]

  var body: some View {
    TabView(selection: $tab) {
      ForgottenOrSaved().tabItem { Text("Pitfall") }.tag("Pitfall")
      SilentOrFollowed().tabItem { Text("Silent") }.tag("Silent")
      Exhibit("9.1 UserDefault", try: "Change the preferences, then relaunch.") {
        Relaunchable(in: "persistence-demo") { ReadingRoom(store: $0) }
      }
      .tabItem { Text("9.1 User default") }.tag("9.1")
      Exhibit("9.2 RegisteredDefaults", try: "Save a 0, relaunch, then reset.") {
        Relaunchable(in: "persistence-demo") { KitchenTimer(store: $0) }
      }
      .tabItem { Text("9.2 Registered defaults") }.tag("9.2")
      Exhibit("9.3 DisplayOrderSetting", try: "Choose an order. What does a 9 read as?") {
        Relaunchable(in: "persistence-demo") { Bookshelf(store: $0) }
      }
      .tabItem { Text("9.3 Display order setting") }.tag("9.3")
      Exhibit("9.4 SettingsStore", try: "Change the goal here, then let the doctor do it.") {
        Relaunchable(in: "persistence-demo") { Bedroom(store: $0) }
      }
      .tabItem { Text("9.4 Settings store") }.tag("9.4")
      Exhibit("9.5 PublishedSettings", try: "Change all three, and relaunch.") {
        Relaunchable(in: "persistence-demo") { Player(store: $0) }
      }
      .tabItem { Text("9.5 Published settings") }.tag("9.5")
      Exhibit("9.6 Migration", try: "Save an old or a damaged trip, and relaunch.") {
        Relaunchable(in: "persistence-demo") { Diary(store: $0) }
      }
      .tabItem { Text("9.6 Migration") }.tag("9.6")
      Exhibit("9.7 EggTimer", try: "Predict in the file, then change everything and relaunch.") {
        Relaunchable(in: "persistence-demo") { EggTable(store: $0) }
      }
      .tabItem { Text("9.7 Egg timer") }.tag("9.7")
      Exhibit("9.8 FirstLaunch", try: "Which concerts does a new user see? Relaunch.") {
        Relaunchable(in: "persistence-demo") {
          FirstLaunch(concerts: Self.concerts, store: $0)
        }
      }
      .tabItem { Text("9.8 First launch") }.tag("9.8")
      Exhibit("9.9 ThirdVersion", try: "Let other versions save their trips, and relaunch.") {
        Relaunchable(in: "persistence-demo-3") { NewDiary(store: $0) }
      }
      .tabItem { Text("9.9 Third version") }.tag("9.9")
    }
  }
}
