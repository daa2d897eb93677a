import DemoSupport
import StateFlow

/// A comparison between a workaround for an object that announces nothing and an observable object.
struct BumpedOrAnnounced: KitView {
  var body: some View {
    SideBySide {
      Exhibit("Bumping a state", try: "Score on one board: the other shows the old score.") {
        BumpedArena()
      }
    } cure: {
      Exhibit("@Observable", try: "Score on one board: every body that read the score runs.") {
        ObservedArena()
      }
    }
  }
}

/// The pitfall: each writer would have to know about every view that shows the score.
struct BumpedArena: View {
  @State private var score = Score()

  var body: some View {
    VStack(alignment: .leading) {
      BumpedBoard(score: score)
      BumpedBoard(score: score)
    }
  }
}

struct BumpedBoard: View {
  let score: Score
  @State private var redraws = 0

  var body: some View {
    let _ = redraws
    Button("\(score.home) : \(score.guests)") {
      score.home += 1
      redraws += 1
    }
  }
}

@Observable final class Game {
  var home = 0
  var guests = 0
}

/// The fix: the object itself tracks which bodies read it.
struct ObservedArena: View {
  @State private var game = Game()

  var body: some View {
    VStack(alignment: .leading) {
      ObservedBoard(game: game)
      ObservedBoard(game: game)
    }
  }
}

struct ObservedBoard: View {
  let game: Game

  var body: some View {
    Button("\(game.home) : \(game.guests)") { game.home += 1 }
  }
}
