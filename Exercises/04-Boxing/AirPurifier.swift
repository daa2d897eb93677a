import StateFlow

// An air purifier reports whether it is connected and whether it is on. These
// are states, so every change counts. The purifier also sends samples of the
// amount of fine particles (PM2.5). Samples arrive all the time, but only some
// of them matter.

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
      Set isConnected to true. Bind listeners to this connection only, and \
      leave no listener on a previous one. Set isOn to the connection's power, \
      now and on every change. Set pm25 to the connection's current sample \
      immediately. After that, pass on a sample to pm25 only in two cases: if \
      it is the interval-th sample since the last one that you passed on, or \
      if it and that last one are on different sides of the limit. One side is \
      above the limit, and the other is at or below it. The connection must \
      not keep the purifier alive. The order in which you set the three \
      properties is up to you, and so is whether you reset them between two \
      connections.
      """)
  }

  func disconnect() {
    unfinished(
      """
      Remove your listeners from the connection and forget the connection. Set \
      isConnected to false and pm25 to nil. Also set isOn to false, even if \
      the purifier was on, because its power is unknown while it is \
      disconnected. You can set a signal even if its value stays the same.
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
        To update this view's state, bind listeners to the purifier's \
        isConnected, isOn, and pm25. Store the listeners' tokens.
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
