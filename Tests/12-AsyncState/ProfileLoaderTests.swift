import StateFlow
import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.1 Profile loader", .exercise)
struct ProfileLoaderTests {
  // MARK: Loading

  @Test(.proves(1)) func `a tap on a pilot's name loads the pilot's profile`() async {
    let office = await Office()
    await office.tap("Ada")
    #expect(
      office.server.pendingRequests == ["Ada"],
      "After a tap on \"Ada\", the screen should ask the server for Ada's profile, once.")
    #expect(
      office.texts == [loading],
      "The server hasn't answered yet, so only \"Loading…\" should be shown.")
    await office.answer("Ada", ada)
    #expect(office.texts == [ada], "The server has answered, so only the profile should be shown.")
    #expect(
      office.server.pendingRequests == [],
      "The profile is loaded, so there's nothing left to request.")
  }

  @Test(.proves(1)) func `each pilot chosen later is loaded, too`() async {
    let office = await Office()
    for (pilot, profile) in [("Ada", ada), ("Bo", bo), ("Cleo", cleo), ("Ada", ada2)] {
      await office.tap(pilot)
      #expect(
        office.server.pendingRequests == [pilot],
        "After a tap on \"\(pilot)\", the screen should ask the server for this profile, once.")
      #expect(
        office.texts == [loading], "While \(pilot)'s profile loads, no profile should be shown.")
      await office.answer(pilot, profile)
      #expect(office.texts == [profile], "The server has answered the request for \(pilot).")
    }
  }

  @Test(.proves(8)) func `before a pilot is chosen, no request is sent`() async {
    let office = await Office()
    #expect(office.texts == [choose], "No pilot has been chosen yet.")
    #expect(office.buttons == [], "There is no profile to reload yet.")
    #expect(office.server.pendingRequests == [], "No pilot has been chosen yet.")
    await office.tap("Ada")
    #expect(!office.texts.contains(choose), "Ada has been chosen.")
  }

  // MARK: Another pilot

  // This server answers canceled requests, too. The tests below also use one that doesn't.
  @Test(.proves(2), arguments: AnswerOrder.all(of: "Ada", "Bo", "Cleo", "Dina"))
  func `only the pilot chosen last is shown, in every order of the answers`(
    order: AnswerOrder<String>
  ) async throws {
    let office = await Office(answersCanceledRequests: true)
    for pilot in ["Ada", "Bo", "Cleo", "Dina"] { await office.tap(pilot) }
    var expected = [loading]
    for (index, pilot) in order.requests.enumerated() {
      await office.answer(pilot, office.profile(of: pilot))
      if pilot == "Dina" { expected = [dina] }
      try #require(
        office.texts == expected,
        "Ada, Bo, Cleo, and Dina were chosen one after the other. \(order.sentence(first: index + 1))"
      )
    }
  }

  @Test(.proves(2), arguments: AnswerOrder.all(of: "Ada", "Bo"), [false, true])
  func `a reload doesn't bring back a pilot who is no longer chosen`(
    order: AnswerOrder<String>, answersCanceledRequests: Bool
  ) async throws {
    let office = await Office(answersCanceledRequests: answersCanceledRequests)
    await office.load("Ada", ada)
    await office.tap("Reload")
    await office.tap("Bo")
    try #require(
      office.texts == [loading],
      "Bo was chosen while Ada's profile was being reloaded, so Ada's profile should be gone.")
    for pilot in order.requests {
      await office.answer(pilot, pilot == "Ada" ? ada2 : bo)
    }
    #expect(
      office.texts == [bo],
      "Bo was chosen while Ada's profile was being reloaded. \(order.sentence)")
  }

  @Test(.proves(2), arguments: [false, true])
  func `a pilot who is chosen again is shown`(answersCanceledRequests: Bool) async {
    let office = await Office(answersCanceledRequests: answersCanceledRequests)
    for pilot in ["Ada", "Bo", "Ada"] { await office.tap(pilot) }
    await office.answer("Bo", bo)
    #expect(
      office.texts == [loading], "Ada, Bo, and Ada were chosen. Only Bo's profile has arrived.")
    // The first request for Ada may have been canceled, or may still be waiting.
    for _ in office.server.pendingRequests { await office.answer("Ada", ada) }
    #expect(office.texts == [ada], "Ada, Bo, and Ada were chosen, and all answers have arrived.")
  }

  @Test(.proves(2)) func `a failure doesn't bring back the profile of another pilot`() async {
    let office = await Office()
    await office.load("Ada", ada)
    await office.tap("Bo")
    await office.fail("Bo")
    #expect(
      office.texts == [failed], "Ada's profile was shown before, but now Bo's can't be loaded.")
    await office.tap("Try again")
    #expect(office.texts == [loading], "Ada's profile was shown before, but now Bo's is loading.")
  }

  // MARK: Failures

  @Test(.proves(3)) func `after a failure, a user can try again until it works`() async {
    let office = await Office()
    await office.tap("Ada")
    for attempt in 1...3 {
      await office.fail("Ada")
      #expect(office.texts == [failed], "The server has failed (attempt \(attempt)).")
      #expect(
        office.buttons.contains("Try again"), "The server has failed (attempt \(attempt)).")
      await office.tap("Try again")
      #expect(
        office.server.pendingRequests == ["Ada"],
        "\"Try again\" should ask the server for Ada's profile again, once.")
      #expect(office.texts == [loading], "After \"Try again\", the server hasn't answered yet.")
    }
    await office.answer("Ada", ada)
    #expect(office.texts == [ada], "The last attempt succeeded, so the message should be gone.")
    #expect(!office.buttons.contains("Try again"), "The last attempt succeeded.")
  }

  @Test(.proves(3)) func `"Try again" loads the pilot who is chosen now`() async {
    let office = await Office()
    await office.tap("Ada")
    await office.fail("Ada")
    await office.tap("Bo")
    #expect(office.texts == [loading], "Ada's profile couldn't be loaded, but Bo's is loading now.")
    await office.fail("Bo")
    await office.tap("Try again")
    #expect(office.server.pendingRequests == ["Bo"], "Bo was chosen after Ada.")
    await office.answer("Bo", bo)
    #expect(office.texts == [bo], "Bo's profile was loaded on the second attempt.")
  }

  @Test(.proves(6), arguments: AnswerOrder.all(of: "Ada", "Bo", "Cleo"), [false, true])
  func `a failure for another pilot isn't shown, in every order`(
    order: AnswerOrder<String>, answersCanceledRequests: Bool
  ) async throws {
    let office = await Office(answersCanceledRequests: answersCanceledRequests)
    for pilot in ["Ada", "Bo", "Cleo"] { await office.tap(pilot) }
    var expected = [loading]
    for (index, pilot) in order.requests.enumerated() {
      if pilot == "Cleo" {
        await office.answer("Cleo", cleo)
        expected = [cleo]
      } else {
        await office.fail(pilot)
      }
      try #require(
        office.texts == expected,
        """
        Ada, Bo, and Cleo were chosen one after the other. The requests for Ada and Bo failed. \
        \(order.sentence(first: index + 1))
        """)
    }
  }

  @Test(.proves(6)) func `the failure of a load that was canceled isn't shown for the same pilot`()
    async
  {
    let office = await Office(answersCanceledRequests: true)
    for pilot in ["Ada", "Bo", "Ada"] { await office.tap(pilot) }
    // A program that cancels no loads can wait for the first request for Ada, too.
    let isCanceled = office.screen.runningTasks.contains { $0.hasPrefix("canceled") }
    guard isCanceled else { return }
    await office.fail("Ada")
    #expect(
      office.texts == [loading],
      """
      Ada, Bo, and Ada were chosen. The first request for Ada was canceled, and then failed. The \
      second one is still waiting.
      """)
    await office.fail("Bo")
    await office.answer("Ada", ada)
    #expect(office.texts == [ada], "The last request was answered.")
  }

  @Test(.proves(6)) func `choosing another pilot isn't a failure`() async {
    let office = await Office()
    for pilot in ["Ada", "Bo", "Cleo"] {
      await office.tap(pilot)
      #expect(office.texts == [loading], "The server hasn't answered yet, and it hasn't failed.")
      #expect(office.buttons == [], "The server hasn't answered yet, and it hasn't failed.")
    }
    await office.answer("Cleo", cleo)
    await office.tap("Reload")
    await office.tap("Ada")
    #expect(
      office.texts == [loading], "Ada was chosen while Cleo's profile was being reloaded.")
  }

  // MARK: Reloading

  @Test(.proves(4)) func `during a reload, the old profile stays on screen`() async {
    let office = await Office()
    await office.load("Ada", ada)
    for (old, new) in [(ada, ada2), (ada2, ada3), (ada3, ada)] {
      #expect(office.buttons == ["Reload"], "A profile is loaded.")
      await office.tap("Reload")
      #expect(
        office.server.pendingRequests == ["Ada"],
        "\"Reload\" should ask the server for Ada's profile again, once.")
      #expect(
        office.texts == [old, loading],
        "During a reload, the old profile and \"Loading…\" should be on screen.")
      await office.answer("Ada", new)
      #expect(office.texts == [new], "The new profile has arrived.")
    }
  }

  @Test(.proves(5)) func `after a reload that failed, the old profile stays on screen`() async {
    let office = await Office()
    await office.load("Ada", ada)
    await office.tap("Reload")
    await office.fail("Ada")
    #expect(
      office.texts == [ada, outdated],
      "The reload failed, so the old profile should stay and be marked as possibly out of date.")
    #expect(office.buttons.contains("Try again"), "The reload failed.")
  }

  @Test(.proves(5)) func `"Try again" also keeps the old profile until the new one arrives`()
    async
  {
    let office = await Office()
    await office.load("Ada", ada)
    await office.tap("Reload")
    for attempt in 1...3 {
      await office.fail("Ada")
      #expect(
        office.texts == [ada, outdated], "The reload has failed (attempt \(attempt)).")
      await office.tap("Try again")
      #expect(office.server.pendingRequests == ["Ada"], "\"Try again\" should reload the profile.")
      // The old profile may be out of date until the new one arrives, so the screen can go on saying so.
      #expect(
        office.texts.filter { $0 != outdated } == [ada, loading],
        "After \"Try again\", the old profile and \"Loading…\" should be on screen.")
    }
    await office.answer("Ada", ada2)
    #expect(office.texts == [ada2], "The last attempt succeeded, so the profile is up to date.")
    #expect(office.buttons == ["Reload"], "The last attempt succeeded.")
    await office.tap("Reload")
    await office.fail("Ada")
    #expect(office.texts == [ada2, outdated], "Another reload has failed.")
  }

  @Test(.proves(7)) func `while a profile loads, it can't be loaded a second time`() async {
    let office = await Office()
    await office.tap("Ada")
    #expect(office.buttons == [], "The first profile is loading.")
    await office.fail("Ada")
    await office.tap("Try again")
    #expect(office.buttons == [], "\"Try again\" has been tapped, and the profile is loading.")
    await office.answer("Ada", ada)
    await office.tap("Reload")
    #expect(office.buttons == [], "\"Reload\" has been tapped, and the profile is loading.")
    await office.fail("Ada")
    await office.tap("Try again")
    #expect(
      office.buttons == [], "\"Try again\" has been tapped after a reload that failed.")
    await office.tap("Bo")
    #expect(office.buttons == [], "Another pilot has been chosen, whose profile is loading.")
  }
}

