import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.5 Self-contained boxed", .exercise)
struct SelfContainedBoxedTests {
  @Test func `the property reads and writes plainly`() {
    let tank = SelfContainedTank()
    tank.follow { _ in }
    #expect(tank.level == 40, "It starts as it was declared.")
    tank.level = 60
    #expect(tank.level == 60)
    tank.level -= 5
    #expect(tank.level == 55)
  }

  @Test func `a listener bound through _ is told the value, then each set`() {
    let tank = SelfContainedTank()
    var heard: [Int] = []
    tank.follow { heard.append($0) }
    tank.level = 60
    tank.level -= 5
    #expect(
      heard == [40, 60, 55], "Told 40 on bind, then what the property was set to, each once.")
  }

  @Test func `a listener bound through $ is told the value, then each set`() {
    let tank = SelfContainedTank()
    var heard: [Int] = []
    tank.$level.bind { heard.append($0) }
    tank.level = 60
    tank.level -= 5
    #expect(
      heard == [40, 60, 55],
      "What is bound to a copy of the wrapper has to be bound to the property.")
  }

  @Test func `both ways lead to one list of listeners`() {
    let tank = SelfContainedTank()
    var heard: [String] = []
    tank.$level.bind { heard.append("$ \($0)") }
    tank.follow { heard.append("_ \($0)") }
    tank.$level.bind { heard.append("$$ \($0)") }
    heard = []
    tank.level = 60
    #expect(heard == ["$ 60", "_ 60", "$$ 60"], "Told in the order of binding, each once.")
  }

  @Test func `a $ that was kept still leads to the property`() {
    let tank = SelfContainedTank()
    let early = tank.$level
    tank.level = 60
    var heard: [Int] = []
    early.bind { heard.append($0) }
    tank.level = 70
    #expect(heard == [60, 70], "It was fetched when the level was 40, and used when it was 60.")
  }

  @Test func `what is told can be read from the property already`() {
    let tank = SelfContainedTank()
    var pairs: [[Int]] = []
    tank.follow { told in pairs.append([told, tank.level]) }
    tank.level = 60
    #expect(pairs == [[40, 40], [60, 60]], "Each time: what is told, what the property reads.")
  }

  @Test func `two tanks know nothing of each other`() {
    let left = SelfContainedTank()
    let right = SelfContainedTank()
    var heard: [String] = []
    left.$level.bind { heard.append("left \($0)") }
    right.$level.bind { heard.append("right \($0)") }
    left.level = 60
    #expect(heard == ["left 40", "right 40", "left 60"])
    #expect(right.level == 40)
  }

  @Test func `two properties of one tank know nothing of each other`() {
    let tank = SelfContainedTank()
    var heard: [String] = []
    tank.$level.bind { heard.append("level \($0)") }
    tank.$inflow.bind { heard.append("inflow \($0)") }
    tank.inflow = 3
    #expect(heard == ["level 40", "inflow 0", "inflow 3"])
  }

  @Test func `it is as you say with the value of a copy`() {
    let original = Meter()
    var copy = original
    copy.set(7)
    let isShared = original.reading == 7
    #expect(
      CopyOfOwner.sharesValue == isShared,
      "A meter reads 1. Its copy was set to 7, and the original reads \(original.reading) then.")
  }

  @Test func `it is as you say with the listeners of a copy`() {
    let original = Meter()
    var copy = original
    var heard: [Int] = []
    original.$reading.bind { heard.append($0) }
    copy.set(7)
    let isShared = heard.contains(7)
    #expect(
      CopyOfOwner.sharesListeners == isShared,
      "Somebody listens to a meter. Its copy was set to 7; the listener has heard \(heard).")
  }

  @Test func `a label on screen follows the property`() {
    let tank = SelfContainedTank()
    let screen = Screen { Gauge(tank: tank) }
    #expect(screen.texts == ["40 liters"])
    screen.button("Fill").tap()
    #expect(screen.texts == ["50 liters"], "The button sets the property; the label is bound to $.")
  }

  /// A structure that has such a property: it can be copied.
  private struct Meter {
    @SelfContainedBoxed var reading = 1

    mutating func set(_ reading: Int) {
      self.reading = reading
    }
  }

  /// A view that writes the property and follows it.
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

/// Has properties that can be followed.
private final class SelfContainedTank {
  @SelfContainedBoxed var level = 40
  @SelfContainedBoxed var inflow = 0

  func follow(_ listener: @escaping (Int) -> Void) {
    _level.bind(listener)
  }
}
