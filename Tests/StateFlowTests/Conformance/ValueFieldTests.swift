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

  @Test func `B10 a field writes its value when the text is submitted, not at each key press`() {
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

  @Test func `B10 a field writes its value when another field gets the focus`() {
    let screen = Screen { AgeForm() }
    screen.textField("Age").type("0")
    screen.button("Birthday").tap()
    #expect(screen.text("Age 2").exists)
    #expect(screen.textField("Age").text == "10")
    screen.textField("Name").type("A")
    #expect(screen.text("Age 10").exists)
    #expect(screen.story.updates.map(\.event).suffix(2).first == "end editing \"Age\"")
  }

  @Test func `B10 a field writes its value once when editing ends`() {
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

  @Test func `B10 submitting an empty text field writes nil to an optional value`() {
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

  @Test func `B10 a field writes its value before onSubmit runs`() {
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

  // MARK: B11

  struct PriceForm: View {
    @State private var price = 1.5
    @State private var count = 2
    @State private var exact = Decimal(3)

    private var formatter: NumberFormatter {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      return formatter
    }

    var body: some View {
      Text(verbatim: "\(price) \(count) \(exact)")
      TextField("Price", value: $price, formatter: formatter)
      TextField(value: $count, formatter: formatter) { Text("Count") }
      TextField("Exact", value: $exact, formatter: formatter, prompt: Text("e.g. 3"))
    }
  }

  @Test func `B11 a formatter formats the value and parses the submitted text`() {
    let screen = Screen { PriceForm() }
    let field = screen.textField("Price")
    #expect(field.text == "1.5")
    field.clear()
    field.type("1,234.25")
    #expect(screen.shows("1.5 2 3"))
    field.submit()
    #expect(screen.texts == ["1234.25 2 3"])
    #expect(field.text == "1,234.25")
  }

  @Test func `B11 a field writes a value of its binding's type when the focus leaves the field`() {
    let screen = Screen { PriceForm() }
    screen.textField("Count").type("0")
    screen.textField("Exact").clear()
    screen.textField("Exact").type("0.1")
    #expect(screen.texts == ["1.5 20 3"])
    screen.textField("Exact").submit()
    #expect(screen.texts == ["1.5 20 0.1"])
  }

  @Test(arguments: ["", "many", "2.5"])
  func `B11 text that can't be converted to the value's type is discarded`(words: String) {
    let screen = Screen { PriceForm() }
    let field = screen.textField("Count")
    field.clear()
    field.type(words)
    field.submit()
    #expect(field.text == "2")
    #expect(screen.texts == ["1.5 2 3"])
    #expect(screen.story.updates.flatMap(\.writes).isEmpty)
  }

  @Test func `B11 a date formatter parses the text as a date`() {
    struct Birthday: View {
      @State private var day = Date(timeIntervalSince1970: 0)
      var body: some View {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyy-MM-dd"
        return Group {
          Text(verbatim: "\(day.timeIntervalSince1970 / 86_400)")
          TextField("Day", value: $day, formatter: formatter)
        }
      }
    }
    let screen = Screen { Birthday() }
    let field = screen.textField("Day")
    #expect(field.text == "1970-01-01")
    field.clear()
    field.type("1970-01-03")
    field.submit()
    #expect(screen.texts == ["2.0"])
  }

  @Test func `B10 a title that isn't a string literal can label a field for an optional value`() {
    let title = "Height"
    let screen = Screen {
      TextField(
        title, value: .constant(Int?.none), format: .number.locale(Locale(identifier: "en_US")))
    }
    #expect(screen.textField("Height").text == "")
  }
}