private let choose = "Choose a pilot."
private let loading = "Loading…"
private let failed = "The profile can't be loaded."
private let outdated = "This may be out of date."

private let ada = "Ada: tankers"
private let ada2 = "Ada: gas ships"
private let ada3 = "Ada: on leave"
private let bo = "Bo: tugs"
private let cleo = "Cleo: ferries"
private let dina = "Dina: yachts"

/// The screen of the harbor office, with the server that its requests go to.
private struct Office {
  let server: Server<String, String>
  let screen: Screen

  init(answersCanceledRequests: Bool = false) async {
    let server = Server<String, String>(answersCanceledRequests: answersCanceledRequests)
    self.server = server
    screen = Screen { ProfileLoader(server: server) }
    await screen.settle()
  }

  func tap(_ label: String) async {
    screen.button(label).tap()
    await screen.settle()
  }

  func answer(_ pilot: String, _ profile: String) async {
    server.answer(pilot, with: profile)
    await screen.settle()
  }

  func fail(_ pilot: String) async {
    server.fail(pilot)
    await screen.settle()
  }

  func load(_ pilot: String, _ profile: String) async {
    await tap(pilot)
    await answer(pilot, profile)
  }

  func profile(of pilot: String) -> String {
    switch pilot {
    case "Ada": ada
    case "Bo": bo
    case "Cleo": cleo
    default: dina
    }
  }

  /// The profiles and messages on screen.
  var texts: [String] {
    [ada, ada2, ada3, bo, cleo, dina, choose, loading, failed, outdated].filter(
      screen.texts.contains)
  }

  /// Those buttons for the profile that a user can tap.
  var buttons: [String] {
    ["Reload", "Try again"].filter { screen.button($0).exists && screen.button($0).isEnabled }
  }
}
