import StateFlow
import StateFlowStory
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
  private struct Host<Value, Content: View>: View {
    @State var value: Value
    @ViewBuilder let content: (Binding<Value>) -> Content

    var body: some View {
      Text(verbatim: "\(value)")
      content($value)
    }
  }

  private func graph<Value, Content: View>(
    _ value: Value, @ViewBuilder _ content: @escaping (Binding<Value>) -> Content
  ) -> ViewGraph {
    ViewGraph { Host(value: value, content: content) }
  }

  @Test func `a button performs its action and uses its title as its label`() {
    let graph = graph(0) { value in Button("Add") { value.wrappedValue += 1 } }
    graph.use("Add")
    #expect(graph.texts == ["1", "Add"])
  }

  @Test func `a button can have a role`() {
    let graph = ViewGraph { Button("Delete", role: .destructive) {} }
    #expect(graph.first(.button)?.attributes == [.buttonRole(.destructive)])
  }

  @Test func `the label of a button with a title and a symbol is the title`() {
    let graph = ViewGraph { Button("Add", systemImage: "plus") {} }
    #expect(graph.labels(of: .button) == ["Add"])
    #expect(graph.first(.image)?.text == "+")
  }

  @Test func `a toggle shows its value and can change it`() {
    let graph = graph(false) { Toggle("Encrypted", isOn: $0) }
    let before = graph.first(.toggle)?.value
    graph.use("Encrypted", .toggle)
    #expect([before, graph.first(.toggle)?.value] == [.flag(false), .flag(true)])
  }

  @Test func `a control with a constant binding keeps its value`() {
    let graph = ViewGraph { Toggle("Encrypted", isOn: .constant(true)) }
    graph.use("Encrypted", .toggle)
    #expect(graph.first(.toggle)?.value == .flag(true))
  }

  @Test func `a stepper stops at its bounds`() {
    let graph = graph(1) { Stepper("Decimals", value: $0, in: 0...5, step: 2) }
    var seen: [String] = []
    for step in [\Element.Actions.increment, \.increment, \.increment, \.decrement, \.decrement] {
      let stepper = graph.first(.stepper, "Decimals")
      graph.perform("step") { stepper?.actions[keyPath: step]?() }
      seen.append(graph.texts[0])
    }
    #expect(seen == ["3", "5", "5", "3", "1"])
  }

  @Test func `a stepper stops at a bound that is less than a step away`() {
    let graph = graph(4) { Stepper("Decimals", value: $0, in: 0...5, step: 2) }
    let stepper = graph.first(.stepper)
    graph.perform("increment") { stepper?.actions.increment?() }
    #expect(graph.first(.stepper)?.value == .number(5, in: 0...5))
  }

  @Test func `a stepper's label can be a trailing closure`() {
    let graph = graph(4) { value in
      Stepper(value: value) { Text("Unbounded") }
      Stepper(value: value, in: 0...5) { Text("Bounded") }
    }
    let steppers = ["Unbounded", "Bounded"].map { graph.first(.stepper, $0)?.value }
    #expect(steppers == [.number(4, in: nil), .number(4, in: 0...5)])
  }

  @Test func `a stepper without a value calls its closures`() {
    let graph = graph([String]()) { taps in
      Stepper {
        Text("Count")
      } onIncrement: {
        taps.wrappedValue.append("up")
      } onDecrement: {
        taps.wrappedValue.append("down")
      }
    }
    let stepper = graph.first(.stepper, "Count")
    graph.perform("steps") {
      stepper?.actions.increment?()
      stepper?.actions.decrement?()
    }
    #expect(graph.texts[0] == #"["up", "down"]"#)
  }

  @Test(arguments: [(-3.0, 1.0), (4.4, 4.0), (4.6, 5.0), (99.0, 10.0)])
  func `a slider's value stays within the bounds and on the steps`(set: Double, kept: Double) {
    let graph = graph(5.0) { Slider(value: $0, in: 1...10, step: 1) }
    let slider = graph.first(.slider)
    graph.perform("slide") { slider?.actions.setNumber?(set) }
    #expect(graph.first(.slider)?.value == .number(kept, in: 1...10))
  }

  @Test func `a text field shows the text and writes what is typed`() {
    let graph = graph("Frodo") { TextField("First name", text: $0) }
    let field = graph.first(.textField, "First name")
    graph.perform("type") { field?.actions.setText?("Bilbo") }
    #expect(field?.value == .text("Frodo"))
    #expect(graph.first(.textField)?.value == .text("Bilbo"))
  }

  @Test func `submitting a text field calls the inner onSubmit first`() {
    var seen: [String] = []
    let graph = graph("") { text in
      TextField("Name", text: text)
        .onSubmit { seen.append("inner") }
        .onSubmit(of: .search) { seen.append("search") }
        .onSubmit { seen.append("outer") }
    }
    let field = graph.first(.textField)
    graph.perform("submit") { field?.actions.submit?() }
    #expect(seen == ["inner", "outer"])
  }

  @Test func `a secure field can have a prompt`() {
    let graph = graph("") { SecureField("Password", text: $0, prompt: Text("Required")) }
    #expect(graph.first(.secureField, "Password")?.prompt == "Required")
  }

  @Test func `a picker selects an option by its tag`() {
    let graph = graph("az") { order in
      Picker("Order", selection: order) {
        Text("A–Z").tag("az")
        Text("Z–A").tag("za")
      }
    }
    let picker = graph.first(.picker, "Order")
    graph.perform("select") { picker?.actions.select?("za") }
    #expect(picker?.options.map(\.label) == ["A–Z", "Z–A"])
    #expect(graph.first(.picker)?.value == .choice("za"))
  }

  @Test func `a tag whose type differs from the selection's type can't be selected`() {
    let graph = graph("az") { order in
      Picker("Order", selection: order) { Text("One").tag(1) }
    }
    let picker = graph.first(.picker)
    graph.perform("select") { picker?.actions.select?(1) }
    #expect(graph.first(.picker)?.value == .choice("az"))
  }

  @Test func `an optional selection can be set to a tag of its wrapped type`() {
    let graph = graph(Int?.none) { choice in
      Picker("Number", selection: choice) { Text("One").tag(1) }
    }
    let picker = graph.first(.picker)
    graph.perform("select") { picker?.actions.select?(1) }
    #expect(graph.texts[0] == "Optional(1)")
  }

  @Test func `ForEach rows in a picker are tagged with their IDs`() {
    let graph = graph(2) { number in
      Picker("Number", selection: number) {
        ForEach([1, 2, 3], id: \.self) { Text(verbatim: "No. \($0)") }
      }
    }
    #expect(graph.first(.picker)?.options.map(\.tag) == [1, 2, 3])
  }

  @Test func `a progress view's value is limited to the range from zero to its total`() {
    let graph = ViewGraph { ProgressView("Loading", value: 12, total: 10) }
    #expect(graph.first(.progress, "Loading")?.value == .number(10, in: 0...10))
  }

  @Test func `using a disabled control has no effect`() {
    let graph = graph(0) { value in
      Button("Add") { value.wrappedValue += 1 }.disabled(true)
      Stepper("Count", value: value).disabled(true)
    }
    graph.use("Add")
    let stepper = graph.first(.stepper)
    graph.perform("increment") { stepper?.actions.increment?() }
    #expect(graph.texts[0] == "0")
    #expect([graph.first(.button)?.isEnabled, stepper?.isEnabled] == [false, false])
  }

  @Test func `a control inside a disabled view is disabled`() {
    let graph = ViewGraph {
      VStack { Button("Add") {}.disabled(false) }.disabled(true)
    }
    #expect(graph.first(.button)?.isEnabled == false)
  }

  @Test func `a control is disabled or enabled when the condition of its modifier changes`() {
    let graph = graph(true) { isLocked in
      Toggle("Locked", isOn: isLocked)
      Button("Add") {}.disabled(isLocked.wrappedValue)
    }
    let before = graph.first(.button)?.isEnabled
    graph.use("Locked", .toggle)
    #expect([before, graph.first(.button)?.isEnabled] == [false, true])
  }

  @Observable final class Settings {
    var isOn = false
  }

  private struct Owner: View {
    let settings: Settings

    var body: some View {
      @Bindable var settings = settings
      Toggle("On", isOn: $settings.isOn)
    }
  }

  @Test func `U5 a control observes the property that it shows, but its parent doesn't`() {
    let settings = Settings()
    let graph = ViewGraph { Owner(settings: settings) }
    graph.perform("turn on") { settings.isOn = true }
    #expect(graph.first(.toggle)?.value == .flag(true))
    #expect(graph.bodyCount(of: Owner.self) == 1)
  }

  // The first observation of a view's type differs from later ones, so add more than once.
  @Test func `a view that observes an object can be refreshed many times without a cycle`() {
    let settings = Settings()
    let control = graph(0) { count in
      Button("Add") { count.wrappedValue += 1 }
      Toggle("\(count.wrappedValue)", isOn: Bindable(settings).isOn)
    }
    let rows = graph(0) { count in
      Button("Add") { count.wrappedValue += 1 }
      ForEach([1, 2], id: \.self) { Text("\($0) \(count.wrappedValue) \(settings.isOn)") }
    }
    let sheet = graph(0) { count in
      Button("Add") { count.wrappedValue += 1 }
        .sheet(isPresented: .constant(true)) { Text("\(count.wrappedValue) \(settings.isOn)") }
    }
    for graph in [control, rows, sheet] {
      for _ in 1...3 { graph.use("Add") }
    }
    #expect([control, rows, sheet].map(\.diagnostics.count) == [0, 0, 0])
  }

  private struct Rows: View {
    @State private var suffix = "?"
    let settings: Settings

    var body: some View {
      ForEach([1, 2], id: \.self) { Text(verbatim: "\($0)\(suffix)\(settings.isOn ? "+" : "-")") }
      Button("Exclaim") { suffix = "!" }
    }
  }

  @Test func `changes to a property that only the closure of a ForEach reads are observed`() {
    let settings = Settings()
    let graph = ViewGraph { Rows(settings: settings) }
    let first = graph.texts
    graph.use("Exclaim")
    let second = graph.texts
    graph.perform("turn on") { settings.isOn = true }
    #expect(first == ["1?-", "2?-", "Exclaim"])
    #expect(second == ["1!-", "2!-", "Exclaim"])
    #expect(graph.texts == ["1!+", "2!+", "Exclaim"])
  }

  @Test func `an element has a short description`() {
    let graph = ViewGraph {
      Stepper("Decimals", value: .constant(2), in: 0...5).disabled(true)
      Toggle("On", isOn: .constant(true))
    }
    #expect(
      graph.elements.map(\.description) == [
        #"stepper "Decimals" (2), disabled"#, #"toggle "On" (on)"#,
      ])
  }
}
