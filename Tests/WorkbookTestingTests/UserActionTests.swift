import StateFlow
import StateFlowActions
import Testing
import WorkbookTesting

/// Tests of the one vocabulary of actions in tests, stories, and scripts.
@MainActor
@Suite("User actions")
struct UserActionTests {
  private struct Kitchen: View {
    @State private var isOn = false
    @State private var count = 2
    @State private var volume = 0.25
    @State private var name = "a"
    @State private var size = "small"
    @State private var chosen: String?
    @State private var rows = ["Milk", "Rye", "Eggs"]
    @State private var isShown = false

    var body: some View {
      Button("Add") {}
      Toggle("Cold", isOn: $isOn)
      Stepper("Cups", value: $count, in: 0...3)
      Slider(value: $volume) { Text("Volume") }
      TextField("Name of the \"cook\"", text: $name)
      Picker("Size", selection: $size) {
        ForEach(["small", "quite large"], id: \.self) { Text($0) }
      }
      List(selection: $chosen) {
        ForEach(rows, id: \.self) { Text($0) }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Text("Hello") }
    }
  }

  /// The titles that a screen's story has for these actions.
  private static let titles = [
    #"tap "Add""#, #"toggle "Cold""#, #"increment "Cups""#, #"decrement "Cups""#,
    #"drag "Volume" to 0.5"#, #"type "b" into "Name of the \"cook\"""#,
    #"clear "Name of the \"cook\"""#, #"submit "Name of the \"cook\"""#,
    #"end editing "Name of the \"cook\"""#, #"select "quite large" in "Size""#, #"select "Rye""#,
    #"move row "Milk" to 2"#, #"delete row "Rye""#, #"tap "Show""#, "dismiss the sheet",
  ]

  private func titles(of screen: Screen) -> [String] {
    screen.story.updates.dropFirst().map(\.event).filter { !$0.hasPrefix("focus") }
  }

  @Test func `a script that consists of the titles in a story performs the story's actions again`()
    throws
  {
    let screen = Screen(Kitchen())
    for words in ScriptWords(Self.titles.joined(separator: "\n")).steps {
      var reader = WordReader(words.words, usages: ActionStep.usages)
      let step = try #require(try ActionStep(&reader))
      let sheet = screen.graph.elements.flatMap(\.flattened).first { $0.role == .sheet }
      let finder = Finder(
        screen.elements, in: "the screen", numbering: .number, dismissal: sheet?.dismissal)
      screen.graph.perform(try #require(try finder.find(step).action))
    }
    #expect(titles(of: screen) == Self.titles)
  }

  @Test func `a test's actions have the same titles as a script's`() {
    let screen = Screen(Kitchen())
    let field = screen.textField("Name of the \"cook\"")
    screen.button("Add").tap()
    screen.toggle("Cold").toggle()
    screen.stepper("Cups").increment()
    screen.stepper("Cups").decrement()
    screen.slider("Volume").drag(to: 0.5)
    field.type("b")
    field.clear()
    field.submit()
    field.endEditing()
    screen.picker("Size").select("quite large")
    screen.list.row(0).move(to: 2)
    screen.list.row(0).delete()
    screen.button("Show").tap()
    screen.sheet.dismiss()
    #expect(titles(of: screen) == Self.titles.filter { $0 != #"select "Rye""# })
  }

  @Test func `a test can delete the last character of a field`() {
    let screen = Screen(Kitchen())
    let field = screen.textField("Name of the \"cook\"")
    field.type("Ada")
    field.deleteBackward()
    #expect(field.text == "aAd")
    #expect(field.isFocused)
    #expect(titles(of: screen).last == #"delete "a" from "Name of the \"cook\"""#)
    field.clear()
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func `the message about a misspelled label suggests the right one`() {
    let screen = Screen(Kitchen())
    withKnownIssue {
      screen.button("Ad").tap()
    } matching: { issue in
      issue.description.contains(
        "There is no button \"Ad\". Did you mean \"Add\"? The screen shows:\n  button \"Add\"\n")
    }
  }

  @Test func `a row is named by its first text`() {
    let screen = Screen {
      List {
        ForEach(["Ida", "Nils"], id: \.self) { name in
          HStack {
            Text(name)
            Button("More") {}
          }
        }
        .onDelete { _ in }
      }
    }
    screen.list.row(1).delete()
    #expect(titles(of: screen) == ["delete row \"Nils\""])
  }

  @Test func `a row without a label is named by its position`() {
    let screen = Screen {
      List { ForEach([0, 1], id: \.self) { _ in Divider() }.onDelete { _ in } }
    }
    screen.list.row(1).delete()
    #expect(titles(of: screen) == ["delete row 1"])
  }
}
