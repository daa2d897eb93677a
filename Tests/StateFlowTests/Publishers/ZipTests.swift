import StateFlow
import Testing
import WorkbookTesting

@Suite("zip")
struct ZipTests {
  private let numbers = PassthroughSubject<Int, Oops>()
  private let words = PassthroughSubject<String, Oops>()

  private func record(demand: Subscribers.Demand = .unlimited) -> Recorder<String, Oops> {
    numbers.zip(words) { "\($0)\($1)" }.record(demand: demand)
  }

  @Test func `zip pairs values in order`() {
    let recorder = record()
    numbers.send(1)
    numbers.send(2)
    words.send("a")
    #expect(recorder.values == ["1a"])
    words.send("b")
    words.send("c")
    numbers.send(3)
    #expect(recorder.values == ["1a", "2b", "3c"])
  }

  @Test func `zip releases many waiting values at once`() {
    let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var token: AnyCancellable? = numbers.zip(words).sink { _ in }
    for number in 0..<200_000 { numbers.send(number) }
    words.send(1)
    token?.cancel()
    token = nil
  }

  @Test func `zip finishes when a publisher has finished and its values have all been paired`() {
    let recorder = record()
    numbers.send(1)
    numbers.send(completion: .finished)
    #expect(recorder.history == [.subscription])
    words.send("a")
    #expect(recorder.history == [.subscription, .value("1a"), .completion(.finished)])
  }

  @Test func `zip fails as soon as one publisher fails, even if values are waiting`() {
    let recorder = record()
    numbers.send(1)
    words.send(completion: .failure(Oops()))
    #expect(recorder.history == [.subscription, .completion(.failure(Oops()))])
  }

  @Test func `zip requests its subscriber's demand from each publisher`() {
    let (left, right) = (ManualPublisher<Int, Never>(), ManualPublisher<Int, Never>())
    let recorder = left.zip(right, +).record(demand: .max(1)) { _ in .max(2) }
    let one = left.sendSubscription()
    #expect(recorder.history == [])
    let two = right.sendSubscription()
    #expect(left.send(1) == .none)
    #expect(right.send(10) == .max(2))
    recorder.cancel()
    #expect(one.history == [.request(.max(1)), .request(.max(2)), .cancel])
    #expect(two.history == [.request(.max(1)), .cancel])
    #expect(recorder.values == [11])
  }

  @Test func `a zipped publisher can finish before zip has subscribed to the other`() {
    #expect(
      Empty<Int, Oops>().zip(numbers).map { $0 + $1 }.record().history
        == [.subscription, .completion(.finished)])
    #expect(
      Fail<Int, Oops>(error: Oops()).zip(numbers).map { $0 + $1 }.record().history
        == [.subscription, .completion(.failure(Oops()))])
  }

  @Test func `zip can combine three or four publishers`() {
    let letters = ["a", "b"].publisher
    #expect(letters.zip(1...3, [true, false]).values == ["a1true", "b2false"])
    let four = letters.zip([1, 2].publisher, [3, 4].publisher, [5].publisher) {
      "\($0)\($1)\($2)\($3)"
    }
    #expect(four.record().history == [.subscription, .value("a135"), .completion(.finished)])
  }
}

extension Publisher where Failure == Never {
  /// Zips this publisher with two sequences and returns a recorder of the combined values.
  fileprivate func zip(_ numbers: ClosedRange<Int>, _ flags: [Bool]) -> Recorder<String, Never> {
    zip(numbers.publisher, flags.publisher) { "\($0)\($1)\($2)" }.record()
  }
}
