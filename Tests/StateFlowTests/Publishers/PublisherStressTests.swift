import StateFlow
import Synchronization
import Testing
import WorkbookTesting

/// Tests of publishers that several threads use at once. The tests wait for the threads, never for
/// a fixed time.
@Suite("Publishers under stress")
struct PublisherStressTests {
  private let rounds = 2_000

  @Test(arguments: [1, 4])
  func `concurrent sends don't lose any values`(sinkCount: Int) {
    let subject = Shared(PassthroughSubject<Int, Never>())
    let sum = Atomic<Int>(0)
    let tokens = (0..<sinkCount).map { _ in
      subject.value.sink { sum.wrappingAdd($0, ordering: .relaxed) }
    }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<rounds { subject.value.send(1) }
    }
    #expect(sum.load(ordering: .relaxed) == 4 * rounds * sinkCount)
    withExtendedLifetime(tokens) {}
  }

  @Test func `C12 a sink never runs concurrently with itself`() {
    let subject = Shared(PassthroughSubject<Int, Never>())
    let inside = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    let token = subject.value.sink { _ in
      if inside.add(1, ordering: .relaxed).newValue != 1 { overlaps.add(1, ordering: .relaxed) }
      inside.subtract(1, ordering: .relaxed)
    }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<rounds { subject.value.send(1) }
    }
    #expect(overlaps.load(ordering: .relaxed) == 0)
    token.cancel()
  }

  @Test func `C12 a sink for merged sources receives one value at a time`() {
    let first = Shared(PassthroughSubject<Int, Never>())
    let second = Shared(PassthroughSubject<Int, Never>())
    // This increment isn't atomic, so concurrent calls would lose some.
    let total = Shared(Counter())
    let token = first.value.merge(with: second.value).sink { total.value.count += $0 }
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for _ in 0..<rounds { (index.isMultiple(of: 2) ? first : second).value.send(1) }
    }
    #expect(total.value.count == 4 * rounds)
    token.cancel()
  }

  @Test func `C2 concurrent sends don't exceed the demand`() {
    let subject = Shared(PassthroughSubject<Int, Never>())
    let recorder = subject.value.record(demand: .max(100))
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<rounds { subject.value.send(1) }
    }
    #expect(recorder.values.count == 100)
  }

  @Test func `C4 only one of many concurrent completions is delivered`() {
    for _ in 0..<200 {
      let subject = Shared(PassthroughSubject<Int, Never>())
      let recorder = subject.value.record(demand: .max(1))
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        subject.value.send(completion: .finished)
      }
      #expect(recorder.history == [.subscription, .completion(.finished)])
    }
  }

  @Test func `subscribing and canceling while other threads send is safe`() {
    let subject = Shared(PassthroughSubject<Int, Never>())
    let steady = Atomic<Int>(0)
    let token = subject.value.sink { steady.wrappingAdd($0, ordering: .relaxed) }
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for _ in 0..<rounds {
        if index < 2 {
          subject.value.send(1)
        } else {
          let cancelled = Atomic<Bool>(false)
          let late = subject.value.sink { _ in _ = cancelled.load(ordering: .relaxed) }
          late.cancel()
        }
      }
    }
    #expect(steady.load(ordering: .relaxed) == 2 * rounds)
    token.cancel()
  }

  @Test func `a single subscriber can subscribe and cancel while other threads send`() {
    let subject = Shared(PassthroughSubject<Int, Never>())
    let living = Shared(Population())
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      for _ in 0..<rounds {
        if index < 2 {
          subject.value.send(1)
        } else {
          let captured = Shared(Inhabitant(of: living.value))
          subject.value.sink { _ in withExtendedLifetime(captured) {} }.cancel()
        }
      }
    }
    #expect(living.value.count.load(ordering: .relaxed) == 0)
  }

  @Test func `a single subscriber to a current value can subscribe and cancel during sends`() {
    let subject = Shared(CurrentValueSubject<Int, Never>(0))
    let living = Shared(Population())
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      for value in 0..<rounds {
        if index < 2 {
          subject.value.send(value)
        } else {
          let captured = Shared(Inhabitant(of: living.value))
          subject.value.sink { _ in withExtendedLifetime(captured) {} }.cancel()
          subject.value.map { $0 + 1 }.sink { _ in withExtendedLifetime(captured) {} }.cancel()
        }
      }
    }
    #expect(living.value.count.load(ordering: .relaxed) == 0)
  }

  @Test
  func `a sink that another thread cancels during a delivery is released after the delivery`() {
    let passing = Shared(PassthroughSubject<Int, Never>())
    expectRelease(from: passing.value) { passing.value.send(1) }
    let replaying = Shared(CurrentValueSubject<Int, Never>(0))
    expectRelease(from: replaying.value) { replaying.value.send(1) }
  }

  /// Expects a sink's closure to be released if this thread cancels the sink while another thread
  /// is running the closure.
  private func expectRelease(
    from publisher: some Publisher<Int, Never>, when send: @escaping @Sendable () -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let living = Shared(Population())
    let (isInside, isCancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let token = publisher.sink { [inhabitant = Inhabitant(of: living.value)] value in
      guard value == 1 else { return }
      isInside.signal()
      isCancelled.wait()
      withExtendedLifetime(inhabitant) {}
    }
    // The thread is a new one, because other tests may occupy all threads of the pool.
    let hasSent = DispatchSemaphore(value: 0)
    Thread {
      send()
      hasSent.signal()
    }.start()
    isInside.wait()
    token.cancel()
    #expect(living.value.count.load(ordering: .relaxed) == 1, sourceLocation: sourceLocation)
    isCancelled.signal()
    hasSent.wait()
    #expect(living.value.count.load(ordering: .relaxed) == 0, sourceLocation: sourceLocation)
  }

  @Test func `C4 a single subscriber can receive a completion while other threads send`() {
    let living = Shared(Population())
    for _ in 0..<500 {
      let subject = Shared(PassthroughSubject<Int, Never>())
      let captured = Shared(Inhabitant(of: living.value))
      let token = subject.value.sink { _ in withExtendedLifetime(captured) {} }
      DispatchQueue.concurrentPerform(iterations: 3) { index in
        if index == 0 {
          subject.value.send(completion: .finished)
        } else {
          for _ in 0..<20 { subject.value.send(1) }
        }
      }
      withExtendedLifetime(token) {}
    }
    #expect(living.value.count.load(ordering: .relaxed) == 0)
  }

  @Test func `C6 a subscriber to a current value receives each later value exactly once`() {
    for _ in 0..<300 {
      let subject = Shared(CurrentValueSubject<Int, Never>(0))
      let recorders = Mutex<[Shared<Recorder<Int, Never>>]>([])
      DispatchQueue.concurrentPerform(iterations: 3) { index in
        if index == 0 {
          for value in 1...20 { subject.value.send(value) }
        } else {
          let recorder = Shared(subject.value.record())
          recorders.withLock { $0.append(recorder) }
        }
      }
      for recorder in recorders.withLock({ $0 }) {
        let values = recorder.value.values
        #expect(values == Array((values.first ?? -1)...20))
      }
    }
  }

  @Test func `a token that many threads cancel cancels its subscription only once`() {
    for _ in 0..<500 {
      let count = Atomic<Int>(0)
      let token = Shared(AnyCancellable { count.add(1, ordering: .relaxed) })
      DispatchQueue.concurrentPerform(iterations: 4) { _ in token.value.cancel() }
      #expect(count.load(ordering: .relaxed) == 1)
    }
  }

  @Test func `many threads can write, read, and subscribe to a published property`() {
    let model = Shared(Model())
    let announcements = Atomic<Int>(0)
    let token = model.value.objectWillChange.sink { announcements.add(1, ordering: .relaxed) }
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for round in 0..<rounds {
        switch index {
        case 0, 1: model.value.names = ["\(round)"]
        case 2: _ = model.value.names.count
        default: model.value.$names.sink { _ in }.cancel()
        }
      }
    }
    #expect(announcements.load(ordering: .relaxed) == 2 * rounds)
    #expect(model.value.names == ["\(rounds - 1)"])
    token.cancel()
  }

  @Test func `many threads get the same publisher for an object`() {
    for _ in 0..<200 {
      let model = Shared(Model())
      let bystander = Shared(Bystander())
      let found = Mutex<Set<ObjectIdentifier>>([])
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        let ids = [model.value.objectWillChange, bystander.value.objectWillChange]
          .map { ObjectIdentifier($0) }
        found.withLock { $0.formUnion(ids) }
      }
      #expect(found.withLock { $0.count } == 2)
    }
  }

  @Test func `C14 values that are received on a concurrent queue stay in order`() {
    let queue = DispatchQueue(label: "StateFlowTests.concurrent", attributes: .concurrent)
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.receive(on: queue).record()
    for value in 0..<500 { subject.send(value) }
    queue.sync(flags: .barrier) {}
    #expect(recorder.values == Array(0..<500))
  }
}

/// A value that is safe to share between threads, although its type isn't sendable.
private struct Shared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

private final class Counter {
  var count = 0
}

private final class Model: ObservableObject {
  @Published var names: [String] = []
  @Published var other = 0
}

private final class Bystander: ObservableObject {}

/// A counter of living objects.
private final class Population: Sendable {
  let count = Atomic<Int>(0)
}

private final class Inhabitant {
  private let population: Population

  init(of population: Population) {
    self.population = population
    population.count.add(1, ordering: .relaxed)
  }

  deinit {
    population.count.subtract(1, ordering: .relaxed)
  }
}
