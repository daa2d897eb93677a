import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

/// Checks that the listings in `Chapters/03-ValuesAndReferences.md` behave as the chapter says.
@Suite("Chapter 3: Values and references")
struct ValuesAndReferencesProseTests {
  let prose = Prose(chapter: "03-ValuesAndReferences")

  private func printed(_ program: ((String) -> Void) -> Void) -> [String] {
    var lines: [String] = []
    program { lines.append($0) }
    return lines
  }

  @Test func `nothing observes a write to an object in a state property`() throws {
    let screen = Screen { DeadBoard() }
    #expect(screen.diagnostics.map(\.kind) == [.classInState])
    try prose.expect(screen.story.last, isTold: "mistake")
    screen.button("Home scores").tap()
    #expect(screen.texts == ["0 : 0"])
    try prose.expect(screen.story.last, isTold: "dead")
  }

  @Test func `an assignment copies a struct, but not an object`() {
    #expect(printed(hangUp) == ["blank", "Sold out"])
  }

  @Test func `inout and an index change the variable itself, but a capture list copies it`() {
    #expect(printed(lend) == ["Tonight", "Tonight", "blank", "Tonight", "Sold out"])
  }

  @Test func `writing part of a struct writes the state property that contains the struct`()
    throws
  {
    let screen = Screen { Board() }
    screen.button("Home scores").tap()
    #expect(screen.texts == ["1 : 0"])
    try prose.expect(screen.story.last, isTold: "board")
    screen.button("Start over").tap()
    #expect(screen.texts == ["0 : 0"])
    #expect(screen.story.last?.writes.count == 1)
  }

  @Test func `writing another state property updates one view and leaves the other outdated`()
    throws
  {
    let screen = Screen { Arena() }
    screen.button("Home scores", at: 0).tap()
    #expect(screen.texts == ["1 : 0", "0 : 0"])
    try prose.expect(screen.story.last, isTold: "bumped")
  }

  @Test func `a change to an ObservableObject runs the bodies of the views that observe it`()
    throws
  {
    let screen = Screen { Stadium() }
    screen.button("Home scores").tap()
    #expect(screen.texts == ["1 : 0"])
    try prose.expect(screen.story.last, isTold: "announced", isDrawn: true)
  }

  @Test func `a state property ignores the changes that an ObservableObject announces`() throws {
    let screen = Screen { DeafStadium() }
    screen.button("0 : 0").tap()
    #expect(screen.button("0 : 0").exists)
    #expect(screen.diagnostics.map(\.kind) == [.observableObjectInState])
    try prose.expect(screen.story.last, isTold: "unheard")
  }

  @Test func `with @Observable, a change runs only the bodies that read the property`() throws {
    let screen = Screen { Hall() }
    screen.button("Home scores").tap()
    #expect(screen.texts == ["Home: 1", "Guests: 0"])
    try prose.expect(screen.story.last, isTold: "observed", isDrawn: true)
  }

  @Test func `a draft is a copy until it's saved`() {
    let screen = Screen { VenueForm() }
    screen.textField("City").clear()
    screen.textField("City").type("Oslo")
    #expect(screen.shows("Hall, Bergen"))
    screen.button("Revert").tap()
    #expect(screen.textField("City").text == "Bergen")
    screen.textField("City").clear()
    screen.textField("City").type("Oslo")
    screen.button("Save").tap()
    #expect(screen.shows("Hall, Oslo"))
  }

  @Test func `writing one element runs the body of one row`() {
    let screen = Screen { Squad() }
    screen.button("Nils: 0").tap()
    #expect(screen.button("Nils: 1").exists)
    #expect(
      screen.story.last.map { "\($0)" }?.hasSuffix("PlayerRow ×2 skipped: player is unchanged")
        == true)
  }

  @Test func `the bodies of all rows run if the rows receive closures or the whole array`() throws {
    let screen = Screen { BusySquad() }
    screen.button("Nils: 0").tap()
    #expect(screen.button("Nils: 1").exists)
    #expect(screen.texts == ["Ida has 0", "Nils has 1", "Tove has 0"])
    try prose.expect(screen.story.last, isTold: "closures")
  }

  @Test func `an object in a struct is still an object`() {
    let screen = Screen { BadgeView() }
    screen.button("Sold out").tap()
    #expect(screen.texts == ["blank"])
    #expect(
      screen.story.last.map { "\($0)" } == """
        tap "Sold out"
          nothing was written, no body ran
        """)
    #expect(screen.diagnostics.isEmpty)
  }
}
