import StateFlow

// A screen shows the state of a kettle. The kettle and the clock belong to the
// kitchen and stay there. The object behind the screen should be released with
// the screen.

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
      Make sure that this object is released when its screen goes away, and \
      that the clock has no work left after that. Neither the clock, nor the \
      kettle, nor the object itself may keep it alive. The kettle may keep a \
      closure that no longer does anything. While the screen is shown, \
      everything must work as before. Finally, delete this call to unfinished.
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
