import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.3 Box subscription", .exercise)
struct BoxSubscriptionTests {
  @Test(.proves(1)) func `a listener receives the current value and then each value that is set`() {
    let box = SubscribableBox(0)
    var received: [Int] = []
    let token = box.bind { received.append($0) }
    box.value = 0
    box.value = 5
    box.value = 5
    box.value += 1
    #expect(
      received == [0, 0, 5, 5, 6],
      "The listener should receive 0 from bind, and then 0, 5, 5, and 6 as they are set.")
    token.cancel()
  }

  @Test(.proves(1)) func `setting the same object again calls the listener`() {
    let cup = Cup()
    let box = SubscribableBox(cup)
    var calls = 0
    let token = box.bind { _ in calls += 1 }
    box.value = cup
    box.value = cup
    #expect(calls == 3, "bind should call the listener once, and each time the object is set.")
    token.cancel()
  }

  @Test(.proves(2)) func `a listener can read the new value in the box`() {
    let box = SubscribableBox(0)
    var pairs: [[Int]] = []
    let token = box.bind { received in pairs.append([received, box.value]) }
    box.value = 5
    #expect(
      pairs == [[0, 0], [5, 5]],
      """
      Each pair is the value that the listener receives and the value in the box. Both should be \
      equal.
      """)
    token.cancel()
  }

  @Test(.proves(3)) func `listeners are called in the order in which they were bound`() {
    let box = SubscribableBox(0)
    var order: [Int] = []
    var received: Set<Int> = []
    var tokens = (1...12).map { number in
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
    tokens.removeAll()
  }

  @Test(.proves(4)) func `canceling a token stops the calls to its listener`() {
    let box = SubscribableBox(0)
    var received: [Int] = []
    let token = box.bind { received.append($0) }
    box.value = 1
    token.cancel()
    box.value = 2
    #expect(received == [0, 1], "The value was set to 2 after the token was canceled.")
    token.cancel()
    box.value = 3
    #expect(received == [0, 1], "Canceling the token a second time should do nothing.")
  }

  @Test(.proves(5)) func `releasing a token stops the calls to its listener`() {
    let box = SubscribableBox(0)
    var received: [Int] = []
    var token: BoxSubscription? = box.bind { received.append($0) }
    box.value = 1
    #expect(received == [0, 1], "The listener should be called as long as its token is retained.")
    withExtendedLifetime(token) {}
    token = nil
    box.value = 2
    #expect(received == [0, 1], "The value was set to 2 after the token was released.")
  }

  @Test(.proves(4), arguments: 0...2)
  func `canceling one token doesn't affect the others`(cancelled: Int) {
    let box = SubscribableBox(0)
    var received: [Int] = []
    var tokens = (0...2).map { number in box.bind { _ in received.append(number) } }
    tokens[cancelled].cancel()
    tokens[cancelled].cancel()
    received = []
    box.value = 1
    #expect(
      received == [0, 1, 2].filter { $0 != cancelled },
      "Of the listeners 0, 1, and 2, all but listener \(cancelled) should be called.")
    tokens.removeAll()
  }

  @Test(.proves(4))
  func `a listener that is bound after a cancellation doesn't replace another listener`() {
    let box = SubscribableBox(0)
    var received: [String] = []
    let first = box.bind { _ in received.append("first") }
    let second = box.bind { _ in received.append("second") }
    first.cancel()
    let third = box.bind { _ in received.append("third") }
    received = []
    box.value = 1
    #expect(received == ["second", "third"], "Only the first listener was canceled.")
    first.cancel()
    received = []
    box.value = 2
    #expect(
      received == ["second", "third"],
      "Canceling the first token a second time should change nothing.")
    second.cancel()
    let fourth = box.bind { _ in received.append("fourth") }
    second.cancel()
    received = []
    box.value = 3
    #expect(
      received == ["third", "fourth"],
      "Canceling the second token twice shouldn't affect the others.")
    third.cancel()
    fourth.cancel()
  }

  @Test(.proves(4))
  func `canceling or releasing an old token doesn't affect a listener that is bound later`() {
    let box = SubscribableBox(0)
    var received: [String] = []
    let first = box.bind { received.append("first \($0)") }
    let second = box.bind { received.append("second \($0)") }
    second.cancel()
    let third = box.bind { received.append("third \($0)") }
    second.cancel()
    received = []
    box.value = 1
    #expect(
      received == ["first 1", "third 1"],
      "The second token was canceled twice, which shouldn't affect the third listener.")
    first.cancel()
    third.cancel()
    var token: BoxSubscription? = box.bind { received.append("old \($0)") }
    token?.cancel()
    token = box.bind { received.append("new \($0)") }
    received = []
    box.value = 2
    #expect(
      received == ["new 2"],
      "The old token was canceled, and then released after the new listener was bound.")
    token?.cancel()
  }

  @Test(.proves(6)) func `a canceled listener is released with everything that it captured`() {
    let box = SubscribableBox(0)
    var cup: Cup? = Cup()
    weak let captured = cup
    let token = box.bind { [cup] _ in _ = cup }
    cup = nil
    token.cancel()
    #expect(
      captured == nil,
      "After the listener is canceled, nothing should retain the object that it captured.")
    box.value = 1
    token.cancel()
    var received: [Int] = []
    var inner: BoxSubscription? = box.bind { received.append($0) }
    let outer = box.bind { [inner] _ in _ = inner }
    inner = nil
    outer.cancel()
    box.value = 2
    #expect(
      received == [1], "The canceled listener had the last reference to another listener's token.")
  }

  @Test(.proves(6)) func `a listener is released together with its token`() {
    let box = SubscribableBox(0)
    var cup: Cup? = Cup()
    weak let captured = cup
    var token: BoxSubscription? = box.bind { [cup] _ in _ = cup }
    cup = nil
    withExtendedLifetime(token) {}
    token = nil
    #expect(
      captured == nil,
      "After the token is released, nothing should retain the object that the listener captured.")
    box.value = 1
  }

  @Test(.proves(5)) func `an owner that stores its token is released`() {
    let box = SubscribableBox(0)
    var log: [Int] = []
    var display: Display? = Display(of: box) { log.append($0) }
    weak let observed = display
    box.value = 1
    #expect(display?.shown == 1, "The display should show the value that was set.")
    display = nil
    #expect(observed == nil, "Neither the box nor the token should retain the token's owner.")
    box.value = 2
    #expect(
      log == [0, 1], "The display was released together with its token, so it shouldn't receive 2.")
  }

  @Test(.proves(4)) func `a token can outlive its box`() {
    var received: [Int] = []
    var box: SubscribableBox<Int>? = SubscribableBox(1)
    let token = box?.bind { received.append($0) }
    box = nil
    token?.cancel()
    #expect(
      received == [1], "The listener should receive the value from bind, and nothing after that.")
  }

  // MARK: In a listener

  @Test(.proves(7)) func `a listener can cancel its own token`() {
    let box = SubscribableBox(0)
    var received: [String] = []
    var once: BoxSubscription?
    once = box.bind { value in
      received.append("once \(value)")
      once?.cancel()
    }
    let next = box.bind { received.append("next \($0)") }
    let last = box.bind { received.append("last \($0)") }
    received = []
    box.value = 1
    box.value = 2
    #expect(
      received == ["once 1", "next 1", "last 1", "next 2", "last 2"],
      "The first listener should be called once, and the others should receive both values.")
    next.cancel()
    last.cancel()
  }

  @Test(.proves(6)) func `a listener that cancels its own token is released after the call`() {
    let box = SubscribableBox(0)
    var cup: Cup? = Cup()
    weak let captured = cup
    var token: BoxSubscription?
    token = box.bind { [cup] value in
      _ = cup
      if value == 1 { token?.cancel() }
    }
    cup = nil
    box.value = 1
    #expect(
      captured == nil,
      "The listener canceled itself, so nothing should retain the object that it captured.")
    token?.cancel()
  }

  @Test(.proves(7)) func `a listener can cancel another listener that hasn't been called yet`() {
    let box = SubscribableBox(0)
    var received: [String] = []
    var second: BoxSubscription?
    let first = box.bind { value in
      received.append("first \(value)")
      if value == 1 { second?.cancel() }
    }
    second = box.bind { received.append("second \($0)") }
    let third = box.bind { received.append("third \($0)") }
    received = []
    box.value = 1
    #expect(
      received == ["first 1", "third 1"],
      """
      The first listener cancels the second before the second is called. The third should be \
      called.
      """)
    first.cancel()
    third.cancel()
  }

  @Test(.proves(7)) func `a listener can cancel another listener that has already been called`() {
    let box = SubscribableBox(0)
    var received: [String] = []
    let first = box.bind { received.append("first \($0)") }
    let second = box.bind { value in
      received.append("second \(value)")
      if value == 1 { first.cancel() }
    }
    let third = box.bind { received.append("third \($0)") }
    received = []
    box.value = 1
    box.value = 2
    #expect(
      received == ["first 1", "second 1", "third 1", "second 2", "third 2"],
      """
      While 1 is being delivered, the second listener cancels the first. The third should still \
      receive 1.
      """)
    second.cancel()
    third.cancel()
  }

  @Test(.proves(7))
  func `a listener can cancel another one while a value that a listener set is being delivered`() {
    let box = SubscribableBox(0)
    var isCanceled = false
    var received: [Int] = []
    var last: BoxSubscription?
    let first = box.bind { if $0 == 1 { box.value = 2 } }
    let second = box.bind { value in
      guard value == 2 else { return }
      last?.cancel()
      isCanceled = true
    }
    last = box.bind { if isCanceled { received.append($0) } }
    box.value = 1
    #expect(
      received == [],
      """
      While 1 is being delivered, the first listener sets the value to 2, and the second then \
      cancels the third. After that, the third should receive neither 2 nor 1.
      """)
    first.cancel()
    second.cancel()
  }

  @Test(.proves(7)) func `a listener can release another listener's token`() {
    let box = SubscribableBox(0)
    var received: [String] = []
    var second: BoxSubscription?
    let first = box.bind { if $0 == 1 { second = nil } }
    second = box.bind { received.append("second \($0)") }
    let third = box.bind { received.append("third \($0)") }
    received = []
    box.value = 1
    #expect(received == ["third 1"], "The second token is released before its listener is called.")
    withExtendedLifetime(second) {}
    first.cancel()
    third.cancel()
  }

  @Test(.proves(7)) func `a listener can release its own token`() {
    let box = SubscribableBox(0)
    var received: [String] = []
    var token: BoxSubscription?
    token = box.bind { value in
      received.append("once \(value)")
      if value == 1 { token = nil }
    }
    let next = box.bind { received.append("next \($0)") }
    received = []
    box.value = 1
    box.value = 2
    #expect(
      received == ["once 1", "next 1", "next 2"],
      "The first listener releases its token when it receives 1. The second should receive both.")
    withExtendedLifetime(token) {}
    next.cancel()
  }

  @Test(.proves(8)) func `a listener bound by another listener receives the value once`() {
    let box = SubscribableBox(0)
    var received: [Int] = []
    var inner: BoxSubscription?
    let outer = box.bind { value in
      if value == 1 { inner = box.bind { received.append($0) } }
    }
    box.value = 1
    #expect(
      received == [1],
      "The bind method should call the new listener, but the delivery in progress shouldn't.")
    box.value = 2
    #expect(
      received == [1, 2],
      "The new listener should receive the next value, as every bound listener does.")
    outer.cancel()
    inner?.cancel()
  }

  @Test(.proves(9)) func `when a listener sets a value, every listener receives that value last`() {
    let box = SubscribableBox(0)
    var before: [Int] = []
    var after: [Int] = []
    let first = box.bind { before.append($0) }
    var read: [Int] = []
    let limit = box.bind {
      guard $0 > 10 else { return }
      box.value = 10
      read.append(box.value)
    }
    let third = box.bind { after.append($0) }
    box.value = 15
    #expect(
      read.last == 10, "The second listener sets the value to 10, and then it should read 10.")
    #expect(box.value == 10, "The second listener doesn't allow values above 10.")
    let (lastBefore, lastAfter) = (before.last ?? -1, after.last ?? -1)
    #expect(lastBefore == 10, "The last value that the first listener receives should be 10.")
    #expect(lastAfter == 10, "The last value that the third listener receives should be 10.")
    for token in [first, limit, third] { token.cancel() }
  }

  @Test(.proves(9)) func `listeners can set values several times in a row`() {
    let box = SubscribableBox(0)
    var before: [Int] = []
    var after: [Int] = []
    let first = box.bind { before.append($0) }
    let countdown = box.bind { if $0 > 0 { box.value = $0 - 1 } }
    let third = box.bind { after.append($0) }
    for start in [4, 3] {
      box.value = start
      #expect(box.value == 0, "The second listener counts down from \(start) to 0.")
      let (lastBefore, lastAfter) = (before.last ?? -1, after.last ?? -1)
      #expect(lastBefore == 0, "The last value that the first listener receives should be 0.")
      #expect(lastAfter == 0, "The last value that the third listener receives should be 0.")
    }
    for token in [first, countdown, third] { token.cancel() }
  }

  @Test(.proves(9)) func `a listener can bind another listener and then set a value`() {
    let box = SubscribableBox(0)
    var received: [Int] = []
    var inner: BoxSubscription?
    let outer = box.bind { value in
      guard value == 15 else { return }
      inner = box.bind { received.append($0) }
      box.value = 10
    }
    box.value = 15
    #expect(
      received.last == 10,
      "The new listener was bound when the value was 15. Then the value was set to 10.")
    outer.cancel()
    inner?.cancel()
  }

  @Test(.proves(9)) func `a listener can set a value while bind calls it`() {
    let box = SubscribableBox(15)
    var display: [Int] = []
    var limited: [Int] = []
    let first = box.bind { display.append($0) }
    let limit = box.bind { value in
      limited.append(value)
      if value > 10 { box.value = 10 }
    }
    #expect(box.value == 10, "The second listener doesn't allow values above 10.")
    let (lastDisplayed, lastLimited) = (display.last ?? -1, limited.last ?? -1)
    #expect(lastDisplayed == 10, "The last value that the first listener receives should be 10.")
    #expect(
      lastLimited == 10,
      "The second listener sets the value to 10, and 10 should be the last value it receives.")
    first.cancel()
    limit.cancel()
  }

  @Test(.proves(7)) func `a listener can cancel another listener while bind calls it`() {
    let box = SubscribableBox(0)
    var received: [String] = []
    let first = box.bind { received.append("first \($0)") }
    let second = box.bind { value in
      received.append("second \(value)")
      first.cancel()
    }
    received = []
    box.value = 1
    #expect(received == ["second 1"], "Binding the second listener canceled the first.")
    second.cancel()
  }

  @Test(.proves(4)) func `the listener of a dial that has left the screen isn't called`() {
    let pressure = SubscribableBox(1)
    let screen = Screen { Panel(pressure: pressure) }
    pressure.value = 4
    #expect(
      screen.texts == ["4"], "The dial should show changes to the pressure while it's on screen.")
    screen.button("Hide").tap()
    pressure.value = 5
    let writes = (screen.story.last?.writes ?? []).map(\.owner).filter { $0 == "Dial" }
    #expect(
      writes == [], "The dial should have canceled its subscription, so it shouldn't receive 5.")
  }

  /// An object for a listener to capture.
  private final class Cup {}

  /// An object that listens as long as it exists.
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

  /// A view that shows the current value of a box while the view is on screen.
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
