import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import ValuesAndReferences

@main
struct ValuesAndReferencesDemo: KitApp {

  var body: some Scene {
    WindowGroup("Chapter 3: Values and references") {
      TabView {
        ObjectOrValue().tabItem { Text("Pitfall") }.tag("Pitfall")
        BumpedOrAnnounced().tabItem { Text("No fix") }.tag("No fix")
        Exhibit("3.1 CopiesDiverge", try: "Predict in the file, then run each program here.") {
          Predictions()
        }
        .tabItem { Text("3.1 Copies diverge") }.tag("3.1")
        Exhibit("3.2 ProfileEditor", try: "Type both names, then swap them: what was written?") {
          ProfileEditor()
        }
        .tabItem { Text("3.2 Profile editor") }.tag("3.2")
        Exhibit(
          "3.3 WhyNothingHappened", try: "Turn each room up. Only the first one should stay broken."
        ) {
          WhyNothingHappened()
        }
        .tabItem { Text("3.3 Why nothing happened") }.tag("3.3")
        Exhibit(
          "3.4 CartAndDraft", try: "Edit a lamp, tap More, then Cancel: has the cart changed?"
        ) {
          CartAndDraft()
        }
        .tabItem { Text("3.4 Cart and draft") }.tag("3.4")
        Exhibit("3.5 NestedValues", try: "Stay longer in one city: which rows run?") {
          NestedValues()
        }
        .tabItem { Text("3.5 Nested values") }.tag("3.5")
        Exhibit("3.6 DoubledRecipe", try: "Duplicate a recipe, and double the copy.") {
          DoubledRecipe()
        }
        .tabItem { Text("3.6 Doubled recipe") }.tag("3.6")
      }
    }
  }
}
