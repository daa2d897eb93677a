import StateFlow
import Testing
import WorkbookTesting

@MainActor
@Suite("Labeled content, text editors, and toggles of several values")
struct LabeledContentTests {
  @Test func `a labeled value is shown beside its label`() {
    let screen = Screen {
      Form {
        LabeledContent("Bird", value: "Heron")
        LabeledContent("Price", value: 1234.5, format: .number)
        LabeledContent("Seats") { Text("Two") }
        LabeledContent {
          Button("Change") {}
        } label: {
          Text("Plan")
        }
      }
    }
    #expect(
      screen.list.texts == [
        ["Bird", "Heron"], ["Price", "1,234.5"], ["Seats", "Two"], ["Plan", "Change"],
      ])
  }

  private struct Letter: View {
    @State private var text = "Dear Ida"
    @FocusState private var isWriting: Bool

    var body: some View {
      TextEditor(text: $text).focused($isWriting).accessibilityLabel("Letter")
      Text(isWriting ? "Writing" : "Reading")
      Text("\(text.split(separator: "\n").count) lines")
    }
  }

  @Test func `a text editor writes each change and takes the focus`() {
    let screen = Screen(Letter())
    screen.textEditor("Letter").type("\nHello")
    #expect(screen.textEditor("Letter").text == "Dear Ida\nHello")
    #expect(screen.shows("Writing"))
    #expect(screen.shows("2 lines"))
  }

  @Test func `a text editor can't be submitted`() {
    let screen = Screen { TextEditor(text: .constant("")) }
    withKnownIssue {
      screen.textEditor().submit()
    } matching: { issue in
      issue.description.contains("A user can't submit the text editor \"\".")
    }
  }

  private struct Alarms: View {
    struct Alarm: Identifiable {
      let id: Int
      var isOn: Bool
    }

    @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]

    var body: some View {
      Toggle("All", sources: $alarms, isOn: \.isOn)
      Toggle(sources: $alarms, isOn: \.isOn) { Text("Custom") }
      Text(alarms.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
    }
  }

  @Test func `a toggle of several values is on if all are, and switches them together`() {
    let screen = Screen(Alarms())
    let all = screen.toggle("All")
    #expect(!all.isOn)
    all.toggle()
    #expect(all.isOn)
    #expect(screen.toggle("Custom").isOn)
    #expect(screen.shows("on on"))
    all.toggle()
    #expect(screen.shows("off off"))
  }

  @Test func `a toggle of no values is off and switches nothing`() {
    let none: [Binding<Bool>] = []
    let screen = Screen { Toggle("None", sources: none, isOn: \.self) }
    screen.toggle("None").toggle()
    #expect(!screen.toggle("None").isOn)
  }
}
