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
    unfinished(
      """
      When the screen has gone, so has this object, and the clock has no more \
      work: nothing may keep it, neither the clock, nor the kettle, nor the \
      object itself. (The kettle may be left with a closure that no longer \
      does anything.) While the screen is there, it works as it does now.
      """)
    let inASecond = clock.now.advanced(by: .seconds(1))
    clock.schedule(after: inASecond, interval: .seconds(1)) {
      self.seconds += 1
    }
    .store(in: &subscriptions)

    kettle.temperature
      .map { degrees in "\(degrees) \(self.unit)" }
      .assign(to: \.reading, on: self)
      .store(in: &subscriptions)

    kettle.whenBoiling = { self.isBoiling = true }
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
