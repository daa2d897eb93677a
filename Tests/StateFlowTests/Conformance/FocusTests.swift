import StateFlow
import Testing
import WorkbookTesting

/// Tests of keyboard focus that is stored in state (F1 to F4).
@MainActor
@Suite("Focus")
struct FocusTests {
  private enum Field { case name, email, missing }

  private struct Form: View {
    @State private var name = ""
    @State private var email = ""
    @State private var hasEmail = true
    @State private var isLocked = false
    @FocusState private var focus: Field?
    @FocusState private var isSearching: Bool

    var body: some View {
      Text("focus \(focus.map { "\($0)" } ?? "none"), searching \(isSearching ? "yes" : "no")")
      TextField("Name", text: $name).focused($focus, equals: .name).disabled(isLocked)
        .onSubmit { focus = .email }
      if hasEmail { VStack { TextField("Email", text: $email) }.focused($focus, equals: .email) }
      TextField("Search", text: .constant("")).focused($isSearching)
      TextField("Free", text: .constant(""))
      Button("Write email") { focus = .email }
      Button("Search now") { isSearching = true }
      Button("Stop") { focus = nil }
      Button("Nowhere") { focus = .missing }
      Button("Without email") { hasEmail = false }
      Button("Lock") { isLocked = true }
    }
  }

  // MARK: F1

  @Test func `F1 focusing a field writes the field's value to the focus state`() {
    let screen = Screen { Form() }
    screen.textField("Name").focus()
    #expect(screen.texts == ["focus name, searching no"])
    #expect(screen.textField("Name").isFocused)
    #expect(
      screen.story.last?.description == """
        focus "Name"
          wrote Form.focus nil → .name (StateFlowTests/FocusTests.swift:16)
          Form ran, because focus changed
        """)
  }

  @Test func `F1 moving between fields that share a focus state property causes one write`() {
    let screen = Screen { Form() }
    screen.textField("Name").focus()
    screen.textField("Email").focus()
    #expect(screen.texts == ["focus email, searching no"])
    #expect(screen.story.last?.writes.map(\.new) == [".email"])
  }

  @Test
  func `F1 a focus state property becomes nil when a field with another property is focused`() {
    let screen = Screen { Form() }
    screen.textField("Name").focus()
    screen.textField("Search").focus()
    let searching = screen.texts
    screen.textField("Free").focus()
    #expect(searching == ["focus none, searching yes"])
    #expect(screen.texts == ["focus none, searching no"])
    #expect(screen.textField("Free").isFocused)
  }

  @Test func `F1 typing into a field focuses it`() {
    let screen = Screen { Form() }
    screen.textField("Email").type("x")
    #expect(screen.texts == ["focus email, searching no"])
  }

  // MARK: F2

  @Test func `F2 writing the focus state property moves the focus`() {
    let screen = Screen { Form() }
    screen.button("Write email").tap()
    let email = screen.textField("Email").isFocused
    screen.button("Search now").tap()
    #expect(email)
    #expect(screen.textField("Search").isFocused)
    #expect(screen.texts == ["focus none, searching yes"])
  }

  @Test func `F2 writing nil to the focus state property removes the focus`() {
    let screen = Screen { Form() }
    screen.textField("Name").focus()
    screen.button("Stop").tap()
    #expect(!screen.textField("Name").isFocused)
    #expect(screen.graph.focusedElement == nil)
  }

  @Test func `F2 writing a value that no field is bound to removes the focus`() {
    let screen = Screen { Form() }
    screen.textField("Name").focus()
    screen.button("Nowhere").tap()
    #expect(screen.graph.focusedElement == nil)
  }

  @Test func `F2 a write in onAppear can set the focus`() {
    struct Eager: View {
      @FocusState private var isFocused
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
      }
    }
    #expect(Screen { Eager() }.textField("Name").isFocused)
  }

  @Test func `F2 a child can move the focus through a binding`() {
    struct Child: View {
      var focus: FocusState<Bool>.Binding
      var body: some View { Button("Focus") { focus.wrappedValue = true } }
    }
    struct Parent: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused)
        Child(focus: $isFocused)
      }
    }
    let screen = Screen { Parent() }
    screen.button("Focus").tap()
    #expect(screen.textField("Name").isFocused)
  }

  // MARK: F3

  @Test func `F3 a field that is removed or disabled loses the focus`() {
    let screen = Screen { Form() }
    screen.textField("Email").focus()
    screen.button("Without email").tap()
    let gone = screen.texts
    screen.textField("Name").focus()
    screen.button("Lock").tap()
    #expect(gone == ["focus none, searching no"])
    #expect(screen.texts == ["focus none, searching no"])
  }

  @Test func `F3 a field loses the focus when another tab is selected`() {
    struct Tabbed: View {
      @FocusState private var isFocused
      var body: some View {
        TabView {
          TextField("Name", text: .constant("")).focused($isFocused).tabItem { Text("One") }
          Text("two").tabItem { Text("Two") }
        }
        Text(isFocused ? "focused" : "not focused")
      }
    }
    let screen = Screen { Tabbed() }
    screen.textField("Name").focus()
    let before = screen.shows("focused") && !screen.shows("not focused")
    screen.tab("Two").select()
    #expect(before)
    #expect(screen.shows("not focused"))
  }

  @Test func `F3 closing a sheet that contains the focused field writes nothing`() {
    struct Sheet: View {
      @FocusState private var isFocused
      var body: some View { TextField("Name", text: .constant("")).focused($isFocused) }
    }
    struct Opener: View {
      @State private var isShown = true
      var body: some View { Text("below").sheet(isPresented: $isShown) { Sheet() } }
    }
    let screen = Screen { Opener() }
    screen.textField("Name").focus()
    screen.sheet.dismiss()
    #expect(screen.story.last?.writes.map(\.property) == ["isShown"])
  }

  // MARK: F4

  @Test func `F4 submitting a field doesn't move the focus unless the action moves it`() {
    let screen = Screen { Form() }
    screen.textField("Email").submit()
    let email = screen.textField("Email").isFocused
    screen.textField("Name").submit()
    #expect(email)
    #expect(screen.textField("Email").isFocused)
  }
}
