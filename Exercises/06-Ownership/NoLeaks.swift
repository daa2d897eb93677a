import StateFlow

// A screen shows the state of a kettle. The kettle and the clock belong to the
// kitchen and stay there. Make sure that the object behind the screen is
// released with the screen.
//
// 1. When the screen goes away, its object is released: the object doesn't keep
//    itself alive.
// 2. The clock doesn't keep the object alive.
// 3. The kettle doesn't keep the object alive. It may keep a closure that no
//    longer does anything.
// 4. After the screen is gone, the clock has no work left.
// 5. The screen counts the seconds, shows each temperature, and shows when the
//    water is boiling.
// 6. The screen still does this after its parent has updated. It also continues
//    while its tab is hidden, so it's up to date when it's shown again.
// 7. The kettle keeps working without the screen.
// 8. A screen that went away and is shown again starts over: it counts from 0
//    seconds, and shows the current temperature.

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
    unfinished("Delete this call to unfinished, and repair the lines below.")
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
