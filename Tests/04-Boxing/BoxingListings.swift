import StateFlow

// The listings of Chapters/04-Boxing.md. They are compiled here, and
// BoxingProseTests checks that they do what the prose says.

// listing: silent
final class RainTank {
  var level = 40
}

struct SilentGarden: View {
  let tank: RainTank

  var body: some View {
    VStack {
      Text("Level: \(tank.level)")
      Button("Rain") { tank.level += 10 }
    }
  }
}
// end

// listing: watched
final class WatchedTank {
  var level = 40 {
    didSet { onChange?(level) }
  }

  var onChange: ((Int) -> Void)?
}
// end

// listing: gauge
struct Gauge: View {
  let tank: WatchedTank
  @State private var shown = 0

  var body: some View {
    Text("Level: \(shown)")
      .onAppear {
        tank.onChange = { shown = $0 }
      }
  }
}
// end

// listing: cellar
struct Cellar: View {
  let tank: SharedTank
  @State private var isOpen = true

  var body: some View {
    VStack {
      Button(isOpen ? "Leave" : "Enter") { isOpen.toggle() }
      if isOpen { CellarGauge(tank: tank) }
    }
  }
}

struct CellarGauge: View {
  let tank: SharedTank
  @State private var shown = 0

  var body: some View {
    Text("Level: \(shown)")
      .onAppear { tank.bind { shown = $0 } }
  }
}
// end

// listing: hotel
final class Hotel {
  private(set) var guests: [Int: String] = [:]
  private var lastNumber = 0

  func checkIn(_ name: String) -> RoomKey {
    lastNumber += 1
    let number = lastNumber
    guests[number] = name
    return RoomKey { [weak self] in self?.guests.removeValue(forKey: number) }
  }
}

nonisolated final class RoomKey {
  private let handBack: () -> Void

  init(_ handBack: @escaping () -> Void) {
    self.handBack = handBack
  }

  deinit {
    handBack()
  }
}
// end

// listing: token
struct TokenGauge: View {
  let tank: TokenTank
  @State private var shown = 0
  @State private var token: AnyCancellable?

  var body: some View {
    Text("Level: \(shown)")
      .onAppear { token = tank.bind { shown = $0 } }
      .onDisappear { token?.cancel() }
  }
}
// end

// listing: logged
@propertyWrapper
struct Logged<Value> {
  private(set) var projectedValue: [Value]

  var wrappedValue: Value {
    didSet { projectedValue.append(wrappedValue) }
  }

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    projectedValue = [wrappedValue]
  }
}

final class LoggedTank {
  @Logged var level = 40
}
// end

// listing: remote
final class Lamp {
  var isOn = false
}

struct Remote {
  let lamp: Lamp

  var isOn: Bool {
    get { lamp.isOn }
    nonmutating set { lamp.isOn = newValue }
  }
}
// end

// listing: noted
@propertyWrapper
struct Noted<Value> {
  private var listener: ((Value) -> Void)?

  var wrappedValue: Value {
    didSet { listener?(wrappedValue) }
  }

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  var projectedValue: Noted { self }

  mutating func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(wrappedValue)
  }
}
// end

extension Notification.Name {
  static let levelChanged = Notification.Name("RainTank.levelChanged")
}

/// A tank that posts a named notification when its level changes.
final class PostingTank {
  var level = 40 {
    didSet {
      NotificationCenter.default.post(name: .levelChanged, object: self)
    }
  }
}

/// A view that observes a named notification.
struct PostedGauge: View {
  let tank: PostingTank
  @State private var shown = 0

  var body: some View {
    Text("Level: \(shown)")
      .onReceive(
        NotificationCenter.default.publisher(for: .levelChanged, object: tank)
      ) { _ in
        shown = tank.level
      }
  }
}

// The boxes that the listings bind to. The exercises ask for boxes like these, so the chapter shows
// only how to use them, not how to implement them.

/// A tank that calls all its listeners and never removes any.
final class SharedTank {
  private var listeners: [(Int) -> Void] = []

  var level = 40 {
    didSet {
      // A copy of the value, so that all listeners receive the same one during this delivery.
      let level = level
      for listener in listeners { listener(level) }
    }
  }

  var listenerCount: Int { listeners.count }

  func bind(_ listener: @escaping (Int) -> Void) {
    listeners.append(listener)
    listener(level)
  }
}

// listing: token-tank
/// A tank that removes a listener when the listener's token is released.
final class TokenTank {
  private var listeners: [Int: (Int) -> Void] = [:]
  private var lastID = 0

  var level = 40 {
    didSet {
      for id in listeners.keys.sorted() { listeners[id]?(level) }
    }
  }

  var listenerCount: Int { listeners.count }

  func bind(_ listener: @escaping (Int) -> Void) -> AnyCancellable {
    lastID += 1
    let id = lastID
    listeners[id] = listener
    listener(level)
    return AnyCancellable { [weak self] in
      self?.listeners.removeValue(forKey: id)
    }
  }
}
// end
