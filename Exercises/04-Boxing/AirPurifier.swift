import StateFlow

// An air purifier reports whether it is connected and whether it is on. These
// are states, so every change counts. The purifier also sends samples of the
// amount of fine particles (PM2.5). Samples arrive all the time, but only some
// of them matter. Pass on what matters, and show it.
//
// 1. `connect` sets `isConnected` to true. It immediately sets `isOn` to the
//    connection's power, and `pm25` to the connection's current sample.
// 2. Each change to the connection's power is passed on to `isOn`.
// 3. Every `interval`-th sample, counted from the last one that was passed on,
//    is passed on to `pm25`, even if it equals the sample before.
// 4. A sample is also passed on if it and the last one that was passed on are
//    on different sides of the limit. One side is above the limit, and the
//    other is at or below it. No other sample is passed on.
// 5. `disconnect` sets `isConnected` to false and `pm25` to nil. It also sets
//    `isOn` to false, even if the purifier was on, because the power is unknown
//    while it is disconnected.
// 6. After `disconnect`, the purifier has no listener on the connection,
//    doesn't switch its power, and doesn't keep it alive.
// 7. When the purifier connects again, to another connection or to the same
//    one, it leaves no listener on the previous connection and starts counting
//    samples from zero.
// 8. A connection doesn't keep the purifier alive.
// 9. The view shows the purifier's three signals as soon as it appears, and
//    follows them.
// 10. When the view disappears, it leaves no listener on a signal. When it
//    appears again, it follows the signals again.
//
// You decide the order in which to set the three signals, whether to reset them
// between two connections, and whether to set a signal whose value stays the
// same.

final class AirPurifier {
  let isConnected = Signal(false)
  let isOn = Signal(false)
  let pm25 = Signal<Int?>(nil)

  private let interval: Int
  private let limit: Int
  private var connection: Connection?
  private var tokens: [AnyCancellable] = []

  init(interval: Int, limit: Int) {
    self.interval = interval
    self.limit = limit
  }

  func connect(to connection: Connection) {
    unfinished(
      """
      Set the three signals, and bind listeners to this connection only \
      (requirements 1 to 4, 7, and 8).
      """)
  }

  func disconnect() {
    unfinished(
      """
      Remove your listeners, forget the connection, and reset the three \
      signals (requirements 5 and 6).
      """)
  }

  func switchPower() {
    connection?.power.value.toggle()
  }
}

struct AirPurifierView: View {
  let purifier: AirPurifier

  @State private var isConnected = false
  @State private var isOn = false
  @State private var pm25: Int?
  @State private var tokens: [AnyCancellable] = []

  private var words: String {
    guard isConnected, let pm25 else { return "Not connected" }
    return "PM2.5: \(pm25)"
  }

  var body: some View {
    VStack {
      Text(words)
      Button(isOn ? "Switch off" : "Switch on") { purifier.switchPower() }
        .disabled(!isConnected)
    }
    .onAppear {
      unfinished(
        """
        Bind listeners that update this view's state, and store their tokens \
        (requirements 9 and 10).
        """)
    }
    .onDisappear {
      for token in tokens { token.cancel() }
    }
  }
}

/// A connection to a purifier, with the purifier's power and samples. It is
/// complete.
final class Connection {
  let power: Signal<Bool>
  let pm25: Signal<Int>

  init(power: Bool, pm25: Int) {
    self.power = Signal(power)
    self.pm25 = Signal(pm25)
  }
}

/// A box that behaves as the chapter describes, with many listeners and a token
/// for each. It is complete. It uses a subject internally. Chapter 5 explains
/// subjects, but you don't need to know about them here.
final class Signal<Value> {
  private let subject: CurrentValueSubject<Value, Never>
  private(set) var listenerCount = 0

  init(_ value: Value) { subject = CurrentValueSubject(value) }

  var value: Value {
    get { subject.value }
    set { subject.value = newValue }
  }

  func bind(_ listener: @escaping (Value) -> Void) -> AnyCancellable {
    listenerCount += 1
    let token = subject.sink { listener($0) }
    return AnyCancellable { [weak self] in
      token.cancel()
      self?.listenerCount -= 1
    }
  }
}
