import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import Bindings

@main
struct BindingsDemo: KitApp {
  private let locale = Locale(identifier: "en_US")

  var body: some Scene {
    WindowGroup("Chapter 2: Bindings") {
      TabView {
        CopyOrPlace().tabItem { Text("Pitfall") }.tag("Pitfall")
        ConstantOrNot().tabItem { Text("Constant") }.tag("Constant")
        Exhibit("Shown by bindings", try: "Rename, sell, push: what is on screen is a value.") {
          ShownByBindings()
        }
        .tabItem { Text("Shown") }.tag("Shown")
        Exhibit(
          "2.1 EncryptionToggle", try: "Switch it, then start over. How many values are there?"
        ) {
          MessageForm()
        }
        .tabItem { Text("2.1 Encryption toggle") }.tag("2.1")
        Exhibit(
          "2.2 DecimalsStepper", try: "Step up and down: who reads the number, who writes it?"
        ) {
          DecimalsPanel(value: 2.0 / 3, locale: locale)
        }
        .tabItem { Text("2.2 Decimals stepper") }.tag("2.2")
        Exhibit("2.3 TwoWay", try: "Write a member: the room's lamp is written once, as a whole.") {
          HandMadeBindings()
        }
        .tabItem { Text("2.3 Two way") }.tag("2.3")
        Exhibit(
          "2.4 DerivedBindings", try: "Change one: the other shows the same value differently."
        ) {
          DerivedPlaces()
        }
        .tabItem { Text("2.4 Derived bindings") }.tag("2.4")
        Exhibit("2.5 RPNCalculator", try: "6 Enter 3 − is 3. Then divide by 0.") {
          RPNCalculator(locale: locale)
        }
        .tabItem { Text("2.5 RPN calculator") }.tag("2.5")
        Exhibit("2.6 Greenhouse", try: "Predict in the file, then tap and compare the stories.") {
          Greenhouse()
        }
        .tabItem { Text("2.6 Greenhouse") }.tag("2.6")
        Exhibit("2.7 MixingDesk", try: "Nudge, boost and cut a channel. What does Cut write?") {
          MixingDesk()
        }
        .tabItem { Text("2.7 Mixing desk") }.tag("2.7")
      }
    }
  }
}
