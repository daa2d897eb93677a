import StateFlow
import Synchronization

// The listings of Chapters/06-Ownership.md. They are compiled here, and
// OwnershipProseTests checks that they do what the prose says.

// listing: forgetful
final class Laps: ObservableObject {
  @Published var count = 0
}

struct ForgetfulLane: View {
  @ObservedObject var laps = Laps()

  var body: some View {
    VStack {
      Text("Laps: \(laps.count)")
      Button("One more lap") { laps.count += 1 }
    }
  }
}

struct ForgetfulPool: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Text(isNight ? "Lamps on" : "Daylight")
      Button("Day or night") { isNight.toggle() }
      ForgetfulLane()
    }
  }
}
// end

struct Lane: View {
  @StateObject private var laps = Laps()

  var body: some View {
    VStack {
      Text("Laps: \(laps.count)")
      Button("One more lap") { laps.count += 1 }
    }
  }
}

struct Pool: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Text(isNight ? "Lamps on" : "Daylight")
      Button("Day or night") { isNight.toggle() }
      Lane()
    }
  }
}

// listing: whistle
final class Whistle: ObservableObject {
  let name: String
  let book: Logbook

  init(_ name: String, _ book: Logbook) {
    (self.name, self.book) = (name, book)
    book.write("\(name) made")
  }

  deinit { book.write("\(name) gone") }
}

struct Lifeguard: View {
  @StateObject var whistle: Whistle
  var body: some View { Text("On duty with \(whistle.name)") }
}

struct Visitor: View {
  @ObservedObject var whistle: Whistle
  var body: some View { Text("Playing with \(whistle.name)") }
}
// end

// Any thread can write to it, because a deinit runs wherever the last reference is released.
nonisolated final class Logbook: Sendable {
  private let pages = Mutex<[String]>([])

  var lines: [String] { pages.withLock { $0 } }
  func write(_ line: String) { pages.withLock { $0.append(line) } }
}

final class Swimmer: ObservableObject {
  let number: Int
  @Published var name: String

  init(number: Int, name: String) {
    (self.number, self.name) = (number, name)
  }
}

// listing: card
struct StaleCard: View {
  @StateObject private var swimmer: Swimmer

  init(swimmer: Swimmer) {
    _swimmer = StateObject(wrappedValue: swimmer)
  }

  var body: some View {
    Text("Now swimming: \(swimmer.name)")
  }
}

struct Final: View {
  let swimmers: [Swimmer]
  @State private var turn = 0

  var body: some View {
    VStack {
      Button("Next") { turn += 1 }
      StaleCard(swimmer: swimmers[turn])
    }
  }
}
// end

struct FollowingCard: View {
  @ObservedObject var swimmer: Swimmer

  var body: some View {
    VStack {
      Text("Now swimming: \(swimmer.name)")
      Lane()
    }
  }
}

struct FollowingFinal: View {
  let swimmers: [Swimmer]
  @State private var turn = 0

  var body: some View {
    VStack {
      Button("Next") { turn += 1 }
      FollowingCard(swimmer: swimmers[turn])
    }
  }
}

struct FreshCard: View {
  @ObservedObject var swimmer: Swimmer

  var body: some View {
    VStack {
      Text("Now swimming: \(swimmer.name)")
      Lane().id(swimmer.number)
    }
  }
}

struct FreshFinal: View {
  let swimmers: [Swimmer]
  @State private var turn = 0

  var body: some View {
    VStack {
      Button("Next") { turn += 1 }
      FreshCard(swimmer: swimmers[turn])
    }
  }
}

final class Race: ObservableObject {
  let length: Int
  @Published var swum = 0

  init(length: Int) { self.length = length }
}

// listing: expression
struct RaceLane: View {
  @StateObject private var race: Race

  init(length: Int) {
    _race = StateObject(wrappedValue: Race(length: length))
  }

  var body: some View {
    Button("\(race.swum) of \(race.length) m") { race.swum += 50 }
  }
}
// end

struct AnyRaceLane: View {
  @StateObject private var race: Race

  init(race: @autoclosure @escaping () -> Race) {
    _race = StateObject(wrappedValue: race())
  }

  var body: some View {
    Text("\(race.swum) of \(race.length) m")
  }
}

// listing: lending
struct Team: View {
  @StateObject private var laps = Laps()

  var body: some View {
    VStack {
      LapBoard(laps: laps)
      Button("One more lap") { laps.count += 1 }
    }
  }
}

struct LapBoard: View {
  @ObservedObject var laps: Laps
  var body: some View { Text("Team: \(laps.count)") }
}
// end

struct EarlyLane: View {
  @StateObject private var laps = Laps()

  init(warmUp: Int) {
    laps.count = warmUp
  }

  var body: some View { Text("Laps: \(laps.count)") }
}

struct EarlyPool: View {
  var body: some View { EarlyLane(warmUp: 4) }
}

// listing: leaky
final class LeakyStopwatch: ObservableObject {
  @Published private(set) var seconds = 0
  private var ticking: AnyCancellable?

  init(beats: some Publisher<Void, Never>) {
    ticking = beats.sink { self.seconds += 1 }
  }
}
// end

struct PoolClock: View {
  @StateObject var stopwatch: LeakyStopwatch
  var body: some View { Text("\(stopwatch.seconds) s") }
}

// listing: stopwatch
final class Stopwatch: ObservableObject {
  @Published private(set) var seconds = 0
  private var ticking: AnyCancellable?

  init(beats: some Publisher<Void, Never>) {
    ticking = beats.sink { [weak self] in self?.seconds += 1 }
  }
}
// end

struct TidyPoolClock: View {
  @StateObject var stopwatch: Stopwatch
  var body: some View { Text("\(stopwatch.seconds) s") }
}

final class Thermometer: ObservableObject {
  @Published private(set) var celsius = 0
  @Published private(set) var words = ""
  private let place = "Pool"

  init(degrees: some Publisher<Int, Never>) {
    degrees.assign(to: &$celsius)
    degrees
      .map { [place] in "\(place): \($0) °C" }
      .assign(to: &$words)
  }
}
