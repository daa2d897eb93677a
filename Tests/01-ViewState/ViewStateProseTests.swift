import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

// listing: ask
@Test func `a forgetful door counts no visitors`() {
  let screen = Screen { ForgetfulDoor() }
  screen.button("One more").tap()
  #expect(screen.texts == ["Visitors: 0"])
  print(screen.story.last!)
}
// end

// listing: tests
@Suite struct DoorTests {
  @Test func `each tap counts one visitor`() throws {
    let screen = Screen { Door() }
    screen.button("One more").tap()
    #expect(screen.shows("Visitors: 1"))
    let text = try #require(screen.texts.first, "The door shows some text.")
    #expect(text.hasSuffix("1"))
  }

  @Test(arguments: [0, 1, 12])
  func `the door shows the number of taps`(taps: Int) {
    let screen = Screen { Door() }
    for _ in 0..<taps { screen.button("One more").tap() }
    #expect(screen.shows("Visitors: \(taps)"))
  }
}
// end

/// Checks that the listings in `Chapters/01-ViewState.md` behave as the chapter says.
@Suite("Chapter 1: View state")
struct ViewStateProseTests {
  let prose = Prose(chapter: "01-ViewState")

  @Test func `the example in the README behaves as shown`() throws {
    let readme = Prose("README.md")
    let screen = Screen { Door() }
    screen.button("One more").tap()
    #expect(screen.shows("Visitors: 1"))
    try readme.expect(screen.story.last, isTold: "door")
  }

  @Test func `a local variable in the body is lost, and a write to it doesn't trigger an update`()
    throws
  {
    let screen = Screen { ForgetfulDoor() }
    screen.button("One more").tap()
    #expect(screen.texts == ["Visitors: 0"])
    try prose.expect(screen.story.last, isTold: "forgetful")
  }

  @Test func `a state property keeps its value, and a write runs the body that reads it`() throws {
    let screen = Screen { Door() }
    screen.button("One more").tap()
    #expect(screen.texts == ["Visitors: 1"])
    try prose.expect(screen.story.last, isTold: "door", isDrawn: true)
  }

  @Test func `a write in one door runs only that door's body`() throws {
    let screen = Screen { Museum() }
    screen.button("One more", at: 1).tap()
    #expect(screen.texts == ["Open", "Visitors: 0", "Visitors: 1"])
    try prose.expect(screen.story.last, isTold: "one-of-two")
  }

  @Test func `when the parent updates, the doors are skipped`() throws {
    let screen = Screen { Museum() }
    screen.button("One more", at: 1).tap()
    screen.button("Open or close").tap()
    #expect(screen.texts == ["Closed", "Visitors: 0", "Visitors: 1"])
    try prose.expect(screen.story.last, isTold: "refresh", isDrawn: true)
  }

  @Test func `several writes cause one update, but an equal write causes none`() throws {
    let screen = Screen { GroupDoor() }
    screen.button("A family of three").tap()
    try prose.expect(screen.story.last, isTold: "group")
    screen.button("Nobody").tap()
    try prose.expect(screen.story.last, isTold: "nobody")
  }

  @Test func `two branches contain two separate doors`() throws {
    let screen = Screen { NightHall() }
    screen.button("One more").tap()
    screen.button("Day or night").tap()
    #expect(screen.texts == ["Visitors: 0"])
    try prose.expect(screen.story.last, isTold: "branches")
    screen.button("Day or night").tap()
    #expect(screen.texts == ["Visitors: 0"])
  }

  @Test func `a condition in an argument doesn't replace the door`() {
    let screen = Screen { SteadyHall() }
    screen.button("One more").tap()
    screen.button("Day or night").tap()
    #expect(screen.texts == ["Visitors: 1"])
    #expect(
      screen.story.last.map { "\($0)" }?.hasSuffix("Door skipped: same inputs") == true)
  }

  @Test func `a new ID creates a new door`() throws {
    let screen = Screen { Daily() }
    screen.button("One more").tap()
    screen.button("Next day").tap()
    #expect(screen.texts == ["Visitors: 0"])
    try prose.expect(screen.story.last, isTold: "id")
  }

  @Test func `state in a branch is lost with the branch, but the owner's state survives`() {
    for (screen, words) in [(Screen { Panel() }, ""), (Screen { MemoryPanel() }, "Ada")] {
      screen.button("Open").tap()
      screen.textField("Search").type("Ada")
      screen.button("Close").tap()
      screen.button("Open").tap()
      #expect(screen.textField("Search").text == words)
    }
  }

  @Test func `a computed list shows changes by the parent, but a copied list doesn't`() {
    let list = GuestList(["Ada", "Alan"])
    let computed = Screen { Guests(names: list.names) }
    let copied = Screen { CopiedGuests(names: list.names) }
    computed.button("Last to first").tap()
    list.names.append("Grace")
    computed.refresh()
    copied.refresh()
    #expect(computed.list.texts == [["Grace"], ["Alan"], ["Ada"]])
    #expect(copied.list.texts == [["Ada"], ["Alan"]])
  }

  private final class GuestList {
    var names: [String]
    init(_ names: [String]) { self.names = names }
  }

  @Test func `a write in the body is ignored and diagnosed`() throws {
    let screen = Screen { Impatient() }
    #expect(screen.texts == ["Runs: 0"])
    #expect(screen.diagnostics.map(\.kind) == [.writeDuringBody])
    try prose.expect(screen.story.last, isTold: "body")
  }

  @Test func `numbers are formatted for the locale`() {
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(3))
    #expect(1234.5.formatted(style.locale(Locale(identifier: "de_DE"))) == "1.234,500")
    #expect(
      1234.5.formatted(style.grouping(.never).locale(Locale(identifier: "de_DE"))) == "1234,500")
  }
}
