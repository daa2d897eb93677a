import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.9 Last cookie", .exercise)
struct LastCookieTests {
  private let viewModel: CookieViewModel
  private let screen: Screen

  init() {
    let viewModel = CookieViewModel()
    self.viewModel = viewModel
    screen = Screen { CookieScreen(viewModel: viewModel) }
  }

  private func take(_ counts: Int...) {
    for count in counts { viewModel.take(count) }
  }

  /// Returns what a sink reads from the view model at each announcement during some calls.
  private func announcements(during calls: () -> Void) -> [String] {
    var read: [String] = []
    let token = viewModel.objectWillChange.sink { [viewModel] _ in
      let moves = (1...3).filter(viewModel.canTake)
      read.append("\(viewModel.status), takes \(moves), undo: \(viewModel.canUndo)")
    }
    calls()
    token.cancel()
    return read
  }

  // MARK: The view model

  @Test(.proves(1)) func `the status says who plays next and how many cookies are left`() {
    #expect(viewModel.status == "Ada: 12 left", "Ada makes the first move.")
    take(3)
    #expect(viewModel.status == "Bo: 9 left", "Ada took three cookies.")
    take(1)
    #expect(viewModel.status == "Ada: 8 left", "Bo took one cookie.")
    take(2)
    #expect(viewModel.status == "Bo: 6 left", "Ada took two cookies.")
  }

  @Test(.proves(1)) func `the player who doesn't take the last cookie wins`() {
    take(3, 3, 3, 2)
    #expect(viewModel.status == "Ada: 1 left", "The last cookie is still on the plate.")
    take(1)
    #expect(viewModel.status == "Bo wins", "Ada took the last cookie.")
    viewModel.undo()
    viewModel.undo()
    take(3)
    #expect(viewModel.status == "Ada wins", "This time, Bo took the last cookie.")
  }

  @Test(.proves(2), arguments: [0, 4, -1, 12, 13, .max, .min])
  func `a player can't take fewer than one cookie or more than three`(count: Int) {
    #expect(!viewModel.canTake(count), "The rules don't allow taking \(count) cookies.")
    take(count)
    #expect(viewModel.status == "Ada: 12 left", "A move that isn't allowed should change nothing.")
    take(2, count)
    #expect(viewModel.status == "Bo: 10 left", "Only Ada's two cookies should be taken.")
  }

  @Test(.proves(2)) func `a player can't take more cookies than are left`() {
    #expect((1...3).allSatisfy(viewModel.canTake), "Twelve cookies are left.")
    take(3, 3, 3, 1)
    #expect(viewModel.canTake(1) && viewModel.canTake(2), "Two cookies are left.")
    #expect(!viewModel.canTake(3), "Two cookies are left, so Ada can't take three.")
    take(3)
    #expect(viewModel.status == "Ada: 2 left", "Ada couldn't take three, so it's still her turn.")
    take(2)
    #expect(!(1...3).contains(where: viewModel.canTake), "No cookie is left.")
    take(1)
    #expect(viewModel.status == "Bo wins", "The game was over before this move.")
    viewModel.undo()
    #expect(viewModel.canTake(2), "The last move was taken back, so two cookies are left again.")
  }

  @Test(.proves(3)) func `moves are taken back one by one, to the first`() {
    #expect(!viewModel.canUndo, "No move has been made.")
    viewModel.undo()
    #expect(viewModel.status == "Ada: 12 left", "There was no move to take back.")
    take(3, 1, 2)
    for status in ["Ada: 8 left", "Bo: 9 left", "Ada: 12 left"] {
      #expect(viewModel.canUndo, "A move is left to take back.")
      viewModel.undo()
      #expect(viewModel.status == status, "The last move should be taken back.")
    }
    #expect(!viewModel.canUndo, "All three moves have been taken back.")
    viewModel.undo()
    #expect(viewModel.status == "Ada: 12 left", "There was no move to take back.")
  }

  @Test(.proves(3)) func `all moves of a long game can be taken back`() {
    for _ in 1...12 { take(1) }
    #expect(viewModel.status == "Ada wins", "Bo took the last cookie.")
    for left in 1...12 {
      viewModel.undo()
      let next = left.isMultiple(of: 2) ? "Ada" : "Bo"
      #expect(viewModel.status == "\(next): \(left) left", "The last move should be taken back.")
    }
    #expect(!viewModel.canUndo, "All twelve moves have been taken back.")
  }

