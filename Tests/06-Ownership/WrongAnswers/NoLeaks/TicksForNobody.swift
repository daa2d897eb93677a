// It looks as if weak ended the ticking: the object is gone, and the clock goes on working for nobody.
// Caught by: the clock has no more work when the screen is gone
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
  static var subscriptions: Set<AnyCancellable> = []

  init(kettle: Kettle, clock: some Scheduler) {
    let inASecond = clock.now.advanced(by: .seconds(1))
    clock.schedule(after: inASecond, interval: .seconds(1)) { [weak self] in
      self?.seconds += 1
    }
    .store(in: &Self.subscriptions)

    kettle.temperature
      .map { [unit] degrees in "\(degrees) \(unit)" }
      .assign(to: &$reading)

    kettle.whenBoiling = { [weak self] in self?.isBoiling = true }
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
  }
}
