import DemoSupport
import StateFlow

/// A comparison between a card that keeps one swimmer and a card that shows the current swimmer.
struct StaleOrFollowing: KitView {
  let swimmers: [Swimmer]

  var body: some View {
    SideBySide {
      Exhibit("@StateObject", try: "Tap Next: the card keeps the swimmer that it started with.") {
        Final(swimmers: swimmers) { StaleCard(swimmer: $0) }
      }
    } cure: {
      Exhibit("@ObservedObject", try: "Tap Next here: the card gets the next one, and follows.") {
        Final(swimmers: swimmers) { FollowingCard(swimmer: $0) }
      }
    }
  }
}

final class Swimmer: ObservableObject {
  let number: Int
  @Published var name: String

  init(number: Int, name: String) { (self.number, self.name) = (number, name) }
}

/// The final of a competition, which shows one swimmer at a time on a card.
struct Final<Card: View>: View {
  let swimmers: [Swimmer]
  @ViewBuilder let card: (Swimmer) -> Card
  @State private var turn = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Next") { turn = (turn + 1) % swimmers.count }
      card(swimmers[turn])
    }
  }
}

/// The pitfall: a state object's expression is evaluated only once, for the first swimmer.
struct StaleCard: View {
  @StateObject private var swimmer: Swimmer

  init(swimmer: Swimmer) {
    _swimmer = StateObject(wrappedValue: swimmer)
  }

  var body: some View {
    Text("Now swimming: \(swimmer.name)")
  }
}

/// The fix: the card doesn't create the swimmer, so it observes the one that it receives.
struct FollowingCard: View {
  @ObservedObject var swimmer: Swimmer

  var body: some View {
    Text("Now swimming: \(swimmer.name)")
  }
}
