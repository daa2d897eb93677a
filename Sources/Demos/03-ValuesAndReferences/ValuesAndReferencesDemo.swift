import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import ValuesAndReferences

@main
struct ValuesAndReferencesDemo: App {
  @State private var tab = "Pitfall"

  var body: some Scene {
    WindowGroup {
      TabView(selection: $tab) {
        ObjectOrValue().tabItem { Text("Pitfall") }.tag("Pitfall")
        BumpedOrAnnounced().tabItem { Text("No fix") }.tag("No fix")
        Exhibit("3.1 CopiesDiverge", try: "Predict in the file, then run each program here.") {
          Predictions()
        }
        .tabItem { Text("3.1") }.tag("3.1")
        Exhibit("3.2 ProfileEditor", try: "Type both names, then swap them: what was written?") {
          ProfileEditor()
        }
        .tabItem { Text("3.2") }.tag("3.2")
        Exhibit(
          "3.3 WhyNothingHappened", try: "Turn each room up. Only the first is to stay broken."
        ) {
          WhyNothingHappened()
        }
        .tabItem { Text("3.3") }.tag("3.3")
        Exhibit(
          "3.4 CartAndDraft", try: "Edit a lamp, tap More, then Cancel: has the cart changed?"
        ) {
          CartAndDraft()
        }
        .tabItem { Text("3.4") }.tag("3.4")
        Exhibit("3.5 NestedValues", try: "Stay longer in one city: which rows run?") {
          NestedValues()
        }
        .tabItem { Text("3.5") }.tag("3.5")
        Exhibit("3.6 DoubledRecipe", try: "Duplicate a recipe, and double the copy.") {
          DoubledRecipe()
        }
        .tabItem { Text("3.6") }.tag("3.6")
      }
    }
  }
}
