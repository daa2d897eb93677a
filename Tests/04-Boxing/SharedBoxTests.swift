import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.2 Shared box", .exercise)
struct SharedBoxTests {
  @Test(.proves(1)) func `the box stores the value, with and without listeners`() {
    let box = SharedBox(1)
    box.value = 2
    #expect(box.value == 2, "The box should store the value even though it has no listener.")
    box.bind { _ in }
    box.value = 3
    #expect(box.value == 3, "The box should store the value when it has a listener, too.")
  }

  @Test(.proves(2)) func `bind calls the listener with the current value`() {
    let box = SharedBox("full")
    var received: [String] = []
    box.bind { received.append($0) }
    #expect(received == ["full"], "The listener should receive the current value once, from bind.")
  }

  @Test(.proves(3)) func `bind calls only the new listener`() {
    let box = SharedBox(7)
    var received: [String] = []
    box.bind { received.append("display \($0)") }
    box.bind { received.append("alarm \($0)") }
    #expect(
      received == ["display 7", "alarm 7"],
      "Binding the alarm shouldn't call the display: for the display, nothing has changed.")
    box.value = 8
    received = []
    box.bind { received.append("log \($0)") }
    #expect(received == ["log 8"], "Binding a third listener later shouldn't call the other two.")
  }

  @Test(.proves(4)) func `each listener receives each new value once`() {
    let box = SharedBox(0)
    var display: [Int] = []
    var alarm: [Int] = []
    box.bind { display.append($0) }
    box.value = 0
    box.bind { alarm.append($0) }
    box.value = 0
    box.value = 5
    box.value = 5
    box.value += 1
    #expect(
      display == [0, 0, 0, 5, 5, 6],
      "The display should receive 0 from bind, and then 0, 0, 5, 5, and 6 as they are set.")
    #expect(
      alarm == [0, 0, 5, 5, 6],
      "The alarm should receive 0 from bind, and then 0, 5, 5, and 6 as they are set.")
  }

  @Test(.proves(4)) func `setting the same object again calls each listener`() {
    let cup = Cup()
    let box = SharedBox(cup)
    var calls = [0, 0]
    for index in calls.indices { box.bind { _ in calls[index] += 1 } }
    for amount in 1...2 {
      cup.amount = amount
      box.value = cup
    }
    #expect(
      calls == [3, 3], "bind should call each listener once, and so should setting the object.")
  }

  /// An object that can be set again after it has changed.
  private final class Cup {
    var amount = 0
  }

  @Test(.proves(5)) func `listeners are called in the order in which they were bound`() {
    let box = SharedBox(0)
    var order: [Int] = []
    var received: Set<Int> = []
    for number in 1...12 {
      box.bind { value in
        order.append(number)
        received.insert(value)
      }
    }
    order = []
    received = []
    box.value = 1
    #expect(
      order == Array(1...12),
      "Setting the value should call all twelve listeners in the order in which they were bound.")
    #expect(received == [1], "All twelve listeners should receive the value that is set.")
  }

  @Test(.proves(5)) func `listeners keep their order, and a new listener is called last`() {
    let box = SharedBox(0)
    var order: [String] = []
    box.bind { order.append("display \($0)") }
    box.bind { order.append("alarm \($0)") }
    order = []
    box.value = 1
    box.value = 2
    #expect(
      order == ["display 1", "alarm 1", "display 2", "alarm 2"],
      "Setting the value should call the display first, and then the alarm.")
    box.bind { _ in order.append("log") }
    order = []
    box.value = 3
    #expect(
      order == ["display 3", "alarm 3", "log"],
      "The log was bound last, so it should be called last.")
  }

  @Test(.proves(2)) func `a listener that is bound later starts with the value at that time`() {
    let box = SharedBox(0)
    var early: [Int] = []
    var late: [Int] = []
    box.bind { early.append($0) }
    box.value = 5
    box.bind { late.append($0) }
    box.value = 6
    #expect(early == [0, 5, 6], "The first listener should receive every value.")
    #expect(
      late == [5, 6], "The value is 5 when the second listener is bound and then changes to 6.")
  }

  @Test(.proves(6)) func `every listener can read the new value in the box`() {
    let box = SharedBox(0)
    var pairs: [[Int]] = []
    for _ in 1...2 { box.bind { received in pairs.append([received, box.value]) } }
    pairs = []
    box.value = 5
    box.value = 6
    #expect(
      pairs == [[5, 5], [5, 5], [6, 6], [6, 6]],
      """
      Each pair is the value that a listener receives and the value in the box. Both should be \
      equal.
      """)
  }

  @Test(.proves(4)) func `changing part of the value sends the whole value`() {
    let box = SharedBox(["Ada"])
    var received: [[String]] = []
    box.bind { received.append($0) }
    box.value.append("Grace")
    #expect(
      received == [["Ada"], ["Ada", "Grace"]],
      "The listener should receive the whole array from bind, and again after the append.")
  }

  @Test(.proves(7)) func `two boxes have separate listeners`() {
    let left = SharedBox(1)
    let right = SharedBox(2)
    var received: [String] = []
    left.bind { received.append("left \($0)") }
    right.bind { received.append("right \($0)") }
    left.value = 3
    #expect(
      received == ["left 1", "right 2", "left 3"],
      "Setting the left box should call only the left listener.")
  }

  @Test(.proves(4)) func `if two dials share a box, both dials are updated`() {
    let pressure = SharedBox(1)
    let screen = Screen {
      Dial(name: "Left", box: pressure)
      Dial(name: "Right", box: pressure)
    }
    pressure.value = 4
    #expect(
      screen.texts == ["Left: 4", "Right: 4"],
      "The value was set to 4, so both dials should show 4.")
  }

  /// A view that shows the current value of a box.
  private struct Dial: View {
    let name: String
    let box: SharedBox<Int>
    @State private var shown = 0

    var body: some View {
      Text("\(name): \(shown)")
        .onAppear { box.bind { shown = $0 } }
    }
  }
}
