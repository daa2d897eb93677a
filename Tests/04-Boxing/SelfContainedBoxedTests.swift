import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.5 Self-contained boxed", .exercise)
struct SelfContainedBoxedTests {
  @Test(.proves(1)) func `the property can be read and written like any other`() {
    let tank = SelfContainedTank()
    tank.follow { _ in }
    #expect(tank.level == 40, "The property should start with its initial value.")
    tank.level = 60
    #expect(tank.level == 60, "The property should store the value that is set.")
    tank.level -= 5
    #expect(tank.level == 55, "The property should store a change that is made in place.")
  }

  @Test(.proves(2))
  func `a listener bound through _ receives the current value and each value set later`() {
    let tank = SelfContainedTank()
    var received: [Int] = []
    tank.follow { received.append($0) }
    tank.level = 40
    tank.level = 60
    tank.level -= 5
    #expect(
      received == [40, 40, 60, 55],
      "The listener should receive 40 from bind, and then 40, 60, and 55 as they are set.")
  }

  @Test(.proves(3))
  func `a listener bound through $ receives the current value and each value set later`() {
    let tank = SelfContainedTank()
    var received: [Int] = []
    tank.$level.bind { received.append($0) }
    tank.level = 40
    tank.level = 60
    tank.level -= 5
    #expect(
      received == [40, 40, 60, 55],
      "The listener should receive 40 from bind, and then 40, 60, and 55 as they are set.")
  }

  @Test(.proves(2)) func `setting the same object again calls each listener`() {
    let tank = SelfContainedTank()
    var calls: [String] = []
    tank.followPump { calls.append("_") }
    tank.$pump.bind { _ in calls.append("$") }
    calls = []
    let pump = tank.pump
    for _ in 1...2 { tank.pump = pump }
    #expect(
      calls == ["_", "$", "_", "$"], "The pump was set twice, which should call both listeners.")
  }

  @Test(.proves(5)) func `_ and $ use the same list of listeners`() {
    let tank = SelfContainedTank()
    var received: [String] = []
    tank.$level.bind { received.append("$ \($0)") }
    tank.follow { received.append("_ \($0)") }
    tank.$level.bind { received.append("$$ \($0)") }
    received = []
    tank.level = 60
    #expect(
      received == ["$ 60", "_ 60", "$$ 60"],
      "All three listeners should be called once, in the order in which they were bound.")
  }

  @Test(.proves(5)) func `bind calls only the new listener, and a change calls that listener last`()
  {
    let tank = SelfContainedTank()
    var received: [String] = []
    tank.follow { received.append("_ \($0)") }
    tank.$level.bind { received.append("$ \($0)") }
    #expect(
      received == ["_ 40", "$ 40"], "The second call to bind shouldn't call the first listener.")
    tank.level = 60
    tank.follow { received.append("late \($0)") }
    received = []
    tank.level = 70
    #expect(
      received == ["_ 70", "$ 70", "late 70"],
      "The third listener was bound last, so it should be called last.")
    for number in 4...12 { tank.follow { received.append("\(number): \($0)") } }
    received = []
    tank.level = 80
    #expect(
      received == ["_ 80", "$ 80", "late 80"] + (4...12).map { "\($0): 80" },
      "Setting the value should call all twelve listeners in the order in which they were bound.")
  }

  @Test(.proves(4)) func `a copy that $ returned earlier still refers to the property`() {
    let tank = SelfContainedTank()
    let early = tank.$level
    tank.level = 60
    var received: [Int] = []
    early.bind { received.append($0) }
    tank.level = 70
    #expect(
      received == [60, 70],
      """
      The copy was made at 40, and the listener was bound to the copy at 60. Then the copy's \
      value was set to 70.
      """)
    early.bind { received.append($0) }
    received = []
    tank.level = 80
    #expect(received == [80, 80], "Both listeners that were bound to the copy should receive 80.")
  }

  @Test(.proves(6)) func `a listener can read the property`() {
    let tank = SelfContainedTank()
    var pairs: [[Int]] = []
    tank.follow { received in pairs.append([received, tank.level]) }
    tank.level = 60
    tank.level -= 5
    #expect(
      pairs == [[40, 40], [60, 60], [55, 55]],
      """
      Each pair is the value that the listener receives and the value that it reads. Both should \
      be equal.
      """)
  }

  @Test(.proves(7)) func `two tanks have separate values and listeners`() {
    let left = SelfContainedTank()
    let right = SelfContainedTank()
    var received: [String] = []
    left.$level.bind { received.append("left \($0)") }
    right.$level.bind { received.append("right \($0)") }
    left.level = 60
    #expect(
      received == ["left 40", "right 40", "left 60"],
      "Setting the left level should call only the left listener.")
    #expect(right.level == 40, "The right tank should keep its level.")
  }

  @Test(.proves(7)) func `two properties of one tank have separate listeners`() {
    let tank = SelfContainedTank()
    var received: [String] = []
    tank.$level.bind { received.append("level \($0)") }
    tank.$inflow.bind { received.append("inflow \($0)") }
    tank.inflow = 3
    #expect(
      received == ["level 40", "inflow 0", "inflow 3"],
      "Setting the inflow should call only the inflow's listener.")
  }

  @Test(.proves(8)) func `your prediction about the value of a copy is correct`() {
    let original = Meter()
    var copy = original
    copy.set(7)
    let isShared = original.reading == 7
    #expect(
      CopyOfOwner.sharesValue == isShared,
      "A meter reads 1, and its copy is set to 7. Predict whether the original then reads 7, too.")
  }

  @Test(.proves(9)) func `your prediction about the listeners of a copy is correct`() {
    let original = Meter()
    var copy = original
    var received: [Int] = []
    original.$reading.bind { received.append($0) }
    copy.set(7)
    let isShared = received.contains(7)
    #expect(
      CopyOfOwner.sharesListeners == isShared,
      "A copy of a meter is set to 7. Predict whether the original's listener receives 7.")
  }

  @Test(.proves(3)) func `a label on screen shows each change to the property`() {
    let tank = SelfContainedTank()
    let screen = Screen { Gauge(tank: tank) }
    #expect(
      screen.texts == ["40 liters"], "The label should show the value that it receives from bind.")
    screen.button("Fill").tap()
    screen.button("Fill").tap()
    #expect(
      screen.texts == ["60 liters"],
      "Each tap should set the property, which calls the label's listener.")
  }

  /// A struct with a `SelfContainedBoxed` property, for the tests to copy.
  private struct Meter {
    @SelfContainedBoxed var reading = 1

    mutating func set(_ reading: Int) {
      self.reading = reading
    }
  }

  /// A view that writes to the property and shows its current value.
  private struct Gauge: View {
    let tank: SelfContainedTank
    @State private var shown = 0

    var body: some View {
      Text("\(shown) liters")
        .onAppear { tank.$level.bind { shown = $0 } }
      Button("Fill") { tank.level += 10 }
    }
  }
}

/// An object with boxed properties, which the tests listen to.
private final class SelfContainedTank {
  @SelfContainedBoxed var level = 40
  @SelfContainedBoxed var inflow = 0
  @SelfContainedBoxed var pump = Pump()

  func follow(_ listener: @escaping (Int) -> Void) {
    _level.bind(listener)
  }

  func followPump(_ listener: @escaping () -> Void) {
    _pump.bind { _ in listener() }
  }
}

private final class Pump {}
