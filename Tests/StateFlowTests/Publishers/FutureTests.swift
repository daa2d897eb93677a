import StateFlow
import Testing
import WorkbookTesting

@Suite("Futures")
struct FutureTests {
  private typealias Answer = Future<Int, Oops>

  @Test func `a future starts its work once, before the first subscription`() {
    var starts = 0
    let future = Answer { promise in
      starts += 1
      promise(.success(42))
    }
    #expect(starts == 1)
    for _ in 1...2 {
      #expect(future.record().history == [.subscription, .value(42), .completion(.finished)])
    }
    #expect(starts == 1)
  }

  @Test func `subscribers to a future receive only the first result`() throws {
    var promise: Answer.Promise?
    let future = Answer { promise = $0 }
    let recorders = (1...2).map { _ in future.record() }
    let keep = try #require(promise)
    keep(.success(1))
    keep(.success(2))
    keep(.failure(Oops()))
    for recorder in recorders + [future.record()] {
      #expect(recorder.history == [.subscription, .value(1), .completion(.finished)])
    }
  }

  @Test
  func `a future sends its value only when there is demand, but sends a failure immediately`() {
    let value = Answer { $0(.success(1)) }.record(demand: .none)
    #expect(value.history == [.subscription])
    value.request(.max(1))
    #expect(value.history == [.subscription, .value(1), .completion(.finished)])
    let failure = Answer { $0(.failure(Oops())) }.record(demand: .none)
    #expect(failure.history == [.subscription, .completion(.failure(Oops()))])
  }

  @Test func `a canceled subscriber to a future receives nothing and is released`() throws {
    var promise: Answer.Promise?
    let future = Answer { promise = $0 }
    weak var watched: Recorder<Int, Oops>?
    do {
      let recorder = future.record()
      watched = recorder
      recorder.cancel()
      let keep = try #require(promise)
      keep(.success(1))
      #expect(recorder.history == [.subscription, .cancel])
    }
    #expect(watched == nil)
  }

  @Test func `a future and its subscribers are released when its promise is released`() {
    weak var watched: Answer?
    do {
      let future = Answer { _ in }
      watched = future
      let recorder = future.record()
      #expect(recorder.history == [.subscription])
    }
    #expect(watched == nil)
  }
}
