import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

/// The names of these tests carry the numbers under which the kit's own @Published is tested.
@Suite("5.3 Announced", .exercise)
struct AnnouncedTests {
  private class Model: ObservableObject {
    @Announced var count = 0
    @Announced var list: [Int] = []
  }

  @Test func `P1 a sink of the property gets its value at once`() {
    let model = Model()
    model.count = 3
    var seen: [Int] = []
    let token = model.$count.sink { seen.append($0) }
    #expect(seen == [3], "Whoever subscribes to $count is told what the count is.")
    token.cancel()
  }

  @Test func `P1 what is sent at once is the value at the time of subscribing`() {
    let model = Model()
    let publisher = model.$count
    model.count = 3
    #expect(
      publisher.record().values == [3],
      "$count was asked for while the count was 0, and subscribed to when it was 3.")
  }

  @Test func `P1 each new value is sent before it is stored`() {
    let model = Model()
    var seen: [[Int]] = []
    let token = model.$count.sink { seen.append([$0, model.count]) }
    model.count = 1
    model.count = 2
    #expect(
      seen == [[0, 0], [1, 0], [2, 1]],
      "Each pair is what $count sent, and what the sink then read in the property.")
    token.cancel()
  }

  @Test func `P2 the owner announces while the property still has the old value`() {
    let model = Model()
    var read: [Int] = []
    let token = model.objectWillChange.sink { read.append(model.count) }
    model.count = 1
    model.count = 2
    #expect(read == [0, 1], "objectWillChange was sent twice, and each time the count was old.")
    token.cancel()
  }

  @Test func `P2 the owner announces, the publisher sends, the value is stored`() {
    let model = Traced()
    var log: [String] = []
    model.log = { log.append($0) }
    let tokens = [
      model.objectWillChange.sink { log.append("objectWillChange") },
      model.$count.dropFirst().sink { log.append("$count sends \($0)") },
    ]
    model.count = 1
    #expect(log == ["objectWillChange", "$count sends 1", "didSet, count is 1"])
    tokens.forEach { $0.cancel() }
  }

  private final class Traced: ObservableObject {
    var log: (String) -> Void = { _ in }
    @Announced var count = 0 {
      didSet { log("didSet, count is \(count)") }
    }
  }

  @Test func `P3 an equal value is announced and sent`() {
    let model = Model()
    var announcements = 0
    let token = model.objectWillChange.sink { announcements += 1 }
    let recorder = model.$count.record()
    model.count = 0
    #expect(announcements == 1, "The count was set, if only to what it was.")
    #expect(recorder.values == [0, 0], "$count sends it once more.")
    token.cancel()
  }

  @Test func `P4 a change in place is announced once`() {
    let model = Model()
    var read: [[Int]] = []
    let token = model.objectWillChange.sink { read.append(model.list) }
    model.list.append(1)
    model.list[0] += 1
    #expect(read == [[], [1]], "append and += are one announcement each.")
    #expect(model.list == [2])
    token.cancel()
  }

  @Test func `P5 a set inside a sink of the property loses to the outer one`() {
    let model = Model()
    let token = model.$count.sink { if $0 == 1 { model.count = 9 } }
    model.count = 1
    #expect(
      model.count == 1,
      "While 1 was being sent, a sink set 9. The outer set is the one that ends last.")
    token.cancel()
  }

  @Test func `P6 whoever subscribes while a value is being sent gets the new one`() {
    let model = Model()
    var late: [Int] = []
    var tokens: [AnyCancellable] = []
    model.$count.sink { value in
      guard value == 1 else { return }
      model.$count.sink { late.append($0) }.store(in: &tokens)
    }
    .store(in: &tokens)
    model.count = 1
    #expect(late.first == 1, "The count is about to be 1, and 0 is of no use any more.")
    tokens.forEach { $0.cancel() }
  }

  @Test func `P8 a property of a superclass announces through the object`() {
    let model = Derived()
    var read: [String] = []
    let token = model.objectWillChange.sink { read.append("\(model.count) \(model.name)") }
    model.count = 1
    model.name = "a"
    #expect(read == ["0 ", "1 "])
    token.cancel()
  }

  private final class Derived: Model {
    @Announced var name = ""
  }

  @Test func `P9 the property does not keep its object alive`() {
    var model: Model? = Model()
    weak let watched = model
    let token = model?.$count.sink { _ in }
    model?.count = 1
    model?.list = [1]
    model = nil
    #expect(watched == nil, "Nobody keeps the object any more, and yet it is alive.")
    token?.cancel()
  }

  @Test func `P9 nothing is sent when the object goes, no completion either`() {
    var model: Model? = Model()
    let recorder = model?.$count.record()
    model?.count = 1
    model = nil
    #expect(recorder?.history == [.subscription, .value(0), .value(1)])
  }

  @Test func `an owner with its own objectWillChange announces through that`() {
    let model = OwnPublisher()
    var read: [Int] = []
    let token = model.announcer.sink { read.append(model.count) }
    model.count = 1
    #expect(read == [0])
    token.cancel()
  }

  private final class OwnPublisher: ObservableObject {
    let announcer = ObservableObjectPublisher()
    var objectWillChange: ObservableObjectPublisher { announcer }
    @Announced var count = 0
  }

  @Test func `two properties and two objects do not disturb each other`() {
    let first = Model()
    let second = Model()
    let counts = first.$count.record()
    let lists = first.$list.record()
    first.count = 1
    second.count = 7
    #expect(counts.values == [0, 1], "Only the count of the first model was set.")
    #expect(lists.values == [[]], "Its list was not set.")
    #expect(first.count == 1)
  }

  @Test func `two subscribers get every value`() {
    let model = Model()
    let first = model.$count.record()
    model.count = 1
    let second = model.$count.record()
    model.count = 2
    #expect(first.values == [0, 1, 2])
    #expect(second.values == [1, 2], "The second subscribed when the count was 1.")
  }

  @Test func `a view that observes the object follows the property`() {
    let screen = Screen(LampView(lamp: Lamp()))
    screen.button("Brighter").tap()
    screen.button("Brighter").tap()
    #expect(screen.texts == ["Level 2"])
  }
}
