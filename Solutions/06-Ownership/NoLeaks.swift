import StateFlow

// A screen shows how a kettle is getting on. Kettle and clock belong to the
// kitchen and stay there; the object behind the screen goes with the screen.

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
    // The clock runs this until it is cancelled. That is done when the set goes,
    // and the set can only go if nothing in here keeps the object.
    let inASecond = clock.now.advanced(by: .seconds(1))
    clock.schedule(after: inASecond, interval: .seconds(1)) { [weak self] in
      self?.seconds += 1
    }
    .store(in: &subscriptions)

    kettle.temperature
      // The unit is captured, not the object that has it.
      .map { [unit] degrees in "\(degrees) \(unit)" }
      // This form of assign keeps nobody, and ends with the property.
      .assign(to: &$reading)

    // The kettle keeps this closure for good.
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
