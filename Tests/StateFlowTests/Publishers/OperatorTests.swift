import StateFlow
import Testing
import WorkbookTesting

@Suite("Operators")
struct OperatorTests {
  private let numbers = PassthroughSubject<Int, Never>()
  private let others = PassthroughSubject<Int, Never>()

  private func send(_ values: Int...) {
    for value in values { numbers.send(value) }
  }

  @Test func `map transforms each value`() {
    let recorder = numbers.map { "\($0)!" }.record()
    send(1, 2)
    #expect(recorder.values == ["1!", "2!"])
  }

  @Test func `map with a key path sends one member of each value`() {
    let recorder = numbers.map(\.description).record()
    send(1)
    #expect(recorder.values == ["1"])
  }

  @Test func `compactMap drops nil and requests another value instead`() {
    let recorder = numbers.compactMap { $0 > 1 ? $0 : nil }.record(demand: .max(2))
    send(1, 2, 0, 3, 4)
    #expect(recorder.values == [2, 3])
  }

  @Test func `filter drops values and requests others instead`() {
    let recorder = numbers.filter { $0.isMultiple(of: 2) }.record(demand: .max(2))
    send(1, 2, 3, 4, 6)
    #expect(recorder.values == [2, 4])
  }

  @Test func `removeDuplicates drops a value that equals the previous one`() {
    let recorder = numbers.removeDuplicates().record()
    send(1, 1, 2, 1)
    #expect(recorder.values == [1, 2, 1])
  }

  @Test func `removeDuplicates can compare with a closure`() {
    let recorder = numbers.removeDuplicates { $0 / 10 == $1 / 10 }.record()
    send(1, 2, 11, 12, 3)
    #expect(recorder.values == [1, 11, 3])
  }

  @Test func `each subscriber has separate operator state`() {
    let distinct = numbers.removeDuplicates()
    let first = distinct.record()
    send(1)
    let second = distinct.record()
    send(1)
    #expect(first.values == [1])
    #expect(second.values == [1])
  }

  @Test func `dropFirst drops the given number of values`() {
    let recorder = numbers.dropFirst(2).record(demand: .max(1))
    send(1, 2, 3, 4)
    #expect(recorder.values == [3])
  }

