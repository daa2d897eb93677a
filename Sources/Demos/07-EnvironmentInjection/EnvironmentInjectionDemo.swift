import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import EnvironmentInjection

@main
struct EnvironmentInjectionDemo: App {
  @State private var tab = "Pitfall"
  private static let books = [
    Book(id: 1, title: "Emma"), Book(id: 2, title: "Dracula"), Book(id: 3, title: "Kim"),
  ]
  private let mayor = Mayor(name: "Ada")

  var body: some Scene {
    WindowGroup("Chapter 7: Environment injection") {
      TabView {
        AlongOrDown().tabItem { Text("Pitfall") }.tag("Pitfall")
        UnheardOrHeard().tabItem { Text("Object") }.tag("Object")
        BesideOrAround().tabItem { Text("Sheet") }.tag("Sheet")
        Exhibit("7.1 CalendarCard", try: "Hang it in another country, then in the dark: what runs?")
        {
          CardRoom(date: Date(timeIntervalSince1970: 1_774_987_200))
        }
        .tabItem { Text("7.1 Calendar card") }.tag("7.1")
        Exhibit("7.2 ThemeKey", try: "Change the house: what does a series in red still inherit?") {
          PublishingHouse()
        }
        .tabItem { Text("7.2 Theme key") }.tag("7.2")
        Exhibit("7.3 SharedProfile", try: "Rename one guest: whose badge follows?") {
          Reception()
        }
        .tabItem { Text("7.3 Shared profile") }.tag("7.3")
        Exhibit("7.4 SettingsSheet", try: "Switch to Swedish, open the settings, hide the prices.")
        {
          Bakery()
        }
        .tabItem { Text("7.4 Settings sheet") }.tag("7.4")
        Exhibit("7.5 Surroundings", try: "Let the town decide, then the house: the nearest wins.") {
          Town(mayor: mayor)
        }
        .tabItem { Text("7.5 Surroundings") }.tag("7.5")
        Exhibit("7.6 StormWarning", try: "Predict in the file, then tap, and read the story.") {
          Ship()
        }
        .tabItem { Text("7.6 Storm warning") }.tag("7.6")
        Exhibit("7.7 LendingLibrary", try: "Borrow a book. Who says that none is borrowed?") {
          LendingLibrary(books: Self.books)
        }
        .tabItem { Text("7.7 Lending library") }.tag("7.7")
      }
    }
  }
}
