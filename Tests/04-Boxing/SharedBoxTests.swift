import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.2 Shared box", .exercise)
struct SharedBoxTests {
  @Test func `a box keeps what is put in`() {
    let box = SharedBox(1)
    box.value = 2
    #expect(box.value == 2)
    box.bind { _ in }
    box.value = 3
    #expect(box.value == 3)
  }

  @Test func `a listener is told the value as it is bound`() {
    let box = SharedBox("full")
    var heard: [String] = []
    box.bind { heard.append($0) }
    #expect(heard == ["full"], "Nothing was set yet: the listener starts with what is in the box.")
  }

  @Test func `a bind tells the new listener only`() {
    let box = SharedBox(7)
    var heard: [String] = []
    box.bind { heard.append("display \($0)") }
    box.bind { heard.append("alarm \($0)") }
    #expect(heard == ["display 7", "alarm 7"], "For the display, nothing has changed.")
  }

  @Test func `each set is told to all, once`() {
    let box = SharedBox(0)
    var display: [Int] = []
    var alarm: [Int] = []
    box.bind { display.append($0) }
    box.bind { alarm.append($0) }
    box.value = 5
    box.value = 5
    box.value += 1
    #expect(display == [0, 5, 5, 6], "The display: 0 on bind, then each set.")
    #expect(alarm == [0, 5, 5, 6], "The alarm: 0 on bind, then each set.")
  }

  @Test func `listeners are told in the order in which they were bound`() {
    let box = SharedBox(0)
    var order: [Int] = []
    for number in 1...12 { box.bind { _ in order.append(number) } }
    order = []
    box.value = 1
    #expect(order == Array(1...12), "Twelve listeners, in the order in which one set reached them.")
  }

  @Test func `the order is the same at each set`() {
    let box = SharedBox(0)
    var order: [String] = []
    box.bind { order.append("display \($0)") }
    box.bind { order.append("alarm \($0)") }
    order = []
    box.value = 1
    box.value = 2
    #expect(order == ["display 1", "alarm 1", "display 2", "alarm 2"])
  }

  @Test func `a late listener starts with the value of that moment`() {
    let box = SharedBox(0)
    var early: [Int] = []
    var late: [Int] = []
    box.bind { early.append($0) }
    box.value = 5
    box.bind { late.append($0) }
    box.value = 6
    #expect(early == [0, 5, 6])
    #expect(late == [5, 6], "What was set before it came, it was not told.")
  }

  @Test func `what is told is in the box already`() {
    let box = SharedBox(0)
    var pairs: [[Int]] = []
    box.bind { told in pairs.append([told, box.value]) }
    box.value = 5
    #expect(
      pairs == [[0, 0], [5, 5]], "Each time: what the listener is told, what is in the box.")
  }

  @Test func `a change inside the value is told as the whole value`() {
    let box = SharedBox(["Ada"])
    var heard: [[String]] = []
    box.bind { heard.append($0) }
    box.value.append("Grace")
    #expect(heard == [["Ada"], ["Ada", "Grace"]])
  }

  @Test func `two boxes know nothing of each other`() {
    let left = SharedBox(1)
    let right = SharedBox(2)
    var heard: [String] = []
    left.bind { heard.append("left \($0)") }
    right.bind { heard.append("right \($0)") }
    left.value = 3
    #expect(heard == ["left 1", "right 2", "left 3"])
  }

  @Test func `two dials on one box both follow`() {
    let pressure = SharedBox(1)
    let screen = Screen {
      Dial(name: "Left", box: pressure)
      Dial(name: "Right", box: pressure)
    }
    pressure.value = 4
    #expect(screen.texts == ["Left: 4", "Right: 4"])
  }

  /// A view that follows a box.
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
