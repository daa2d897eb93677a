import StateFlow
import Testing
import WorkbookTesting

@Suite("print")
struct PrintTests {
  /// A stream that stores its lines.
  private final class Output: TextOutputStream {
    private var text = ""

    func write(_ string: String) { text += string }

    var lines: [Substring] { text.split(separator: "\n") }
  }

  private let output = Output()

  @Test func `each event is printed with a prefix`() {
    let numbers = PassthroughSubject<Int, Oops>()
    let recorder = numbers.print("n", to: output).record(demand: .max(2)) {
      $0 > 1 ? .max(1) : .none
    }
    numbers.send(1)
    numbers.send(2)
    recorder.request(.unlimited)
    numbers.send(completion: .failure(Oops()))
    #expect(
      output.lines == [
        "n: receive subscription: (PassthroughSubject)", "n: request max: (2)",
        "n: receive value: (1)", "n: receive value: (2)", "n: request max: (1) (synchronous)",
        "n: request unlimited", "n: receive error: (Oops())",
      ])
  }

  @Test func `cancellations and completions are printed`() {
    Empty<Int, Never>(completeImmediately: false).print(to: output).record().cancel()
    _ = Empty<Int, Never>().print(to: output).record()
    #expect(
      output.lines == [
        "receive subscription: (Empty)", "request unlimited", "receive cancel",
        "receive subscription: (Empty)", "request unlimited", "receive finished",
      ])
  }

  @Test func `a subscription is printed with the name of its publisher`() {
    let model = Model()
    let scheduler = ImmediateScheduler.shared
    let future = Future<Int, Never> { _ in }
    _ = Just(1).print(to: output).record(demand: .none)
    _ = CurrentValueSubject<Int, Never>(1).print(to: output).record(demand: .none)
    _ = model.$number.print(to: output).record(demand: .none)
    _ = model.objectWillChange.print(to: output).record(demand: .none)
    _ = [1, 2].publisher.print(to: output).record(demand: .none)
    _ = future.print(to: output).record(demand: .none)
    _ = Just(1).map { $0 }.print(to: output).record(demand: .none)
    _ = Just(1).removeDuplicates().print(to: output).record(demand: .none)
    _ = Just(Just(1)).switchToLatest().print(to: output).record(demand: .none)
    _ = Just(1).zip(Just(2)).map { $0 + $1 }.print(to: output).record(demand: .none)
    _ = PassthroughSubject<Int, Never>().throttle(for: 1, scheduler: scheduler, latest: true)
      .print(to: output).record(demand: .none)
    let subject = PassthroughSubject<Int, Never>()
    _ = subject.receive(on: scheduler).print(to: output).record(demand: .none)
    _ = subject.delay(for: 1, scheduler: scheduler).print(to: output).record(demand: .none)
    _ = subject.collect().print(to: output).record(demand: .none)
    _ = subject.first { $0 > 1 }.print(to: output).record(demand: .none)
    _ = subject.multicast(subject: subject).print(to: output).record(demand: .none)
    _ = subject.share().print(to: output).record(demand: .none)
    let names = [
      "Just", "CurrentValueSubject", "PublishedSubject", "ObservableObjectPublisher", "[1, 2]",
      "Future", "Just", "RemoveDuplicates", "SwitchToLatest", "Zip", "Throttle",
      "ReceiveOn", "Delay", "Collect", "TryFirst", "Multicast", "Multicast",
    ]
    #expect(output.lines.map(String.init) == names.map { "receive subscription: (\($0))" })
  }

  private final class Model: ObservableObject {
    @Published var number = 0
  }
}
