// It looks as if power were a reading: it is heard with a sample, and a switch is missed meanwhile.
// Caught by: power is heard at once, each time
import StateFlow

final class AirPurifier {
  let isConnected = Signal(false)
  let isOn = Signal(false)
  let pm25 = Signal<Int?>(nil)

  private let interval: Int
  private let limit: Int
  private var connection: Connection?
  private var tokens: [AnyCancellable] = []
  private var unheard = 0

  init(interval: Int, limit: Int) {
    self.interval = interval
    self.limit = limit
  }

  func connect(to connection: Connection) {
    // Without their tokens, the listeners leave the connection of before.
    tokens = []
    self.connection = connection
    unheard = interval
    isConnected.value = true
    tokens = [
      connection.pm25.bind { [weak self] in self?.take($0) }
    ]
  }

  func disconnect() {
    tokens = []
    connection = nil
    isConnected.value = false
    isOn.value = false
    pm25.value = nil
  }

  private func take(_ sample: Int) {
    unheard += 1
    // Not due, and on the same side of the limit as the last: no news.
    if let last = pm25.value, unheard < interval,
      (last > limit) == (sample > limit)
    {
      return
    }
    unheard = 0
    pm25.value = sample
    if let connection { isOn.value = connection.power.value }
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
      tokens = [
        purifier.isConnected.bind { isConnected = $0 },
        purifier.isOn.bind { isOn = $0 },
        purifier.pm25.bind { pm25 = $0 },
      ]
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
