import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.4 Boxed", .exercise)
struct BoxedTests {
  @Test(.proves(1)) func `the property can be read and written like any other`() {
    let kettle = BoxedKettle()
    kettle.follow { _ in }
    #expect(kettle.temperature == 20, "The property should start with its initial value.")
    kettle.temperature = 60
    #expect(kettle.temperature == 60, "The property should store the value that is set.")
    kettle.temperature += 5
    #expect(kettle.temperature == 65, "The property should store a change that is made in place.")
  }

  @Test(.proves(2))
  func `a listener bound through $ receives the current value and each value set later`() {
    let kettle = BoxedKettle()
    var received: [Int] = []
    kettle.$temperature.bind { received.append($0) }
    kettle.temperature = 20
    kettle.temperature = 60
    kettle.temperature += 5
    #expect(
      received == [20, 20, 60, 65],
      "The listener should receive 20 from bind, and then 20, 60, and 65 as they are set.")
  }

  @Test(.proves(3))
  func `a listener bound through _ receives the current value and each value set later`() {
    let kettle = BoxedKettle()
    var received: [Int] = []
    kettle.follow { received.append($0) }
    kettle.temperature = 60
    kettle.temperature = 60
    #expect(
      received == [20, 60, 60],
      """
      The listener should receive 20 from bind, and then 60 twice: _temperature.bind uses the box.
      """)
  }

  @Test(.proves(4)) func `_ and $ use the same box`() {
    let kettle = BoxedKettle()
    var received: [String] = []
    kettle.follow { received.append("_ \($0)") }
    kettle.$temperature.bind { received.append("$ \($0)") }
    kettle.follow { received.append("__ \($0)") }
    received = []
    kettle.temperature = 60
    #expect(
      received == ["_ 60", "$ 60", "__ 60"],
      "One box should call all three listeners, in the order in which they were bound.")
  }

  @Test(.proves(4)) func `the projected value is the same box each time`() {
    let kettle = BoxedKettle()
    let early = kettle.$temperature
    kettle.temperature = 60
    #expect(
      kettle.$temperature === early,
      "$temperature returns the same box as before the temperature was set.")
    #expect(early.value == 60, "The box should have the value that the property was set to.")
  }

  @Test(.proves(5)) func `writing to the box changes the property`() {
    let kettle = BoxedKettle()
    var pairs: [[Int]] = []
    kettle.follow { received in pairs.append([received, kettle.temperature]) }
    kettle.$temperature.value = 95
    #expect(kettle.temperature == 95, "The property should read the value in the box.")
    #expect(
      pairs == [[20, 20], [95, 95]],
      """
      Each pair is the value that the listener receives and the value that it reads. Both should \
      be equal.
      """)
  }

  @Test(.proves(6)) func `a listener can read the property`() {
    let kettle = BoxedKettle()
    var pairs: [[Int]] = []
    kettle.$temperature.bind { received in pairs.append([received, kettle.temperature]) }
    kettle.temperature = 60
    kettle.temperature += 5
    #expect(
      pairs == [[20, 20], [60, 60], [65, 65]],
      """
      Each pair is the value that the listener receives and the value that it reads. Both should \
      be equal.
      """)
  }

  @Test(.proves(2)) func `changing part of the value sends the whole value`() {
    let kettle = BoxedKettle()
    var received: [[String]] = []
    kettle.$notes.bind { received.append($0) }
    kettle.notes.append("descale")
    #expect(
      received == [[], ["descale"]],
      "The listener should receive the whole array from bind, and again after the append.")
  }

  @Test(.proves(8)) func `each property of each kettle has its own box`() {
    let left = BoxedKettle()
    let right = BoxedKettle()
    var received: [String] = []
    left.$temperature.bind { received.append("left \($0)") }
    right.$temperature.bind { received.append("right \($0)") }
    left.$notes.bind { received.append("\($0.count) notes") }
    left.temperature = 60
    #expect(
      received == ["left 20", "right 20", "0 notes", "left 60"],
      "Setting the left temperature should call only the left listener.")
    #expect(right.temperature == 20, "The kettle on the right should keep its temperature.")
  }

  @Test(.proves(1)) func `an initializer can set the initial value`() {
    let kettle = BoxedKettle(temperature: 4)
    var received: [Int] = []
    kettle.$temperature.bind { received.append($0) }
    kettle.temperature = 5
    #expect(
      received == [4, 5],
      "The kettle was created with the value 4, and then the value was set to 5.")
  }

  @Test(.proves(2)) func `a label on screen shows each change to the property`() {
    let kettle = BoxedKettle()
    let screen = Screen { Label(kettle: kettle) }
    #expect(
      screen.texts == ["20 degrees"], "The label should show the value that it receives from bind.")
    screen.button("Heat").tap()
    screen.button("Heat").tap()
    #expect(
      screen.texts == ["40 degrees"],
      "Each tap should set the property, which calls the label's listener.")
  }

  @Test(.proves(7)) func `a value that is replaced is released`() {
    let shelf = Shelf()
    weak let first = shelf.cup
    shelf.cup = Cup()
    weak let second = shelf.cup
    #expect(
      first == nil, "The value is stored only in the box, so nothing should retain the first cup.")
    #expect(second != nil, "The box should retain the second cup.")
    shelf.$cup.value = Cup()
    #expect(second == nil, "The box has a third cup now, so nothing should retain the second.")
  }

  @Test(.proves(2)) func `setting the same object again calls the listener`() {
    let shelf = Shelf()
    var calls = 0
    shelf.$cup.bind { _ in calls += 1 }
    let cup = shelf.cup
    shelf.cup = cup
    shelf.cup = cup
    #expect(
      calls == 3, "bind should call the listener once, and each assignment to the cup once more.")
  }

  /// A view that writes to the property and shows the value of its box.
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

/// An object with boxed properties, which the tests listen to.
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

/// An object with a property whose value is another object.
private final class Shelf {
  @Boxed var cup = Cup()
}

private final class Cup {}