  @Test(.proves(3)) func `after a move is taken back, another can be made and taken back`() {
    take(3, 1)
    viewModel.undo()
    take(2, 3)
    #expect(
      viewModel.status == "Bo: 4 left",
      "One of the four moves was taken back, so 8 cookies are gone.")
    viewModel.undo()
    viewModel.undo()
    #expect(viewModel.status == "Bo: 9 left", "Both moves after Ada's first should be taken back.")
    viewModel.undo()
    #expect(viewModel.status == "Ada: 12 left", "Ada's first move should be taken back, too.")
    #expect(!viewModel.canUndo, "No move is left to take back.")
  }

  @Test(.proves(3)) func `a move that isn't allowed can't be taken back`() {
    take(4)
    #expect(!viewModel.canUndo, "Nobody can take four cookies, so no move has been made.")
    take(3, 0, 4)
    viewModel.undo()
    #expect(
      viewModel.status == "Ada: 12 left",
      "Only the first of these three moves is allowed, so it should be taken back.")
    take(3, 3, 3, 3, 1)
    viewModel.undo()
    #expect(
      viewModel.status == "Bo: 3 left",
      "The last move came after the end of the game, so the one before should be taken back.")
  }

  @Test(.proves(4)) func `a new game starts with all cookies and with Ada`() {
    take(3)
    viewModel.newGame()
    #expect(viewModel.status == "Ada: 12 left", "A new game was started after Ada's move.")
    take(3, 3, 3, 3)
    viewModel.newGame()
    #expect(viewModel.status == "Ada: 12 left", "A new game was started after Ada had won.")
    take(2)
    #expect(viewModel.status == "Bo: 10 left", "Ada should make the first move of each game.")
  }

  @Test(.proves(4)) func `moves of the previous game can't be taken back`() {
    take(3, 2)
    viewModel.newGame()
    #expect(!viewModel.canUndo, "In the new game, no move has been made.")
    viewModel.undo()
    #expect(viewModel.status == "Ada: 12 left", "There was no move to take back.")
    take(1)
    viewModel.undo()
    #expect(viewModel.status == "Ada: 12 left", "The only move of the new game was taken back.")
    #expect(!viewModel.canUndo, "The previous game's moves can't be taken back.")
  }

  @Test(.proves(5)) func `each move is announced once, before anything changes`() {
    let read = announcements { take(3, 3, 3, 1, 2) }
    #expect(
      read == [
        "Ada: 12 left, takes [1, 2, 3], undo: false", "Bo: 9 left, takes [1, 2, 3], undo: true",
        "Ada: 6 left, takes [1, 2, 3], undo: true", "Bo: 3 left, takes [1, 2, 3], undo: true",
        "Ada: 2 left, takes [1, 2], undo: true",
      ],
      """
      Five moves were made. At each announcement, a sink should read what the view model offered \
      before the move.
      """)
  }

  @Test(.proves(5)) func `taking back a move is announced once, before anything changes`() {
    take(3, 1)
    let read = announcements {
      viewModel.undo()
      viewModel.undo()
    }
    #expect(
      read == [
        "Ada: 8 left, takes [1, 2, 3], undo: true", "Bo: 9 left, takes [1, 2, 3], undo: true",
      ],
      """
      Two moves were taken back. At each announcement, a sink should read what the view model \
      offered before that.
      """)
  }

  @Test(.proves(5)) func `a new game is announced once, before anything changes`() {
    take(3, 3, 3, 1)
    let read = announcements { viewModel.newGame() }
    #expect(
      read == ["Ada: 2 left, takes [1, 2], undo: true"],
      "At the only announcement, a sink should read what the view model offered before.")
  }

  @Test(.proves(5)) func `a call that changes nothing isn't announced`() {
    func expectNone(_ reason: Comment, _ calls: () -> Void) {
      let read = announcements(during: calls)
      #expect(read == [], reason)
    }
    expectNone("The rules don't allow taking 4, 0, or -1 cookies.") { take(4, 0, -1) }
    expectNone("There is no move to take back.") { viewModel.undo() }
    expectNone("No move has been made, so a new game is the same.") { viewModel.newGame() }
    take(3, 3, 3, 1)
    expectNone("Two cookies are left, so Ada can't take three.") { take(3) }
    take(2)
    expectNone("The game is over.") { take(1) }
    while viewModel.canUndo { viewModel.undo() }
    expectNone("All moves have been taken back.") {
      viewModel.undo()
      viewModel.newGame()
    }
    take(1)
    viewModel.newGame()
    expectNone("A new game was started just before.") {
      viewModel.newGame()
      viewModel.undo()
    }
  }

  @Test(.proves(6)) func `only the view model can read and write the game`() {
    let properties = Mirror(reflecting: viewModel).children.compactMap(\.label)
    #expect(
      properties.contains("game") || properties.contains("_game"),
      "The view model should keep the game in its property named game.")
    let game: Any = viewModel.game
    #expect(game is Hidden, "The property named game should be private.")
    take(3)
    #expect(viewModel.status == "Bo: 9 left", "Ada took three cookies.")
  }

  // MARK: The screen

  @Test(.proves(7)) func `the screen shows the status and five buttons`() {
    #expect(screen.shows("Ada: 12 left"), "The screen should show the status.")
    for label in ["Take 1", "Take 2", "Take 3", "Undo", "New game"] {
      #expect(screen.button(label).exists, "There should be a button titled \"\(label)\".")
    }
    for label in ["Take 0", "Take 4"] {
      #expect(!screen.button(label).exists, "The rules never allow this move.")
    }
    screen.button("Take 3").tap()
    #expect(screen.shows("Bo: 9 left"), "Ada took three cookies.")
    screen.button("Take 2").tap()
    #expect(screen.shows("Ada: 7 left"), "Bo took two cookies.")
    screen.button("Take 1").tap()
    #expect(screen.shows("Bo: 6 left"), "Ada took one cookie.")
    screen.button("Undo").tap()
    #expect(screen.shows("Ada: 7 left"), "Ada's last move was taken back.")
    screen.button("New game").tap()
    #expect(screen.shows("Ada: 12 left"), "A new game was started.")
    for _ in 1...4 { screen.button("Take 3").tap() }
    #expect(screen.shows("Ada wins"), "Bo took the last cookie.")
  }

  @Test(.proves(7)) func `a button whose tap would change nothing is disabled`() {
    func expectEnabled(_ labels: [String], _ reason: Comment) {
      let all = ["Take 1", "Take 2", "Take 3", "Undo", "New game"]
      let enabled = all.filter { screen.button($0).isEnabled }
      #expect(enabled == labels, reason)
    }
    let takes = ["Take 1", "Take 2", "Take 3"]
    expectEnabled(takes, "No move has been made, so there is nothing to undo or to start again.")
    screen.button("Take 3").tap()
    expectEnabled(takes + ["Undo", "New game"], "A move has been made.")
    screen.button("Undo").tap()
    expectEnabled(takes, "The only move has been taken back.")
    take(3, 3, 3, 1)
    expectEnabled(["Take 1", "Take 2", "Undo", "New game"], "Two cookies are left.")
    screen.button("Take 1").tap()
    expectEnabled(["Take 1", "Undo", "New game"], "One cookie is left.")
    screen.button("Take 1").tap()
    expectEnabled(["Undo", "New game"], "No cookie is left.")
    screen.button("New game").tap()
    expectEnabled(takes, "A new game was started.")
  }

  @Test(.proves(8)) func `the screen follows calls by other code`() {
    take(2)
    #expect(screen.shows("Bo: 10 left"), "Other code made Ada's move.")
    #expect(screen.button("Undo").isEnabled, "Other code made a move, which can be taken back.")
    viewModel.undo()
    #expect(screen.shows("Ada: 12 left"), "Other code took the move back.")
    take(3, 3)
    viewModel.newGame()
    #expect(screen.shows("Ada: 12 left"), "Other code started a new game.")
    #expect(!screen.button("Undo").isEnabled, "In the new game, no move has been made.")
  }

  @Test(.proves(8)) func `two screens can share a view model, and a third has its own`() {
    take(3)
    let kitchen = Screen { [viewModel] in CookieScreen(viewModel: viewModel) }
    let neighbor = Screen { [other = CookieViewModel()] in CookieScreen(viewModel: other) }
    #expect(kitchen.shows("Bo: 9 left"), "A move was made before this screen appeared.")
    screen.button("Take 1").tap()
    #expect(kitchen.shows("Ada: 8 left"), "Both screens have the same view model.")
    kitchen.button("Undo").tap()
    #expect(screen.shows("Bo: 9 left"), "Both screens have the same view model.")
    #expect(neighbor.shows("Ada: 12 left"), "The neighbors play a different game.")
  }

  @Test(.proves(8)) func `when the parent passes another view model, the screen follows that one`()
  {
    let table = Table(viewModel)
    let screen = Screen { CookieScreen(viewModel: table.viewModel) }
    take(3)
    table.viewModel = CookieViewModel()
    screen.refresh()
    #expect(screen.shows("Ada: 12 left"), "In the other view model, no move has been made.")
    screen.button("Take 1").tap()
    #expect(screen.shows("Bo: 11 left"), "The tap should make a move in the other view model.")
    take(3)
    #expect(
      screen.shows("Bo: 11 left"), "The screen shouldn't show changes to the former view model.")
  }

  private final class Table {
    var viewModel: CookieViewModel
    init(_ viewModel: CookieViewModel) { self.viewModel = viewModel }
  }
}

// MARK: Privacy

/// The game, for code that can't see the view model's own property.
private struct Hidden {}

/// If the property `game` of a conforming type is private, other files find this one instead.
private protocol Outsider {}

extension Outsider {
  fileprivate var game: Hidden { Hidden() }
}

extension CookieViewModel: Outsider {}
