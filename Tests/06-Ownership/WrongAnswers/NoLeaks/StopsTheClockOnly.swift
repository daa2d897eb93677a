// It looks as if onDisappear released everything: it does what is written in it, and the kettle still keeps its closure.
// Caught by: the kettle's closure does not keep the object
import StateFlow

final class Kettle {
  let temperature = CurrentValueSubject<Int, Never>(20)
  var whenBoiling: () -> Void = {}
}

final class Brew: ObservableObject {
  @Published private(set) var seconds = 0
  @Published private(set) var reading = ""
  @Published private(set) var isBoiling = false
  private let unit = "°C"
  private var subscriptions: Set<AnyCancellable> = []

  init(kettle: Kettle, clock: some Scheduler) {
    let inASecond = clock.now.advanced(by: .seconds(1))
    clock.schedule(after: inASecond, interval: .seconds(1)) {
      self.seconds += 1
    }
    .store(in: &subscriptions)

    kettle.temperature
      .map { [unit] degrees in "\(degrees) \(unit)" }
      .assign(to: &$reading)

    kettle.whenBoiling = { self.isBoiling = true }
  }

  func stop() {
    subscriptions = []
  }
}

struct NoLeaks: View {
  @StateObject private var brew: Brew

  init(brew: @autoclosure @escaping () -> Brew) {
    _brew = StateObject(wrappedValue: brew())
  }

  var body: some View {
    VStack {
      Text("\(brew.seconds) s")
      Text(brew.reading)
      if brew.isBoiling { Text("Time for tea") }
    }
    .onDisappear { brew.stop() }
  }
}
