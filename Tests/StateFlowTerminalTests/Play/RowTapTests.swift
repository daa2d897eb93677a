import StateFlow
import StateFlowStory
import Testing

@testable import StateFlowTerminal

@MainActor
@Suite("Tapping in a list")
struct RowTapTests {
  private struct Pizza: View {
    @State private var toppings: Set<String> = []

    var body: some View {
      Form {
        ForEach(["cheese", "olives"], id: \.self) { topping in
          Toggle(
            topping,
            isOn: Binding {
              toppings.contains(topping)
            } set: { isOn in
              if isOn { toppings.insert(topping) } else { toppings.remove(topping) }
            })
        }
      }
    }
  }

  private struct Menu: View {
    @State private var chosen: String?

    var body: some View {
      List(["cheese", "olives"], id: \.self, selection: $chosen) { Text($0) }
    }
  }

  /// Plays a script. Returns the last event of the story or, if the script fails, the error.
  private func play<V: View>(_ script: String, to view: V) async -> String? {
    let screen = AppScreen(size: Size(width: 40, height: 10), chrome: .none) { surroundings in
      ViewGraph(environment: surroundings) { view }
    }
    return await Player(screen) { _ in }.play(PlayScript(script)) ?? screen.graph.story.last?.event
  }

  @Test func `tapping a row that can't be selected taps the control inside it`() async {
    #expect(await play("tap olives", to: Pizza()) == "toggle \"olives\"")
  }

  @Test func `tapping a selectable row selects it`() async {
    #expect(await play("tap olives", to: Menu()) == "select \"olives\"")
  }
}
