import StateFlow
import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.7 Boathouse", .exercise)
struct BoathouseTests {
  private let store = BoatStore(names: ["Gull", "Tern", "Heron"])

  private func boathouse() -> Screen {
    Screen { [store] in Boathouse(store: store) }
  }

  /// Returns the positions of the open rows on a screen.
  private func openRows(_ screen: Screen) -> [Int] {
    screen.list.texts.enumerated().filter { $0.element.contains("Close") }.map(\.offset)
  }

  /// Opens the row at a position.
  private func open(_ row: Int, on screen: Screen) {
    screen.list.row(row).button("Details").tap()
  }

  /// Returns whether a row shows that its boat is out.
  private func showsOut(_ row: Int, on screen: Screen) -> Bool {
    screen.list.texts[row].contains("Out:")
  }

  // MARK: The symptom

  @Test(.proves(1)) func `the "All back" button leaves open rows open`() {
    let screen = boathouse()
    open(0, on: screen)
    open(2, on: screen)
    screen.button("All back").tap()
    #expect(openRows(screen) == [0, 2], "The details for Gull and Heron were opened.")
    screen.list.row(1).button("Take out").tap()
    screen.button("All back").tap()
    #expect(openRows(screen) == [0, 2], "\"All back\" was tapped on the second evening, too.")
    screen.list.row(0).button("Take out").tap()
    screen.button("All back").tap()
    #expect(
      openRows(screen) == [0, 2],
      """
      The details for Gull were open when it came back. Its row should still be the same row, \
      with the details open.
      """)
  }

  @Test(.proves(1)) func `the "All back" button keeps a name that is being typed`() {
    let screen = boathouse()
    open(1, on: screen)
    screen.textField("New name").type("Puf")
    screen.button("All back").tap()
    screen.textField("New name").type("fin")
    let typed = screen.textField("New name").text
    #expect(
      typed == "Puffin",
      "Three letters were typed before the tap on \"All back\", and three after it.")
    screen.textField("Renter").type("Ida")
    screen.button("All back").tap()
    let renter = screen.textField("Renter").text
    #expect(renter == "Ida", "Tern wasn't out, so it hasn't come back.")
    screen.list.row(0).button("Take out").tap()
    screen.list.row(1).button("Close").tap()
    screen.button("All back").tap()
    open(1, on: screen)
    #expect(
      screen.textField("Renter").text == "Ida",
      "Only Gull was out and came back, so the name of Tern's renter should stay in the field.")
  }

  @Test(.proves(2)) func `a row that renames its boat stays open`() {
    let screen = boathouse()
    open(1, on: screen)
    screen.textField("New name").type("Puffin")
    screen.textField("Renter").type("Ida")
    screen.button("Rename").tap()
    #expect(store.boats.map(\.name) == ["Gull", "Puffin", "Heron"], "Tern was renamed.")
    let renter = screen.textField("Renter").text
    #expect(
      renter == "Ida",
      "Tern was renamed. It wasn't out, so it didn't come back, and the renter's name should stay.")
    #expect(openRows(screen) == [1], "The details were already open, so they should stay open.")
    screen.textField("New name").type(" II")
    screen.button("Rename").tap()
    #expect(
      store.boats.map(\.name) == ["Gull", "Puffin II", "Heron"], "The boat was renamed again.")
    #expect(openRows(screen) == [1], "The details were already open, so they should stay open.")
  }

  @Test(.proves(3)) func `taking a boat out leaves its row open`() {
    let screen = boathouse()
    open(1, on: screen)
    screen.textField("New name").type("Puffin")
    screen.list.row(1).button("Take out").tap()
    #expect(
      openRows(screen) == [1],
      """
      The details for Tern were open when it was taken out. Its row should still be the same row, \
      with the details open.
      """)
    let typed = screen.textField("New name").text
    #expect(typed == "Puffin", "The new name was typed before the tap on \"Take out\".")
    screen.button("Rename").tap()
    #expect(openRows(screen) == [1], "Tern was renamed while it was out.")
    screen.button("All back").tap()
    #expect(openRows(screen) == [1], "The boat came back. The details should stay open.")
    screen.list.row(1).button("Close").tap()
    screen.list.row(1).button("Take out").tap()
    #expect(openRows(screen) == [], "The details were closed before the boat was taken out.")
  }

  // MARK: The renter

  @Test(.proves(4)) func `the renter's name stays in the field until the boat comes back`() {
    let screen = boathouse()
    open(1, on: screen)
    screen.textField("Renter").type("Ida")
    screen.list.row(1).button("Take out").tap()
    let out = screen.textField("Renter").text
    #expect(out == "Ida", "The renter's name was typed before Tern was taken out.")
    screen.textField("Renter").type(" M.")
    screen.textField("New name").type("Puffin")
    screen.button("Rename").tap()
    let renamed = screen.textField("Renter").text
    #expect(
      renamed == "Ida M.", "Tern was renamed while it was out. That shouldn't bring the boat back.")
    screen.button("All back").tap()
    let back = screen.textField("Renter").text
    #expect(
      back == "",
      "The boat came back. In the stub, the field became empty because the row was replaced.")
    #expect(
      screen.textField("New name").text == "Puffin",
      "When the boat comes back, only the field for the renter's name should be cleared.")
    screen.textField("Renter").type("Nils")
    screen.list.row(1).button("Take out").tap()
    screen.list.row(1).button("Close").tap()
    screen.button("All back").tap()
    open(1, on: screen)
    #expect(
      screen.textField("Renter").text == "", "The boat came back while its details were closed.")
  }

  // MARK: What stays

  @Test(.proves(8)) func `the "All back" button brings all the boats back`() {
    let screen = boathouse()
    screen.list.row(0).button("Take out").tap()
    screen.list.row(2).button("Take out").tap()
    #expect(showsOut(0, on: screen), "Gull was taken out, so the screen should show that it's out.")
    #expect(!showsOut(1, on: screen), "Tern should still be in the boathouse.")
    screen.button("All back").tap()
    #expect(store.boats.map(\.isOut) == [false, false, false], "\"All back\" was tapped.")
    #expect(
      store.boats.map(\.name) == ["Gull", "Tern", "Heron"], "The names should stay the same.")
    #expect(!screen.shows("Out:"), "The screen should show that all the boats are back.")
  }

  @Test(.proves(8)) func `a boat that is out stays out when it's renamed`() {
    let screen = boathouse()
    screen.list.row(1).button("Take out").tap()
    store.rename(store.boats[1].id, to: "Puffin")
    #expect(screen.shows("Puffin"), "Tern was renamed, so the screen should show the new name.")
    #expect(showsOut(1, on: screen), "Tern was out when it was renamed, so it should still be out.")
    screen.button("All back").tap()
    #expect(!showsOut(1, on: screen), "\"All back\" was tapped, so the boat should be back.")
  }

  @Test(.proves(8)) func `a boat can be renamed to an empty name`() {
    let screen = boathouse()
    open(1, on: screen)
    screen.button("Rename").tap()
    #expect(
      store.boats.map(\.name) == ["Gull", "", "Heron"],
      """
      "Rename" was tapped while the field was empty. As before, the store should accept any name.
      """)
  }

  @Test(.proves(8)) func `a boat that is taken out twice is still out`() {
    let screen = boathouse()
    screen.list.row(1).button("Take out").tap()
    screen.list.row(1).button("Take out").tap()
    #expect(
      store.boats.map(\.isOut) == [false, true, false],
      """
      "Take out" was tapped twice for Tern. As before, only "All back" should bring boats back.
      """)
    #expect(showsOut(1, on: screen), "The screen should show that Tern is out.")
  }

  @Test(.proves(4)) func `when a boat comes back, the renter's name is removed on each screen`() {
    let (first, second) = (boathouse(), boathouse())
    for screen in [first, second] {
      open(1, on: screen)
      screen.textField("Renter").type("Ida")
    }
    first.list.row(1).button("Take out").tap()
    #expect(
      second.textField("Renter").text == "Ida",
      "Tern was taken out on the other screen. The renter's name should stay in the field.")
    first.button("All back").tap()
    #expect(first.textField("Renter").text == "", "\"All back\" was tapped on this screen.")
    #expect(
      second.textField("Renter").text == "",
      "\"All back\" was tapped on the other screen. The boat is back, so the field should be empty."
    )
    first.textField("Renter").type("Bo")
    store.takeOut(store.boats[1].id)
    #expect(showsOut(1, on: first), "Other code took Tern out, so the screen should show it.")
    store.allBack()
    #expect(
      first.textField("Renter").text == "",
      "Other code took the boat out and brought it back, so the field should be empty again.")
  }

  @Test(.proves(7)) func `an action is announced at most once`() {
    let screen = boathouse()
    #expect(screen.shows("Gull"), "The store has three boats, so the screen should show them.")
    store.takeOut(store.boats[0].id)
    store.takeOut(store.boats[2].id)
    var count = 0
    let token = store.objectWillChange.sink { _ in count += 1 }
    store.allBack()
    #expect(count == 1, "The allBack method was called while two boats were out.")
    count = 0
    store.rename(store.boats[1].id, to: "Puffin")
    #expect(count == 1, "The rename method should announce the change once.")
    count = 0
    store.takeOut(store.boats[1].id)
    #expect(count == 1, "The takeOut method should announce the change once.")
    count = 0
    screen.list.row(1).button("Take out").tap()
    #expect(count <= 1, "\"Take out\" was tapped for a boat that was already out.")
    open(1, on: screen)
    count = 0
    screen.button("Rename").tap()
    #expect(count == 1, "\"Rename\" was tapped, so there should be one announcement.")
    store.rename(store.boats[1].id, to: "Puffin")
    count = 0
    store.add("Swan")
    #expect(count == 1, "The add method should announce the change once.")
    count = 0
    store.remove(at: [0, 2])
    #expect(count == 1, "The remove method was called with the offsets 0 and 2.")
    #expect(
      store.boats.map(\.name) == ["Puffin", "Swan"], "Gull and Heron should have been removed.")
    store.allBack()
    count = 0
    store.allBack()
    #expect(count <= 1, "The allBack method was called while no boat was out.")
    token.cancel()
  }

  @Test(.proves(6)) func `an action runs only the bodies of rows whose boats change`() {
    let screen = boathouse()
    screen.list.row(0).button("Take out").tap()
    // If the row clears the renter's name in onChange, its body runs a second time.
    let back = screen.bodyCount(of: BoatRow.self) { screen.button("All back").tap() }
    #expect((1...2).contains(back), "Only Gull was out, so only its row's body should run.")
    let renamed = screen.bodyCount(of: BoatRow.self) {
      store.rename(store.boats[1].id, to: "Puffin")
      #expect(screen.shows("Puffin"), "Tern was renamed, so the screen should show the new name.")
    }
    #expect(renamed == 1, "Only Tern was renamed, so only its row's body should run.")
    let bought = screen.bodyCount(of: BoatRow.self) { screen.button("Buy a boat").tap() }
    #expect(bought == 1, "One boat was bought, so only its row's body should run.")
    let deleted = screen.bodyCount(of: BoatRow.self) { screen.list.row(0).delete() }
    #expect(deleted == 0, "One row was deleted, but the other rows haven't changed.")
  }

  @Test(.proves(5)) func `the row for a new boat is closed`() {
    let screen = boathouse()
    open(2, on: screen)
    screen.list.row(0).delete()
    screen.button("Buy a boat").tap()
    #expect(store.boats.map(\.name) == ["Tern", "Heron", "New boat"], "Gull was deleted.")
    #expect(openRows(screen) == [1], "Only the details for Heron were opened.")
    open(2, on: screen)
    screen.list.row(1).delete()
    #expect(
      openRows(screen) == [1],
      "Heron was deleted, and only the details for the new boat should be open.")
  }

  @Test(.proves(5)) func `a deleted row takes its state with it`() {
    let screen = boathouse()
    open(0, on: screen)
    screen.list.row(0).delete()
    #expect(openRows(screen) == [], "The details for Tern and Heron weren't opened.")
    screen.button("All back").tap()
    #expect(openRows(screen) == [], "The details for Tern and Heron weren't opened.")
    open(1, on: screen)
    store.remove(at: [1])
    store.add("Swan")
    #expect(openRows(screen) == [], "Swan replaced Heron, whose details were open.")
  }

  @Test(.proves(5)) func `boats with equal names have separate rows`() {
    let twins = BoatStore(names: ["Gull", "Gull"])
    let screen = Screen { Boathouse(store: twins) }
    open(1, on: screen)
    screen.list.row(1).button("Take out").tap()
    #expect(twins.boats.map(\.isOut) == [false, true], "The second Gull was taken out.")
    screen.button("All back").tap()
    #expect(openRows(screen) == [1], "Only the details for the second Gull were opened.")
    twins.rename(twins.boats[1].id, to: "Tern")
    #expect(twins.boats.map(\.name) == ["Gull", "Tern"], "The second Gull was renamed.")
    #expect(
      screen.diagnostics.map(\.message) == [], "The kit should have no warnings about this view.")
  }

  @Test(.proves(9)) func `each screen has its own open rows`() {
    let first = boathouse()
    let second = boathouse()
    open(0, on: first)
    open(1, on: second)
    first.button("All back").tap()
    #expect(openRows(first) == [0], "The details for Gull were opened on this screen.")
    #expect(openRows(second) == [1], "The details for Tern were opened on the other screen.")
    let third = boathouse()
    #expect(openRows(third) == [], "No details were opened on the new screen.")
  }
}
