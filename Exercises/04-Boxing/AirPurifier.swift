import StateFlow

// An air purifier can be reached, or not; it is on, or off: states, to be told
// at once. Dust is a reading: samples come all the time, and some are told.

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
      Be connected: hear this connection only, with no listener left on \
      another. Its power goes to isOn at once. Its first sample goes to pm25 \
      at once. After that a sample goes there if it is the interval-th since \
      the last that did, or if the two are on different sides of the limit: \
      one above it, one not. (At the limit is not above.) A connection does \
      not keep the purifier alive. Up to you: in which order the three are \
      told, and whether false and nil come between two connections.
      """)
  }

  func disconnect() {
    unfinished(
      """
      Leave no listener. Not connected, not on, no PM2.5: nil. To tell again \
      what holds already does no harm.
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
        Follow isConnected, isOn and pm25 of the purifier, and keep the tokens.
        """)
    }
    .onDisappear {
      for token in tokens { token.cancel() }
    }
  }
}

/// What a purifier sends while it can be reached. It is complete.
final class Connection {
  let power: Signal<Bool>
  let pm25: Signal<Int>

  init(power: Bool, pm25: Int) {
    self.power = Signal(power)
    self.pm25 = Signal(pm25)
  }
}

/// The box of exercise 3, with AnyCancellable for its token. It is complete.
final class Signal<Value> {
  var value: Value {
    didSet { for id in listeners.keys.sorted() { listeners[id]?(value) } }
  }

  private var listeners: [Int: (Value) -> Void] = [:]
  private var lastID = 0

  var listenerCount: Int { listeners.count }

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) -> AnyCancellable {
    lastID += 1
    let id = lastID
    listeners[id] = listener
    listener(value)
    return AnyCancellable { [weak self] in
      self?.listeners.removeValue(forKey: id)
    }
  }
}
