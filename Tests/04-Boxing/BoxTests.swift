import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.1 Box", .exercise)
struct BoxTests {
  @Test func `a box keeps what is put in`() {
    let box = Box(1)
    #expect(box.value == 1)
    box.value = 2
    #expect(box.value == 2, "Nobody listens, and the value is kept all the same.")
    box.bind { _ in }
    box.value = 3
    #expect(box.value == 3)
  }

  @Test func `a listener is told the value as it is bound`() {
    let box = Box("full")
    var heard: [String] = []
    box.bind { heard.append($0) }
    #expect(heard == ["full"], "Nothing was set yet: the listener starts with what is in the box.")
  }

  @Test func `a listener is told each value that is set, once`() {
    let box = Box(0)
    var heard: [Int] = []
    box.bind { heard.append($0) }
    box.value = 5
    box.value = 5
    box.value += 1
    #expect(heard == [0, 5, 5, 6], "Told 0 on bind, then each set, the second 5 among them.")
  }

  @Test func `a late listener starts with the value of that moment`() {
    let box = Box(0)
    box.value = 5
    var heard: [Int] = []
    box.bind { heard.append($0) }
    box.value = 6
    #expect(heard == [5, 6])
  }

  @Test func `what is told is in the box already`() {
    let box = Box(0)
    var pairs: [[Int]] = []
    box.bind { told in pairs.append([told, box.value]) }
    box.value = 5
    #expect(
      pairs == [[0, 0], [5, 5]], "Each time: what the listener is told, what is in the box.")
  }

  @Test func `a change inside the value is told as the whole value`() {
    let box = Box(["Ada"])
    var heard: [[String]] = []
    box.bind { heard.append($0) }
    box.value.append("Grace")
    #expect(heard == [["Ada"], ["Ada", "Grace"]])
  }

  @Test func `a second listener takes the place of the first`() {
    let box = Box(0)
    var first: [Int] = []
    var second: [Int] = []
    _ = Diagnostic.collecting {
      box.bind { first.append($0) }
      box.value = 1
      box.bind { second.append($0) }
    }
    box.value = 2
    #expect(first == [0, 1], "The first hears nothing from the moment that the second is bound.")
    #expect(second == [1, 2], "The second hears the value on bind, and all that follows.")
  }

  @Test func `two boxes have two listeners`() {
    let left = Box(1)
    let right = Box(2)
    var heard: [String] = []
    left.bind { heard.append("left \($0)") }
    right.bind { heard.append("right \($0)") }
    left.value = 3
    #expect(heard == ["left 1", "right 2", "left 3"])
  }

  @Test func `a listener that is replaced is reported`() {
    let box = Box(0)
    let first = Diagnostic.collecting { box.bind { _ in } }.diagnostics
    #expect(first.isEmpty, "The first listener replaces nobody.")
    let second = Diagnostic.collecting { box.bind { _ in } }.diagnostics
    #expect(second.map(\.kind) == [.listenerReplaced], "The second replaces the first.")
  }

  @Test func `of two dials on one box, only the last follows`() {
    let pressure = Box(1)
    let screen = Screen {
      Dial(name: "Left", box: pressure)
      Dial(name: "Right", box: pressure)
    }
    #expect(screen.texts == ["Left: 1", "Right: 1"], "Both were told the value on bind.")
    pressure.value = 4
    #expect(screen.texts == ["Left: 1", "Right: 4"], "This is what a box for one listener does.")
  }

  /// A view that follows a box.
  private struct Dial: View {
    let name: String
    let box: Box<Int>
    @State private var shown = 0

    var body: some View {
      Text("\(name): \(shown)")
        .onAppear { box.bind { shown = $0 } }
    }
  }
}
