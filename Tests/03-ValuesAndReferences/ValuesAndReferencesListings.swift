import StateFlow

// The listings of Chapters/03-ValuesAndReferences.md. They are compiled here, and
// ValuesAndReferencesProseTests checks that they do what the prose says.

// listing: dead
final class Score {
  var home = 0
  var guests = 0
}

struct DeadBoard: View {
  @State private var score = Score()

  var body: some View {
    VStack {
      Text("\(score.home) : \(score.guests)")
      Button("Home scores") { score.home += 1 }
    }
  }
}
// end

// listing: kinds
struct Card { var text = "blank" }
final class Poster { var text = "blank" }

func hangUp(print: (String) -> Void) {
  let card = Card()
  var otherCard = card
  otherCard.text = "Sold out"
  print(card.text)  // blank

  let poster = Poster()
  let otherPoster = poster
  otherPoster.text = "Sold out"
  print(poster.text)  // Sold out
}
// end

// listing: lending
func relabel(_ card: inout Card) { card.text = "Tonight" }

func lend(print: (String) -> Void) {
  var card = Card()
  let read = { card.text }
  let readNow = { [card] in card.text }
  relabel(&card)
  print(card.text)  // Tonight
  print(read())  // Tonight
  print(readNow())  // blank

  var cards = [card, card]
  for var card in cards { card.text = "Closed" }
  cards[1].text = "Sold out"
  print(cards[0].text)  // Tonight
  print(cards[1].text)  // Sold out
}
// end

// listing: board
struct Points {
  var home = 0
  var guests = 0

  mutating func startOver() { self = Points() }
}

struct Board: View {
  @State private var points = Points()

  var body: some View {
    VStack {
      Text("\(points.home) : \(points.guests)")
      Button("Home scores") { points.home += 1 }
      Button("Start over") { points.startOver() }
    }
  }
}
// end

// listing: bumped
struct BumpedBoard: View {
  let score: Score
  @State private var redraws = 0

  var body: some View {
    let _ = redraws
    VStack {
      Text("\(score.home) : \(score.guests)")
      Button("Home scores") {
        score.home += 1
        redraws += 1
      }
    }
  }
}

struct Arena: View {
  @State private var score = Score()

  var body: some View {
    VStack {
      BumpedBoard(score: score)
      BumpedBoard(score: score)
    }
  }
}
// end

// listing: announced
final class Match: ObservableObject {
  @Published var home = 0
  @Published var guests = 0
}

struct Stadium: View {
  @StateObject private var match = Match()

  var body: some View {
    VStack {
      ScoreText(match: match)
      Button("Home scores") { match.home += 1 }
    }
  }
}

struct ScoreText: View {
  @ObservedObject var match: Match

  var body: some View { Text("\(match.home) : \(match.guests)") }
}
// end

// listing: unheard
struct DeafStadium: View {
  @State private var match = Match()

  var body: some View {
    Button("\(match.home) : \(match.guests)") { match.home += 1 }
  }
}
// end

// listing: observed
@Observable final class Game {
  var home = 0
  var guests = 0
}

struct Hall: View {
  @State private var game = Game()

  var body: some View {
    VStack {
      HomeText(game: game)
      GuestsText(game: game)
      Button("Home scores") { game.home += 1 }
    }
  }
}

struct HomeText: View {
  let game: Game

  var body: some View { Text("Home: \(game.home)") }
}

struct GuestsText: View {
  let game: Game

  var body: some View { Text("Guests: \(game.guests)") }
}
// end

// listing: draft
struct Address { var city = "Bergen" }

struct Venue {
  var name = "Hall"
  var address = Address()
}

struct VenueForm: View {
  @State private var venue = Venue()
  @State private var draft = Venue()

  var body: some View {
    VStack {
      Text("\(venue.name), \(venue.address.city)")
      TextField("City", text: $draft.address.city)
      Button("Save") { venue = draft }
      Button("Revert") { draft = venue }
    }
  }
}
// end

// listing: player
struct Player: Identifiable {
  let id: Int
  let name: String
  var goals = 0

  static let team = [
    Player(id: 1, name: "Ida"), Player(id: 2, name: "Nils"),
    Player(id: 3, name: "Tove"),
  ]
}
// end

struct Squad: View {
  @State private var players = Player.team

  var body: some View {
    ForEach($players) { $player in
      PlayerRow(player: $player)
    }
  }
}

struct PlayerRow: View {
  @Binding var player: Player

  var body: some View {
    Button("\(player.name): \(player.goals)") { player.goals += 1 }
  }
}

// listing: closures
struct BusySquad: View {
  @State private var players = Player.team

  var body: some View {
    ForEach(players.indices, id: \.self) { index in
      ClosureRow(player: players[index]) { players[index].goals += 1 }
      IndexRow(players: $players, index: index)
    }
  }
}

struct ClosureRow: View {
  let player: Player
  let score: () -> Void

  var body: some View {
    Button("\(player.name): \(player.goals)", action: score)
  }
}

struct IndexRow: View {
  @Binding var players: [Player]
  let index: Int

  var body: some View {
    Text("\(players[index].name) has \(players[index].goals)")
  }
}
// end

// The prose tells of these two, and does not show them.
struct Badge { let poster = Poster() }

struct BadgeView: View {
  @State private var badge = Badge()

  var body: some View {
    VStack {
      Text(badge.poster.text)
      Button("Sold out") { badge.poster.text = "Sold out" }
    }
  }
}
