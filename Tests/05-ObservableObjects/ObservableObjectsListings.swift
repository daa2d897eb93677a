import StateFlow

// The listings of Chapters/05-ObservableObjects.md. They are compiled here, and
// ObservableObjectsProseTests checks that they do what the prose says.

// listing: boxed
final class BoxedMatch {
  @Boxed var home = 0
  @Boxed var guests = 0

  func swapSides() {
    (home, guests) = (guests, home)
  }
}

struct BoxedReferee: View {
  let match: BoxedMatch
  @State private var home = 0
  @State private var guests = 0
  @State private var token: AnyCancellable?

  var body: some View {
    VStack {
      Text("\(home) : \(guests)")
      Button("Goal for us") { match.home += 1 }
      Button("Goal for them") { match.guests += 1 }
      Button("Swap sides") { match.swapSides() }
    }
    .onAppear {
      token = match.$home.bind { home = $0 }
      token = match.$guests.bind { guests = $0 }
    }
    .onDisappear { token?.cancel() }
  }
}
// end

// listing: match
final class Match: ObservableObject {
  @Published var home = 0
  @Published var guests = 0

  func swapSides() {
    (home, guests) = (guests, home)
  }
}
// end

// listing: observers
struct Referee: View {
  @ObservedObject var match: Match

  var body: some View {
    VStack {
      Button("Goal for us") { match.home += 1 }
      Stepper("Guests: \(match.guests)", value: $match.guests, in: 0...99)
      Button("Swap sides") { match.swapSides() }
      Button("No goal") { match.home = match.home }
    }
  }
}

struct Scoreboard: View {
  @ObservedObject var match: Match
  var body: some View { Text("\(match.home) : \(match.guests)") }
}
// end

/// A view that owns the match, but doesn't read any of its properties.
struct MatchDay: View {
  @StateObject private var match = Match()

  var body: some View {
    VStack {
      Referee(match: match)
      Scoreboard(match: match)
    }
  }
}

/// A match that logs the steps of setting a property.
final class TracedMatch: ObservableObject {
  var log: [String] = []

  @Published var home = 0 {
    willSet { log.append("willSet, home is \(home)") }
    didSet { log.append("didSet, home is \(home)") }
  }
}

// listing: thermostat
final class Thermostat: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  var degrees = 20 {
    willSet { objectWillChange.send() }
  }
}
// end

// listing: audited
protocol Audited: AnyObject {
  var journal: [String] { get set }
}

@propertyWrapper
struct Audit<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "@Audit is for audited objects")
  var wrappedValue: Value {
    get { fatalError("Swift calls the subscript instead.") }
    set { fatalError("Swift calls the subscript instead.") }
  }

  static subscript<Owner: Audited>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Audit>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].value }
    set {
      let old = owner[keyPath: storageKeyPath].value
      owner.journal.append("\(old) → \(newValue)")
      owner[keyPath: storageKeyPath].value = newValue
    }
  }
}

final class Account: Audited {
  var journal: [String] = []
  @Audit var balance = 100
}
// end

// listing: team
final class Coach: ObservableObject {
  @Published var name = "Maria"
}

final class Team: ObservableObject {
  @Published var coach = Coach()
}

struct TeamSheet: View {
  @ObservedObject var team: Team

  var body: some View {
    VStack {
      Text("Coach: \(team.coach.name)")
      Button("Rename the coach") { team.coach.name = "Maria Berg" }
      Button("Another coach") { team.coach = Coach() }
    }
  }
}
// end

// listing: squad
final class Player: ObservableObject, Identifiable {
  let number: Int
  @Published var goals = 0

  init(number: Int) { self.number = number }
}

final class Squad: ObservableObject {
  @Published var players = [Player(number: 7), Player(number: 9)]
}

struct SquadList: View {
  @ObservedObject var squad: Squad
  var body: some View { List(squad.players) { PlayerRow(player: $0) } }
}

struct PlayerRow: View {
  @ObservedObject var player: Player

  var body: some View {
    Button("No. \(player.number): \(player.goals)") { player.goals += 1 }
  }
}
// end

// listing: reporter
final class Reporter {
  private(set) var headline = ""
  private var token: AnyCancellable?

  init(of match: Match) {
    token = match.$home.sink { [weak self] goals in
      self?.headline = "\(goals) for us"
    }
  }
}
// end

/// A variant of `Reporter` without `[weak self]`.
final class KeptReporter {
  private(set) var headline = ""
  private var token: AnyCancellable?

  init(of match: Match) {
    token = match.$home.sink { goals in
      self.headline = "\(goals) for us"
    }
  }
}

// listing: headlines
final class Headlines: ObservableObject {
  @Published private(set) var latest = ""

  init(of match: Match) {
    match.$home
      .removeDuplicates()
      .map { goals in "\(goals) for us" }
      .assign(to: &$latest)
  }
}
// end

// The wrapper that the first listing uses. The chapter describes it but doesn't show it.

/// A class that is both property wrapper and box. Binding a listener returns a token.
///
/// The story compares the descriptions of boxes, so it lists each write to a boxed property. The class
/// is nonisolated because an isolated conformance to `CustomStringConvertible` can be used only on the
/// main actor.
@propertyWrapper
nonisolated final class Boxed<Value>: CustomStringConvertible {
  private let changes = PassthroughSubject<Value, Never>()

  var wrappedValue: Value {
    didSet { changes.send(wrappedValue) }
  }

  var projectedValue: Boxed { self }

  var description: String { "\(wrappedValue)" }

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  func bind(_ listener: @escaping (Value) -> Void) -> AnyCancellable {
    listener(wrappedValue)
    return changes.sink { listener($0) }
  }
}
