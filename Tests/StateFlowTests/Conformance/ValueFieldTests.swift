import Foundation
import StateFlow
import Testing
import WorkbookTesting

@Suite("Text fields for values")
@MainActor
struct ValueFieldTests {
  struct AgeForm: View {
    @State private var age = 1
    @State private var height: Int?
    @State private var name = ""
    var body: some View {
      Text("Age \(age)")
      Text("Height \(height.map { "\($0)" } ?? "unknown")")
      TextField("Age", value: $age, format: .number.locale(Locale(identifier: "en_US")))
      TextField("Height", value: $height, format: .number.locale(Locale(identifier: "en_US")))
      TextField("Name", text: $name)
      Button("Birthday") { age += 1 }
    }
  }

  @Test func `B10 the value is written when the text is submitted, not at each key`() {
    let screen = Screen { AgeForm() }
    let field = screen.textField("Age")
    field.clear()
    field.type("42")
    #expect(field.text == "42")
    #expect(screen.text("Age 1").exists)
    field.submit()
    #expect(field.text == "42")
    #expect(screen.text("Age 42").exists)
    #expect(screen.story.updates.flatMap(\.writes).map(\.new) == ["42"])
  }

  @Test func `B10 the value is written when the field loses the focus to another one`() {
    let screen = Screen { AgeForm() }
    screen.textField("Age").type("0")
    screen.button("Birthday").tap()
    #expect(screen.text("Age 2").exists)
    #expect(screen.textField("Age").text == "10")
    screen.textField("Name").type("A")
    #expect(screen.text("Age 10").exists)
    #expect(screen.story.updates.map(\.event).suffix(2).first == "end editing \"Age\"")
  }

  @Test func `B10 ending editing writes once`() {
    let screen = Screen { AgeForm() }
    screen.textField("Age").type("0")
    screen.textField("Age").endEditing()
    screen.textField("Age").endEditing()
    screen.textField("Age").submit()
    #expect(screen.text("Age 10").exists)
    #expect(screen.story.updates.flatMap(\.writes).count == 1)
  }

  @Test func `B10 text that can't be parsed is discarded`() {
    let screen = Screen { AgeForm() }
    let field = screen.textField("Age")
    field.clear()
    field.type("old")
    field.submit()
    #expect(field.text == "1")
    #expect(screen.text("Age 1").exists)
  }

  @Test func `B10 an empty text writes nil to an optional value`() {
    let screen = Screen { AgeForm() }
    let field = screen.textField("Height")
    field.type("180")
    field.submit()
    #expect(screen.text("Height 180").exists)
    field.clear()
    #expect(screen.text("Height 180").exists)
    field.submit()
    #expect(screen.text("Height unknown").exists)
  }

  @Test func `B10 a field that isn't being edited shows the current value`() {
    let screen = Screen { AgeForm() }
    screen.button("Birthday").tap()
    #expect(screen.textField("Age").text == "2")
  }

  @Test func `B10 the value is written before onSubmit runs`() {
    struct Form: View {
      let log: Log
      @State private var age = 1
      var body: some View {
        TextField("Age", value: $age, format: .number.locale(Locale(identifier: "en_US")))
          .onSubmit { log.note("\(age)") }
      }
    }
    let log = Log()
    let screen = Screen { Form(log: log) }
    screen.textField("Age").type("2")
    screen.textField("Age").submit()
    #expect(log.entries == ["12"])
  }
}
