import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import Stores

@main
struct StoresDemo: App {
  @StateObject private var errands = ErrandStore.sample
  private let boats = BoatStore(names: ["Gull", "Tern", "Heron"])
  @State private var tab = "Pitfall"

  var body: some Scene {
    WindowGroup("Chapter 8: Stores") {
      TabView {
        RuleInViewOrStore().tabItem { Text("Pitfall") }.tag("Pitfall")
        RowsByIndexOrID().tabItem { Text("Rows") }.tag("Rows")
        Exhibit("8.1 TodoStore", try: "Order by date, then by priority. One action, one count.") {
          Household()
        }
        .tabItem { Text("8.1 Todo store") }.tag("8.1")
        Exhibit("8.2 OffsetMoves", try: "Choose letters, and move them before the destination.") {
          Letters()
        }
        .tabItem { Text("8.2 Offset moves") }.tag("8.2")
        Exhibit(
          "8.3 IndexedCollection", try: "Play a song: it is the right one in any part of the list."
        ) {
          Playlist()
        }
        .tabItem { Text("8.3 Indexed collection") }.tag("8.3")
        Exhibit("8.4 TodoRow", try: "Do a chore: it moves to the end, together with its count.") {
          Kitchen()
        }
        .tabItem { Text("8.4 Todo row") }.tag("8.4")
        Exhibit("8.5 TodoList", try: "Write down an errand: which bodies run for each key?") {
          Phone()
        }
        .tabItem { Text("8.5 Todo list") }.tag("8.5")
        Exhibit("8.6 KitchenPass", try: "Predict in the file, then tap, and read the story.") {
          KitchenPass()
        }
        .tabItem { Text("8.6 Kitchen pass") }.tag("8.6")
        Exhibit("8.7 Boathouse", try: "Open some details, then bring all the boats back.") {
          Boathouse(store: boats)
        }
        .tabItem { Text("8.7 Boathouse") }.tag("8.7")
      }
    }
  }
}
