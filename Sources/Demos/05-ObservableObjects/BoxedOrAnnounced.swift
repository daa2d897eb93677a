import DemoSupport
import StateFlow

/// A comparison between a view that subscribes to two boxes and views that observe an object.
struct BoxedOrAnnounced: KitView {
  let boxed: BoxedMatch

  var body: some View {
    SideBySide {
      Exhibit("Two boxes, one token", try: "Score for them, then swap sides: the goal is gone.") {
        BoxedReferee(match: boxed)
      }
    } cure: {
      Exhibit("ObservableObject", try: "Do the same here: both numbers follow the match.") {
        Pitch()
      }
    }
  }
}

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

final class BoxedMatch {
  @Boxed var home = 0
  @Boxed var guests = 0

  func swapSides() {
    (home, guests) = (guests, home)
  }
}

/// The pitfall: the view has two subscriptions, but room for only one token.
struct BoxedReferee: View {
  let match: BoxedMatch
  @State private var home = 0
  @State private var guests = 0
  @State private var token: AnyCancellable?

  var body: some View {
    VStack(alignment: .leading) {
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

/// The fix: each published property announces that it will change.
final class Match: ObservableObject {
  @Published var home = 0
  @Published var guests = 0

  func swapSides() {
    (home, guests) = (guests, home)
  }
}

/// A view that owns a match and passes it to two views that observe it.
struct Pitch: View {
  @StateObject private var match = Match()

  var body: some View {
    VStack(alignment: .leading) {
      Scoreboard(match: match)
      Referee(match: match)
    }
  }
}

struct Referee: View {
  @ObservedObject var match: Match

  var body: some View {
    Button("Goal for us") { match.home += 1 }
    Button("Goal for them") { match.guests += 1 }
    Button("Swap sides") { match.swapSides() }
  }
}

struct Scoreboard: View {
  @ObservedObject var match: Match

  var body: some View {
    Text("\(match.home) : \(match.guests)")
  }
}
