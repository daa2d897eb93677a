import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

/// Checks that the listings in `Chapters/07-EnvironmentInjection.md` behave as the chapter says.
@Suite("Chapter 7: Environment injection")
struct EnvironmentInjectionProseTests {
  let prose = Prose(chapter: "07-EnvironmentInjection")

  @Test func `changing a value that is passed along runs every body that passes it on`() throws {
    let screen = Screen { Train() }
    screen.button("Day or night").tap()
    #expect(screen.texts == ["Dim"])
    try prose.expect(screen.story.last, isTold: "along")
  }

  @Test func `changing an inherited value runs only the bodies that set or read it`() throws {
    let screen = Screen { NightTrain() }
    screen.button("Day or night").tap()
    #expect(screen.texts == ["Dim"])
    #expect(screen.bodyCount(of: NightCarriage.self) == 1)
    try prose.expect(screen.story.last, isTold: "down", isDrawn: true)
  }

  @Test func `an unset key has its default value`() {
    #expect(Screen { NightLamp() }.texts == ["Bright"])
  }

  @Test func `a new locale runs the bodies that read the locale`() {
    let screen = Screen { Ticket() }
    #expect(screen.texts == ["1,250.5", "Valid"])
    screen.set(\.locale, Locale(identifier: "de_DE"))
    #expect(screen.texts == ["1.250,5", "Valid"])
    #expect(screen.bodyCount(of: Fare.self) == 2)
    #expect(screen.bodyCount(of: Ticket.self) == 1)
    #expect(screen.bodyCount(of: Validity.self) == 1)
  }

  @Test func `the nearest value wins and doesn't affect the neighbors`() throws {
    let screen = Screen { SleeperTrain() }
    #expect(screen.texts == ["Bright", "Dim", "Bright"])
    screen.button("Day or night").tap()
    #expect(screen.texts == ["Dim", "Dim", "Dim"])
    #expect(screen.bodyCount(of: NightLamp.self) == 5)
    try prose.expect(screen.story.last, isTold: "nearest")
  }

  @Test
  func `a view reads the value that is set outside it, not the value that it sets`() {
    #expect(Screen { Tunnel() }.texts == ["It is light", "Dim"])
  }

  @Test func `of two modifiers on one view, the first one wins`() {
    #expect(Screen { ReadingLamp() }.texts == ["Dim"])
  }

  @Test func `when only part of a value is set, the rest is inherited`() {
    let screen = Screen {
      CarSign()
      CarSign().weeksFromMonday().nextCar()
    }
    #expect(screen.texts == ["Car 1, gregorian from day 1", "Car 2, gregorian from day 2"])
    screen.set(\.calendar, Calendar(identifier: .buddhist))
    screen.set(\.car, 7)
    #expect(screen.texts == ["Car 7, buddhist from day 1", "Car 8, buddhist from day 2"])
  }

  @Test func `an object is found by its type, and the views that read it are updated`() throws {
    let screen = Screen { Express() }
    screen.button("Five minutes").tap()
    #expect(screen.texts == ["Lund, 5 min late"])
    try prose.expect(screen.story.last, isTold: "journey", isDrawn: true)
    screen.textField("Next stop").type(" C")
    #expect(screen.texts == ["Lund C, 5 min late"])
  }

  @Test func `of two objects of the same type, the nearer one hides the other`() {
    let (out, home) = (Journey(), Journey())
    home.nextStop = "Malmö"
    let screen = Screen { StopSign().environmentObject(out).environmentObject(home) }
    #expect(screen.texts == ["Lund, 0 min late"])
  }

  @Test func `an object in an environment value isn't observed`() throws {
    let journey = Journey()
    let screen = Screen { DeafSign().environment(\.journey, journey) }
    journey.nextStop = "Malmö"
    #expect(screen.texts == ["Lund"])
  }

  @Test func `a missing object stops the program with the message that the chapter quotes`()
    async throws
  {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Screen { StopSign() } }
    }
    let lastWords = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    let quoted = """
      No Journey was injected for StopSign. Add .environmentObject(…) with a
      Journey to a view that contains StopSign, such as its parent view.
      """
    #expect(lastWords.contains(quoted.replacing("\n", with: " ")))
    let chapter = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Chapters/07-EnvironmentInjection.md")
    #expect(try String(contentsOf: chapter, encoding: .utf8).contains(quoted))
  }

  @Test func `a sheet inherits the environment in which its modifier is written`() {
    let screen = Screen { SmallExpress() }
    screen.button("Speak").tap()
    screen.sheet.textField("Next stop").type("!")
    #expect(screen.texts.first == "Lund!, 0 min late")
    screen.sheet.button("Over").tap()
    #expect(!screen.sheet.exists)
  }

  @Test func `a sheet outside the injection doesn't inherit the object`() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Screen { DeafExpress() }.button("Speak").tap() }
    }
    let lastWords = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(lastWords.contains("No Journey was injected for Announcement."))
  }

  @Test func `a type can be the key of a dictionary`() {
    var tally = Tally()
    tally.add(Lamp.self)
    tally.add(Lamp.self)
    #expect(tally.count(of: Lamp.self) == 2)
    #expect(tally.count(of: Carriage.self) == 0)
  }

  @Test func `casting nil to an optional type succeeds`() {
    let nothing: Any? = nil
    #expect(nothing as? Int == nil)
    #expect((nothing as? Int?) != nil)
  }
}
