import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.3 Box subscription", .exercise)
struct BoxSubscriptionTests {
  @Test func `a listener is told the value as it is bound, then each set`() {
    let box = SubscribableBox(0)
    var heard: [Int] = []
    let token = box.bind { heard.append($0) }
    box.value = 5
    box.value = 5
    box.value += 1
    #expect(heard == [0, 5, 5, 6])
    token.cancel()
  }

  @Test func `what is told is in the box already`() {
    let box = SubscribableBox(0)
    var pairs: [[Int]] = []
    let token = box.bind { told in pairs.append([told, box.value]) }
    box.value = 5
    #expect(
      pairs == [[0, 0], [5, 5]], "Each time: what the listener is told, what is in the box.")
    token.cancel()
  }

  @Test func `listeners are told in the order in which they were bound`() {
    let box = SubscribableBox(0)
    var order: [Int] = []
    var tokens = (1...12).map { number in box.bind { _ in order.append(number) } }
    order = []
    box.value = 1
    #expect(order == Array(1...12), "Twelve listeners, in the order in which one set reached them.")
    tokens.removeAll()
  }

  @Test func `cancelling stops the delivery`() {
    let box = SubscribableBox(0)
    var heard: [Int] = []
    let token = box.bind { heard.append($0) }
    box.value = 1
    token.cancel()
    box.value = 2
    #expect(heard == [0, 1], "The set of 2 came after the cancellation.")
    token.cancel()
    #expect(heard == [0, 1], "Cancelled once more, it is as cancelled as before.")
  }

  @Test func `losing the token stops the delivery`() {
    let box = SubscribableBox(0)
    var heard: [Int] = []
    var token: BoxSubscription? = box.bind { heard.append($0) }
    box.value = 1
    #expect(token != nil, "Here it is still kept.")
    token = nil
    box.value = 2
    #expect(heard == [0, 1], "The set of 2 came when nobody had the token any more.")
  }

  @Test(arguments: 0...2)
  func `a cancellation stops one listener, and no other`(gone: Int) {
    let box = SubscribableBox(0)
    var heard: [Int] = []
    var tokens = (0...2).map { number in box.bind { _ in heard.append(number) } }
    tokens[gone].cancel()
    tokens[gone].cancel()
    heard = []
    box.value = 1
    #expect(heard == [0, 1, 2].filter { $0 != gone }, "Listener \(gone) of 0, 1, 2 was cancelled.")
    tokens.removeAll()
  }

  @Test func `a listener bound after a cancellation displaces nobody`() {
    let box = SubscribableBox(0)
    var heard: [String] = []
    let first = box.bind { _ in heard.append("first") }
    let second = box.bind { _ in heard.append("second") }
    first.cancel()
    let third = box.bind { _ in heard.append("third") }
    heard = []
    box.value = 1
    #expect(heard == ["second", "third"])
    first.cancel()
    box.value = 2
    #expect(
      heard == ["second", "third", "second", "third"],
      "Cancelling the first again concerns neither of the two that are left.")
    second.cancel()
    third.cancel()
  }

  @Test func `a cancelled listener is let go`() {
    final class Cup {}
    let box = SubscribableBox(0)
    var cup: Cup? = Cup()
    weak let held = cup
    let token = box.bind { [cup] _ in _ = cup }
    cup = nil
    token.cancel()
    #expect(
      held == nil, "The listener is cancelled, and what it captured is still kept alive.")
    box.value = 1
    token.cancel()
  }

  @Test func `an owner that goes takes its token along`() {
    let box = SubscribableBox(0)
    var log: [Int] = []
    var display: Display? = Display(of: box) { log.append($0) }
    weak let gone = display
    box.value = 1
    #expect(display?.shown == 1)
    display = nil
    #expect(gone == nil, "The box, or the token, keeps the owner of the token alive.")
    box.value = 2
    #expect(log == [0, 1], "The display is gone, and its listener still hears.")
  }

  @Test func `a token may outlive its box`() {
    var heard: [Int] = []
    var box: SubscribableBox<Int>? = SubscribableBox(1)
    let token = box?.bind { heard.append($0) }
    box = nil
    token?.cancel()
    #expect(heard == [1])
  }

  @Test func `a listener that cancels itself costs the next no turn`() {
    let box = SubscribableBox(0)
    var heard: [String] = []
    var once: BoxSubscription?
    once = box.bind { value in
      heard.append("once \(value)")
      once?.cancel()
    }
    let next = box.bind { heard.append("next \($0)") }
    let last = box.bind { heard.append("last \($0)") }
    heard = []
    box.value = 1
    box.value = 2
    #expect(heard == ["once 1", "next 1", "last 1", "next 2", "last 2"])
    next.cancel()
    last.cancel()
  }

  @Test func `a listener that another cancels hears nothing more`() {
    let box = SubscribableBox(0)
    var heard: [String] = []
    var second: BoxSubscription?
    let first = box.bind { value in
      heard.append("first \(value)")
      if value == 1 { second?.cancel() }
    }
    second = box.bind { heard.append("second \($0)") }
    heard = []
    box.value = 1
    #expect(heard == ["first 1"], "When 1 was set, the first cancelled the second before its turn.")
    first.cancel()
  }

  @Test func `a listener that another binds hears the value once`() {
    let box = SubscribableBox(0)
    var heard: [Int] = []
    var inner: BoxSubscription?
    let outer = box.bind { value in
      if value == 1 { inner = box.bind { heard.append($0) } }
    }
    box.value = 1
    #expect(heard == [1], "Told by bind, and not once more in the same round.")
    box.value = 2
    #expect(heard == [1, 2])
    outer.cancel()
    inner?.cancel()
  }

  @Test func `a set inside a listener ends with everyone told the last value`() {
    let box = SubscribableBox(0)
    var before: [Int] = []
    var after: [Int] = []
    let first = box.bind { before.append($0) }
    let limit = box.bind { if $0 > 10 { box.value = 10 } }
    let third = box.bind { after.append($0) }
    box.value = 15
    #expect(box.value == 10, "The second listener allows no more than 10.")
    #expect(before.last == 10, "The last that the first listener hears is what is in the box.")
    #expect(after.last == 10, "The last that the third listener hears is what is in the box.")
    for token in [first, limit, third] { token.cancel() }
  }

  @Test func `a dial that has left the screen is told nothing`() {
    let pressure = SubscribableBox(1)
    let screen = Screen { Panel(pressure: pressure) }
    pressure.value = 4
    #expect(screen.texts == ["4"])
    screen.button("Hide").tap()
    pressure.value = 5
    let writes = screen.story.last?.writes ?? []
    #expect(
      !writes.contains { $0.owner == "Dial" },
      "The dial cancelled as it disappeared, and its state is still written.")
  }

  /// Something that listens as long as it is there.
  private final class Display {
    var shown = 0
    private var token: BoxSubscription?

    init(of box: SubscribableBox<Int>, log: @escaping (Int) -> Void) {
      token = box.bind { [weak self] value in
        self?.shown = value
        log(value)
      }
    }
  }

  /// A view whose dial can be hidden.
  private struct Panel: View {
    let pressure: SubscribableBox<Int>
    @State private var isShown = true

    var body: some View {
      Button("Hide") { isShown = false }
      if isShown { Dial(pressure: pressure) }
    }
  }

  /// A view that follows a box while it is on screen.
  private struct Dial: View {
    let pressure: SubscribableBox<Int>
    @State private var shown = 0
    @State private var token: BoxSubscription?

    var body: some View {
      Text("\(shown)")
        .onAppear { token = pressure.bind { shown = $0 } }
        .onDisappear { token?.cancel() }
    }
  }
}
