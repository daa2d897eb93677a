import StateFlow
import Testing
import WorkbookTesting

@Suite("Published properties")
struct PublishedTests {
  @Test
  func `P1 a property's publisher replays the value and sends each new value before the write`() {
    let model = Model()
    var seen: [[Int]] = []
    let token = model.$count.sink { seen.append([$0, model.count]) }
    model.count = 1
    model.count = 2
    #expect(seen == [[0, 0], [1, 0], [2, 1]])
    token.cancel()
  }

  @Test
  func `P2 a write notifies the object's publisher, then the property's, and is then stored`() {
    let model = Traced()
    var log: [String] = []
    model.log = { log.append($0) }
    let tokens = [
      model.objectWillChange.sink { log.append("objectWillChange, count is \(model.count)") },
      model.$count.dropFirst().sink { log.append("$count \($0), count is \(model.count)") },
    ]
    model.count = 1
    #expect(
      log == [
        "willSet 1", "objectWillChange, count is 0", "$count 1, count is 0", "didSet, count is 1",
      ])
    withExtendedLifetime(tokens) {}
  }

  @Test func `P3 writing an equal value announces a change`() {
    let model = Model()
    let recorder = model.$count.record()
    let announcements = model.objectWillChange.map { "!" }.record()
    model.count = 0
    #expect(recorder.values == [0, 0])
    #expect(announcements.values == ["!"])
  }

  @Test func `P4 mutating a value in place announces one change`() {
    let model = Model()
    let announcements = model.objectWillChange.map { model.list }.record()
    model.list.append(1)
    model.list[0] = 2
    model.list[0] += 1
    #expect(announcements.values == [[], [1], [2]])
    #expect(model.list == [3])
  }

  @Test func `P5 a write inside a sink of the same property is overwritten by the outer write`() {
    let model = Model()
    var seen: [Int] = []
    let token = model.$count.sink {
      seen.append($0)
      if $0 == 1 { model.count = 9 }
    }
    model.count = 1
    #expect(seen == [0, 1, 9])
    #expect(model.count == 1)
    token.cancel()
  }

  @Test func `P6 a subscriber that is added during a delivery receives the new value`() {
    let model = Model()
    let late = Recorder<Int, Never>()
    let token = model.$count.sink { if $0 == 1 { model.$count.subscribe(late) } }
    model.count = 1
    model.count = 2
    #expect(late.values == [1, 2])
    token.cancel()
  }

  @Test func `P7 an object always has the same publisher`() {
    let model = Model()
    #expect(model.objectWillChange === model.objectWillChange)
  }

  @Test func `P7 an object without published properties always has the same publisher`() {
    let first = Unpublished()
    let second = Unpublished()
    let publisher = first.objectWillChange
    #expect(first.objectWillChange === publisher)
    #expect(second.objectWillChange !== publisher)
  }

  @Test func `P7 an object without published properties can announce changes manually`() {
    let model = Unpublished()
    let recorder = model.objectWillChange.map { model.count }.record()
    model.count = 1
    model.count = 2
    #expect(recorder.values == [0, 1])
  }

  @Test func `P7 many objects without published properties can be created and released`() {
    let survivors = (0..<10).map { _ in Unpublished() }
    let publishers = survivors.map { $0.objectWillChange }
    for _ in 0..<200 { #expect(Unpublished().objectWillChange !== publishers[0]) }
    #expect(zip(survivors, publishers).allSatisfy { $0.objectWillChange === $1 })
  }

  @Test func `P8 published properties of a superclass also announce changes`() {
    let model = Derived()
    let recorder = model.objectWillChange.map { "\(model.count) \(model.name)" }.record()
    model.count = 1
    model.name = "a"
    #expect(recorder.values == ["0 ", "1 "])
  }

  @Test func `P8 an object has the same publisher when it's used through its superclass`() {
    let model = Derived()
    let base: Model = model
    #expect(base.objectWillChange === model.objectWillChange)
  }

  @Test
  func `P9 a sink doesn't retain its object, and releasing the object doesn't send a completion`() {
    weak var watched: Model?
    let recorder: Recorder<Int, Never>
    do {
      let model = Model()
      watched = model
      recorder = model.$count.record()
      model.count = 1
    }
    #expect(watched == nil)
    #expect(recorder.history == [.subscription, .value(0), .value(1)])
  }

  @Test func `P9 observing an object doesn't retain it`() {
    weak var watched: Model?
    let token: AnyCancellable
    do {
      let model = Model()
      watched = model
      token = model.objectWillChange.sink {}
    }
    #expect(watched == nil)
    token.cancel()
  }

  @Test func `P10 a class with a stored publisher has to announce changes manually`() {
    let model = StoredPublisher()
    let recorder = model.objectWillChange.map { model.count }.record()
    model.count = 1
    #expect(recorder.values == [])
    model.objectWillChange.send()
    #expect(recorder.values == [1])
  }

  @Test func `P10 a class with a computed publisher has to announce changes manually`() {
    let model = ComputedPublisher()
    let recorder = model.inner.map { model.count }.record()
    model.count = 1
    #expect(recorder.values == [])
  }

  @Test func `P10 a class with a publisher of another type has to announce changes manually`() {
    let model = OtherPublisher()
    let recorder = model.objectWillChange.record()
    model.count = 1
    model.objectWillChange.send(7)
    #expect(recorder.values == [7])
  }

  @Test func `assigning a publisher to a published property announces a change`() {
    let model = Model()
    let recorder = model.objectWillChange.map { model.count }.record()
    let source = PassthroughSubject<Int, Never>()
    source.assign(to: &model.$count)
    source.send(5)
    #expect(recorder.values == [0])
    #expect(model.count == 5)
  }

  @Test func `a class that isn't observable can have published properties`() {
    let plain = Plain()
    plain.count = 1
    #expect(plain.count == 1)
  }

  @Test @MainActor func `a class on the main actor announces its changes`() {
    let model = OnMain()
    let recorder = model.objectWillChange.map { MainActor.assumeIsolated { model.count } }.record()
    model.count = 1
    #expect(recorder.values == [0])
  }

  @Test @MainActor func `a class on the main actor can be observed like any observable object`() {
    let model = OnMain()
    #expect((model as AnyObject) is any ObservableObject)
  }

  @Test func `assigning a published property's projected value to itself has no effect`() {
    let first = Model()
    let second = Model()
    second.count = 1
    first.$count = second.$count
    second.count = 3
    #expect(first.count == 0)
  }
}

private class Model: ObservableObject {
  @Published var count = 0
  @Published var list: [Int] = []
}

private final class Derived: Model {
  @Published var name = ""
}

private final class Traced: ObservableObject {
  var log: (String) -> Void = { _ in }
  @Published var count = 0 {
    willSet { log("willSet \(newValue)") }
    didSet { log("didSet, count is \(count)") }
  }
}

private final class Unpublished: ObservableObject {
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class StoredPublisher: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var count = 0
}

private final class ComputedPublisher: ObservableObject {
  let inner = ObservableObjectPublisher()
  var objectWillChange: ObservableObjectPublisher { inner }
  @Published var count = 0
}

private final class OtherPublisher: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  @Published var count = 0
}

private final class Plain {
  @Published var count = 0
}

@MainActor private final class OnMain: @MainActor ObservableObject {
  @Published var count = 0
}
