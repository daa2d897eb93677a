import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.3 Announced", .exercise(.optional))
struct AnnouncedTests {
  private class Model: ObservableObject {
    @Announced var count = 0
    @Announced var list: [Int] = []
  }

  // MARK: The publisher

  @Test(.proves(1)) func `a new subscriber receives the current value immediately`() {
    let model = Model()
    model.count = 3
    var received: [Int] = []
    let token = model.$count.sink { received.append($0) }
    #expect(received == [3], "The count was 3 when the sink subscribed to $count.")
    token.cancel()
  }

  @Test(.proves(1))
  func `a subscriber first receives the value that is current when it subscribes`() {
    let model = Model()
    let publisher = model.$count
    model.count = 3
    let first = publisher.record()
    #expect(
      first.values == [3],
      "$count was read when the count was 0, and the first sink subscribed when it was 3.")
    model.count = 4
    let second = publisher.record()
    #expect(
      second.values == [4], "The second sink subscribed to the same publisher when the count was 4."
    )
    #expect(first.values == [3, 4], "The first subscriber should receive 4, too.")
  }

  @Test(.proves(2)) func `each new value is sent before it's stored`() {
    let model = Model()
    var pairs: [[Int]] = []
    let token = model.$count.sink { pairs.append([$0, model.count]) }
    model.count = 1
    model.count = 2
    #expect(
      pairs == [[0, 0], [1, 0], [2, 1]],
      "Each pair is the value that a sink on $count receives and the count that it should read.")
    token.cancel()
  }

  @Test(.proves(2)) func `every subscriber receives every value`() {
    let model = Model()
    let first = model.$count.record()
    model.count = 1
    let second = model.$count.record()
    model.count = 2
    #expect(first.values == [0, 1, 2], "The first sink subscribed when the count was 0.")
    #expect(second.values == [1, 2], "The second sink subscribed when the count was 1.")
  }

  @Test(.proves(2)) func `a subscriber that cancels receives nothing more`() {
    let model = Model()
    let first = model.$count.record()
    let second = model.$count.record()
    model.count = 1
    first.cancel()
    model.count = 2
    #expect(first.values == [0, 1], "The first subscription was canceled when the count was 1.")
    #expect(second.values == [0, 1, 2], "The second subscription wasn't canceled.")
  }

  @Test(.proves(5)) func `a subscriber added during a send starts with the value being sent`() {
    let model = Model()
    var received: [Int] = []
    var tokens: [AnyCancellable] = []
    model.$count.sink { value in
      guard value == 1 else { return }
      model.$count.sink { received.append($0) }.store(in: &tokens)
    }
    .store(in: &tokens)
    model.count = 1
    let first = received.first ?? -1
    #expect(
      first == 1,
      "The subscriber is added while 1 is being sent, so 1 should be the first value it receives.")
    model.count = 2
    #expect(
      received.last == 2,
      "The added subscriber should receive later values, as every subscriber does.")
    tokens.forEach { $0.cancel() }
  }

  @Test(.proves(7)) func `the publisher doesn't complete, even when the object is released`() {
    var model: Model? = Model()
    let recorder = model?.$count.record()
    for count in 1...9 { model?.count = count }
    model = nil
    let history = (recorder?.history ?? []).map { "\($0)" }
    let values = (0...9).map { "value(\($0))" }
    #expect(
      history == ["subscription"] + values,
      "The subscriber should receive the values from 0 to 9, but no completion.")
  }

  // MARK: The announcement

  @Test(.proves(3)) func `each change is announced before it happens`() {
    let model = Model()
    var read: [Int] = []
    let token = model.objectWillChange.sink { read.append(model.count) }
    for count in 1...4 { model.count = count }
    #expect(
      read == [0, 1, 2, 3], "objectWillChange sends four times, each time before the count changes."
    )
    token.cancel()
  }

  @Test(.proves(3)) func `a new value is announced, then sent, and then stored`() {
    let model = Traced()
    var log: [String] = []
    model.log = { log.append($0) }
    let tokens = [
      model.objectWillChange.sink { log.append("objectWillChange") },
      model.$count.dropFirst().sink { log.append("$count sends \($0)") },
    ]
    model.count = 1
    #expect(
      log == ["objectWillChange", "$count sends 1", "didSet, count is 1"],
      "The announcement should come first, then the new value. The property should change last.")
    tokens.forEach { $0.cancel() }
  }

  private final class Traced: ObservableObject {
    var log: (String) -> Void = { _ in }
    @Announced var count = 0 {
      didSet { log("didSet, count is \(count)") }
    }
  }

  @Test(.proves(4)) func `an equal value is announced and sent`() {
    let model = Model()
    var announcements = 0
    let token = model.objectWillChange.sink { announcements += 1 }
    let recorder = model.$count.record()
    model.count = 0
    model.count = 0
    #expect(announcements == 2, "The count is set twice to the value it already has.")
    #expect(recorder.values == [0, 0, 0], "$count sends the value each time.")
    token.cancel()
  }

  @Test(.proves(3)) func `an in-place change is announced once`() {
    let model = Model()
    var read: [[Int]] = []
    let token = model.objectWillChange.sink { read.append(model.list) }
    model.list.append(1)
    model.list[0] += 1
    #expect(read == [[], [1]], "append and += are each announced once, before the list changes.")
    #expect(model.list == [2], "The list has one element, which was changed from 1 to 2.")
    token.cancel()
  }

  @Test(.proves(6)) func `a value that a sink sets is replaced by the value being sent`() {
    let model = Model()
    let token = model.$count.sink { if $0 == 1 { model.count = 9 } }
    model.count = 1
    #expect(
      model.count == 1,
      "While 1 is being sent, the sink sets the count to 9. After that, 1 should be stored.")
    token.cancel()
  }

  @Test(.proves(2)) func `a value that a sink sets is announced and sent, too`() {
    let model = Model()
    var announcements = 0
    let token = model.objectWillChange.sink { announcements += 1 }
    let setter = model.$count.sink { if $0 == 1 { model.count = 9 } }
    let recorder = model.$count.dropFirst().record()
    model.count = 1
    #expect(announcements == 2, "Setting the count to 1 and to 9 should each be announced.")
    #expect(
      recorder.values.sorted() == [1, 9],
      "A sink sets the count to 9 while 1 is being sent. Another sink should receive both values.")
    token.cancel()
    setter.cancel()
  }

  @Test(.proves(3)) func `an inherited property is announced by the object's publisher`() {
    let model = Derived()
    var read: [String] = []
    let token = model.objectWillChange.sink { read.append("\(model.count) \(model.name)") }
    model.count = 1
    model.name = "a"
    #expect(
      read == ["0 ", "1 "],
      "Changes to the inherited count and to the name should each be announced once.")
    token.cancel()
  }

  private final class Derived: Model {
    @Announced var name = ""
  }

  @Test(.proves(3))
  func `if an object declares its own objectWillChange, that publisher announces changes`() {
    let model = OwnPublisher()
    var read: [Int] = []
    let token = model.announcer.sink { read.append(model.count) }
    model.count = 1
    #expect(read == [0], "The object's own publisher should send once, before the count changes.")
    token.cancel()
  }

  private final class OwnPublisher: ObservableObject {
    let announcer = ObservableObjectPublisher()
    var objectWillChange: ObservableObjectPublisher { announcer }
    @Announced var count = 0
  }

  @Test(.proves(8)) func `the property doesn't keep its object alive`() {
    var model: Model? = Model()
    weak let observed = model
    let publisher = model?.$count
    let token = publisher?.sink { _ in }
    model?.count = 1
    model?.list = [1]
    model = nil
    #expect(
      observed == nil,
      "Neither the property, nor its publisher, nor a sink should retain the object.")
    token?.cancel()
  }

  @Test(.proves(9)) func `setting one property doesn't affect other properties or objects`() {
    let first = Model()
    let second = Model()
    var announcements = 0
    let token = second.objectWillChange.sink { announcements += 1 }
    let counts = first.$count.record()
    let lists = first.$list.record()
    first.count = 1
    #expect(announcements == 0, "Only the first object should announce its change.")
    second.count = 7
    #expect(counts.values == [0, 1], "The first object's count was set to 1.")
    #expect(lists.values == [[]], "The first object's list wasn't set.")
    #expect(
      first.count == 1,
      "Setting the second object's count shouldn't change the first object's count.")
    token.cancel()
  }

  @Test(.proves(3)) func `a view that observes the object shows each change to the property`() {
    let screen = Screen(LampView(lamp: Lamp()))
    screen.button("Brighter").tap()
    screen.button("Brighter").tap()
    #expect(screen.texts == ["Level 2"], "After two taps, the screen should show 2.")
  }
}
