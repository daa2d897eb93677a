import StateFlow
import Testing

@testable import StateFlowTerminal

/// Tests of the element highlighted in the terminal, and of the program's focus state.
@MainActor
@Suite struct KeyboardFocusTests {
  private enum Field { case name, email }

  private struct Form: View {
    @State private var name = ""
    @State private var email = ""
    @FocusState private var focus: Field?

    var body: some View {
      Text("focus: \(focus.map { "\($0)" } ?? "none")")
      Button("Email, please") { focus = .email }
      TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .email }
      TextField("Email", text: $email).focused($focus, equals: .email)
      Button("Stop") { focus = nil }
    }
  }

  @Test func `moving the highlight sets and clears the focus state`() {
    let used = UsedScreen { Form() }
    used.press("tab")
    let onName = used.text.contains("focus: name")
    used.press("tab", "tab")
    #expect(onName)
    #expect(used.focus == "Stop")
    #expect(used.text.contains("focus: none"))
    #expect(used.events == ["focus \"Name\"", "focus \"Email\"", "end editing"])
  }

  @Test func `setting the focus state moves the highlight`() {
    let used = UsedScreen { Form() }
    used.press("return")
    #expect(used.focus == "Email")
    used.type("x")
    #expect(used.text.contains("focus: email"))
    #expect(used.events == ["tap \"Email, please\"", "type \"x\" into \"Email\""])
  }

  @Test func `pressing Return moves to the field that the submit action focuses`() {
    let used = UsedScreen { Form() }
    used.press("tab", "return")
    #expect(used.focus == "Email")
    #expect(used.text.contains("focus: email"))
  }

  @Test func `the highlight starts at the field that onAppear focuses`() {
    struct Eager: View {
      @FocusState private var isFocused
      var body: some View {
        Button("First") {}
        TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
      }
    }
    #expect(UsedScreen { Eager() }.focus == "Name")
  }

  @Test func `without a focus state, moving the highlight adds nothing to the story`() {
    let used = UsedScreen {
      TextField("Name", text: .constant(""))
      Button("Go") {}
    }
    used.press("tab", "tab")
    #expect(used.events == [])
  }

  @Test func `pressing Escape doesn't close a sheet whose interactive dismissal is disabled`() {
    struct Kept: View {
      @State private var isShown = true
      var body: some View {
        Text("below").sheet(isPresented: $isShown) {
          Button("Close") { isShown = false }.interactiveDismissDisabled()
        }
      }
    }
    let used = UsedScreen { Kept() }
    used.press("escape")
    #expect(used.text.contains("Close"))
  }

  @Test func `a link with a value pushes its destination, and pressing Escape goes back`() {
    struct Guide: View {
      @State private var path: [String] = []
      var body: some View {
        NavigationStack(path: $path) {
          List { NavigationLink("Heron", value: "heron") }
            .navigationDestination(for: String.self) { Text("about the \($0)").navigationTitle($0) }
            .navigationTitle("Birds")
        }
      }
    }
    let used = UsedScreen { Guide() }
    used.press("return")
    let pushed = used.text
    used.press("escape")
    #expect(pushed.contains("about the heron"))
    #expect(pushed.contains("‹ Back"))
    #expect(used.text.contains("Birds"))
    #expect(used.events == ["tap \"Heron\"", "go back"])
  }
}
