import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.1 Box", .exercise)
struct BoxTests {
  @Test(.proves(1)) func `the box stores the value, with and without a listener`() {
    let box = Box(1)
    #expect(box.value == 1, "The box should start with its initial value.")
    box.value = 2
    #expect(box.value == 2, "The box should store the value even though it has no listener.")
    box.bind { _ in }
    box.value = 3
    #expect(box.value == 3, "The box should store the value when it has a listener, too.")
  }

  @Test(.proves(2)) func `bind calls the listener with the current value`() {
    let box = Box("full")
    var received: [String] = []
    box.bind { received.append($0) }
    #expect(received == ["full"], "The listener should receive the current value once, from bind.")
  }

  @Test(.proves(3)) func `the listener receives each new value once`() {
    let box = Box(0)
    var received: [Int] = []
    box.bind { received.append($0) }
    box.value = 0
    box.value = 5
    box.value = 5
    box.value += 1
    #expect(
      received == [0, 0, 5, 5, 6],
      "The listener should receive 0 from bind, and then 0, 5, 5, and 6 as they are set.")
  }

  @Test(.proves(3)) func `setting the same object again calls the listener`() {
    let log = Log()
    let box = Box(log)
    var calls = 0
    box.bind { _ in calls += 1 }
    for number in 1...2 {
      log.received.append(number)
      box.value = log
    }
    #expect(calls == 3, "bind should call the listener once, and each time the object is set.")
  }

  @Test(.proves(2)) func `a listener that is bound later starts with the value at that time`() {
    let box = Box(0)
    box.value = 5
    var received: [Int] = []
    box.bind { received.append($0) }
    box.value = 6
    #expect(received == [5, 6], "The value is 5 when the listener is bound and then changes to 6.")
  }

  @Test(.proves(4)) func `the listener can read the new value in the box`() {
    let box = Box(0)
    var pairs: [[Int]] = []
    box.bind { received in pairs.append([received, box.value]) }
    box.value = 5
    #expect(
      pairs == [[0, 0], [5, 5]],
      """
      Each pair is the value that the listener receives and the value in the box. Both should be \
      equal.
      """)
  }

  @Test(.proves(3)) func `changing part of the value sends the whole value`() {
    let box = Box(["Ada"])
    var received: [[String]] = []
    box.bind { received.append($0) }
    box.value.append("Grace")
    #expect(
      received == [["Ada"], ["Ada", "Grace"]],
      "The listener should receive the whole array from bind, and again after the append.")
  }

  @Test(.proves(5)) func `a second listener replaces the first`() {
    let box = Box(0)
    var first: [Int] = []
    var second: [Int] = []
    _ = Diagnostic.collecting {
      box.bind { first.append($0) }
      box.value = 1
      box.bind { second.append($0) }
    }
    box.value = 2
    #expect(
      first == [0, 1], "Once the second listener is bound, the first should no longer be called.")
    #expect(second == [1, 2], "The second listener should receive 1 from bind, and then 2.")
  }

  @Test(.proves(5)) func `a third listener replaces the second`() {
    let box = Box(0)
    var received: [String] = []
    _ = Diagnostic.collecting {
      box.bind { received.append("first \($0)") }
      box.bind { received.append("second \($0)") }
      box.bind { received.append("third \($0)") }
    }
    received = []
    box.value = 1
    box.value = 2
    #expect(
      received == ["third 1", "third 2"], "Only the listener that was bound last should be called.")
  }

  @Test(.proves(6)) func `a listener that is replaced is released`() {
    let box = Box(0)
    var log: Log? = Log()
    weak let observed = log
    _ = Diagnostic.collecting {
      box.bind { [log] in log?.received.append($0) }
      log = nil
      box.bind { _ in }
    }
    #expect(
      observed == nil, "The box has only the second listener, so nothing should retain the first.")
  }

  @Test(.proves(8)) func `two boxes have separate listeners`() {
    let left = Box(1)
    let right = Box(2)
    var received: [String] = []
    let diagnostics = Diagnostic.collecting {
      left.bind { received.append("left \($0)") }
      right.bind { received.append("right \($0)") }
    }.diagnostics
    left.value = 3
    #expect(
      received == ["left 1", "right 2", "left 3"],
      """
      Each call to bind should call its listener. Setting the left box should call only the left \
      listener.
      """)
    #expect(diagnostics.isEmpty, "No listener should be replaced: each box has its own.")
  }

  @Test(.proves(7)) func `each replacement of a listener is reported once`() {
    let box = Box(0)
    let first = Diagnostic.collecting { box.bind { _ in } }.diagnostics.map(\.kind.rawValue)
    #expect(first == [], "The first listener shouldn't replace another one.")
    let second = Diagnostic.collecting { box.bind { _ in } }.diagnostics.map(\.kind.rawValue)
    #expect(second == ["listenerReplaced"], "The second listener should replace the first.")
    let third = Diagnostic.collecting { box.bind { _ in } }.diagnostics.map(\.kind.rawValue)
    #expect(third == ["listenerReplaced"], "The third listener should replace the second.")
    let set = Diagnostic.collecting { box.value = 1 }.diagnostics.map(\.kind.rawValue)
    #expect(set == [], "Setting a value shouldn't replace a listener.")
  }

  @Test(.proves(5)) func `if two dials share a box, only the last dial is updated`() {
    let pressure = Box(1)
    let screen = Screen {
      Dial(name: "Left", box: pressure)
      Dial(name: "Right", box: pressure)
    }
    #expect(
      screen.texts == ["Left: 1", "Right: 1"], "Each call to bind should call its listener once.")
    pressure.value = 4
    #expect(
      screen.texts == ["Left: 1", "Right: 4"],
      "The right dial's listener should have replaced that of the left dial.")
  }

  /// The values that a listener has received.
  private final class Log {
    var received: [Int] = []
  }

  /// A view that shows the current value of a box.
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