  @Test func `prefix sends the given number of values and then finishes`() {
    let recorder = numbers.prefix(2).record()
    send(1, 2, 3)
    #expect(
      recorder.history == [.subscription, .value(1), .value(2), .completion(.finished)])
  }

  @Test func `prefix of zero values finishes immediately`() {
    #expect(numbers.prefix(0).record().history == [.subscription, .completion(.finished)])
  }

  @Test func `prefix passes on no additional values if a sink sends more`() {
    let recorder = numbers.prefix(1).record { value in
      self.numbers.send(value + 1)
      return .none
    }
    send(1)
    #expect(recorder.history == [.subscription, .value(1), .completion(.finished)])
  }

  @Test func `scan sends the accumulated result for each value`() {
    let recorder = numbers.scan(10, +).record()
    send(1, 2, 3)
    #expect(recorder.values == [11, 13, 16])
  }

  @Test func `merge sends the values from both sources and finishes after both have finished`() {
    let recorder = numbers.merge(with: others).record()
    send(1)
    others.send(2)
    numbers.send(completion: .finished)
    others.send(3)
    others.send(completion: .finished)
    #expect(
      recorder.history
        == [.subscription, .value(1), .value(2), .value(3), .completion(.finished)])
  }

  @Test func `merge combines publishers of different types`() {
    let recorder = numbers.map { -$0 }.merge(with: others, Just(0)).record()
    send(1)
    others.send(2)
    #expect(recorder.values == [0, -1, 2])
  }

  @Test func `merge keeps values until they're requested`() {
    let recorder = numbers.merge(with: others).record(demand: .max(1))
    send(1, 2)
    others.send(3)
    #expect(recorder.values == [1])
    recorder.request(.max(2))
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func `merge cancels its sources when it's canceled`() {
    let recorder = numbers.merge(with: others).record()
    send(1)
    recorder.cancel()
    others.send(2)
    #expect(recorder.history == [.subscription, .value(1), .cancel])
  }

  @Test func `merge fails as soon as one source fails`() {
    let failing = PassthroughSubject<Int, Oops>()
    let going = PassthroughSubject<Int, Oops>()
    let recorder = Publishers.MergeMany(going, failing).record()
    failing.send(completion: .failure(Oops()))
    going.send(1)
    #expect(recorder.history == [.subscription, .completion(.failure(Oops()))])
  }

  @Test func `combineLatest sends results as soon as all of its sources have sent a value`() {
    let recorder = numbers.combineLatest(others) { "\($0) \($1)" }.record()
    send(1, 2)
    others.send(10)
    send(3)
    numbers.send(completion: .finished)
    others.send(20)
    others.send(completion: .finished)
    #expect(
      recorder.history == [
        .subscription, .value("2 10"), .value("3 10"), .value("3 20"), .completion(.finished),
      ])
  }

  @Test func `combineLatest sends the latest values when there is demand again`() {
    let recorder = numbers.combineLatest(others, +).record(demand: .max(1))
    send(1)
    others.send(10)
    others.send(20)
    others.send(30)
    recorder.request(.max(1))
    #expect(recorder.values == [11, 31])
  }

  @Test func `combineLatest finishes when a source finishes without a value`() {
    let recorder = numbers.combineLatest(Empty<Int, Never>(), +).record()
    #expect(recorder.history == [.subscription, .completion(.finished)])
  }

  @Test func `combineLatest can combine three or four publishers`() {
    let subject = CurrentValueSubject<String, Never>("a")
    let three = subject.combineLatest(numbers, others) { "\($0)\($1)\($2)" }.record()
    let four = subject.combineLatest(numbers, others, Just("!")) { "\($0)\($1)\($2)\($3)" }.record()
    send(1)
    others.send(2)
    subject.send("b")
    #expect(three.values == ["a12", "b12"])
    #expect(four.values == ["a12!", "b12!"])
  }

  @Test func `handleEvents calls its closures for each event`() {
    var log: [String] = []
    let recorder = numbers.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("value \($0)") },
      receiveCompletion: { _ in log.append("completion") },
      receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") }
    ).record(demand: .max(3))
    send(1)
    recorder.cancel()
    #expect(log == ["subscription", "request max(3)", "value 1", "cancel"])
  }

  @Test func `Just sends its value on the first demand and finishes`() {
    let recorder = Just(1).record(demand: .none)
    #expect(recorder.history == [.subscription])
    recorder.request(.max(2))
    #expect(recorder.history == [.subscription, .value(1), .completion(.finished)])
  }

  @Test func `Empty finishes immediately or never`() {
    #expect(
      Empty<Int, Never>().record().history == [.subscription, .completion(.finished)])
    #expect(Empty<Int, Never>(completeImmediately: false).record().history == [.subscription])
  }

  @Test func `Fail fails immediately`() {
    let recorder = Fail<Int, Oops>(error: Oops()).record()
    #expect(recorder.history == [.subscription, .completion(.failure(Oops()))])
  }

  @Test func `an erased publisher behaves like the original`() {
    let recorder = numbers.eraseToAnyPublisher().eraseToAnyPublisher().record(demand: .max(1))
    send(1, 2)
    recorder.cancel()
    #expect(recorder.history == [.subscription, .value(1), .cancel])
  }

  @Test func `assign writes to an object's property and releases the object on completion`() {
    var target: Target? = Target()
    weak let watched = target
    let token = numbers.assign(to: \.number, on: target!)
    send(4)
    #expect(target?.number == 4)
    target = nil
    #expect(watched != nil)
    token.cancel()
    #expect(watched == nil)
  }

  @Test func `an assign(to:) subscription lasts until the object is released`() {
    weak var watched: Target?
    do {
      let target = Target()
      watched = target
      let seen = target.objectWillChange.map { target.published }.record()
      numbers.assign(to: &target.$published)
      send(1, 2)
      #expect(target.published == 2)
      #expect(seen.values == [0, 1])
      seen.cancel()
    }
    #expect(watched == nil)
    send(3)
  }

  @Test func `a notification center publishes the notifications that have a given name`() {
    let center = NotificationCenter()
    let sender = Target()
    let name = Notification.Name("StateFlowTests.posted")
    let all = center.publisher(for: name).map(\.name).record()
    let some = center.publisher(for: name, object: sender).map(\.name).record()
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("StateFlowTests.other"), object: sender)
    all.cancel()
    center.post(name: name, object: sender)
    #expect(all.history == [.subscription, .value(name), .value(name), .cancel])
    #expect(some.values == [name, name])
  }
}

private final class Target: ObservableObject {
  var number = 0
  @Published var published = 0
}
