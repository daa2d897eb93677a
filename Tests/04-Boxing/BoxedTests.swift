import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.4 Boxed", .exercise)
struct BoxedTests {
  @Test func `the property reads and writes plainly`() {
    let kettle = BoxedKettle()
    kettle.follow { _ in }
    #expect(kettle.temperature == 20, "It starts as it was declared.")
    kettle.temperature = 60
    #expect(kettle.temperature == 60)
    kettle.temperature += 5
    #expect(kettle.temperature == 65)
  }

  @Test func `a listener bound through $ is told the value, then each set`() {
    let kettle = BoxedKettle()
    var heard: [Int] = []
    kettle.$temperature.bind { heard.append($0) }
    kettle.temperature = 60
    kettle.temperature += 5
    #expect(
      heard == [20, 60, 65], "Told 20 on bind, then what the property was set to, each once.")
  }

  @Test func `a listener bound through _ is told the value, then each set`() {
    let kettle = BoxedKettle()
    var heard: [Int] = []
    kettle.follow { heard.append($0) }
    kettle.temperature = 60
    #expect(heard == [20, 60], "_temperature.bind registers with the same box as $.")
  }

  @Test func `both ways lead to one box`() {
    let kettle = BoxedKettle()
    var heard: [String] = []
    kettle.follow { heard.append("_ \($0)") }
    kettle.$temperature.bind { heard.append("$ \($0)") }
    heard = []
    kettle.temperature = 60
    #expect(heard == ["_ 60", "$ 60"], "One list of listeners, in the order of binding.")
  }

  @Test func `behind $ is the same box each time`() {
    let kettle = BoxedKettle()
    let early = kettle.$temperature
    kettle.temperature = 60
    #expect(kettle.$temperature === early)
    #expect(early.value == 60, "A box that was fetched before holds what was set since.")
  }

  @Test func `a write to the box is a write to the property`() {
    let kettle = BoxedKettle()
    var heard: [Int] = []
    kettle.follow { heard.append($0) }
    kettle.$temperature.value = 95
    #expect(kettle.temperature == 95)
    #expect(heard == [20, 95])
  }

  @Test func `what is told can be read from the property already`() {
    let kettle = BoxedKettle()
    var pairs: [[Int]] = []
    kettle.$temperature.bind { told in pairs.append([told, kettle.temperature]) }
    kettle.temperature = 60
    #expect(pairs == [[20, 20], [60, 60]], "Each time: what is told, what the property reads.")
  }

  @Test func `a change inside the value is told as the whole value`() {
    let kettle = BoxedKettle()
    var heard: [[String]] = []
    kettle.$notes.bind { heard.append($0) }
    kettle.notes.append("descale")
    #expect(heard == [[], ["descale"]])
  }

  @Test func `two kettles have two boxes`() {
    let left = BoxedKettle()
    let right = BoxedKettle()
    var heard: [String] = []
    left.$temperature.bind { heard.append("left \($0)") }
    right.$temperature.bind { heard.append("right \($0)") }
    left.temperature = 60
    #expect(heard == ["left 20", "right 20", "left 60"])
    #expect(right.temperature == 20)
  }

  @Test func `an initial value may come from the init`() {
    let kettle = BoxedKettle(temperature: 4)
    var heard: [Int] = []
    kettle.$temperature.bind { heard.append($0) }
    kettle.temperature = 5
    #expect(heard == [4, 5])
  }

  @Test func `a label on screen follows the property`() {
    let kettle = BoxedKettle()
    let screen = Screen { Label(kettle: kettle) }
    #expect(screen.texts == ["20 degrees"])
    screen.button("Heat").tap()
    #expect(
      screen.texts == ["30 degrees"], "The button sets the property; the label is bound to $.")
  }

  /// A view that writes the property and follows its box.
  private struct Label: View {
    let kettle: BoxedKettle
    @State private var shown = 0

    var body: some View {
      Text("\(shown) degrees")
        .onAppear { kettle.$temperature.bind { shown = $0 } }
      Button("Heat") { kettle.temperature += 10 }
    }
  }
}

/// Has a property that can be followed.
private final class BoxedKettle {
  @Boxed var temperature = 20
  @Boxed var notes: [String] = []

  init() {}

  init(temperature: Int) {
    self._temperature = Boxed(wrappedValue: temperature)
  }

  func follow(_ listener: @escaping (Int) -> Void) {
    _temperature.bind(listener)
  }
}
