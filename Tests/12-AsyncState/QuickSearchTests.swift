import StateFlow
import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.2 Quick search", .exercise)
struct QuickSearchTests {
  // MARK: The last query

  @Test(.proves(1)) func `the titles that the server found are shown, in its order`() async {
    let library = await Library()
    await library.search("p")
    #expect(
      library.server.pendingRequests == ["p"], "\"p\" was typed, and 300 ms have passed.")
    await library.answer("p", ["Pilots", "Anchors", "Knots"])
    #expect(
      library.texts == ["Pilots", "Anchors", "Knots"],
      "The server has answered with these titles, in this order.")
    await library.search("o")
    await library.answer("po", ["Knots", "Ports"])
    #expect(
      library.texts == ["Knots", "Ports"],
      "The query is now \"po\", and the server has answered with these titles, in this order.")
  }

  @Test(.proves(1)) func `a query that is typed again is answered again`() async {
    let library = await Library()
    await library.search("p")
    await library.answer("p")
    await library.search("o")
    await library.answer("po")
    library.field.clear()
    await library.search("p")
    #expect(
      library.server.pendingRequests == ["p"], "The field was cleared before \"p\" was typed.")
    await library.answer("p")
    #expect(library.texts == titles(for: "p"), "The query is \"p\" again.")
  }

  // This server answers canceled requests, too. The tests below also use one that doesn't.
  @Test(.proves(3), arguments: AnswerOrder.all(of: "p", "po", "por", "port"))
  func `only the answer to the last query is shown, in every order of the answers`(
    order: AnswerOrder<String>
  ) async throws {
    let library = await Library(answersCanceledRequests: true)
    for letter in ["p", "o", "r", "t"] { await library.search(letter) }
    var expected: [String] = []
    for (index, query) in order.requests.enumerated() {
      await library.answer(query)
      if query == "port" { expected = titles(for: "port") }
      try #require(
        library.texts == expected,
        "\"port\" was typed, with a pause after each letter. \(order.sentence(first: index + 1))")
    }
  }

  @Test(.proves(3), arguments: AnswerOrder.all(of: "p", "po", "por"), [false, true])
  func `an answer that arrives during a pause isn't shown, in every order of the answers`(
    order: AnswerOrder<String>, answersCanceledRequests: Bool
  ) async throws {
    let library = await Library(answersCanceledRequests: answersCanceledRequests)
    for letter in ["p", "o", "r"] { await library.search(letter) }
    await library.type("t")
    for (index, query) in order.requests.enumerated() {
      await library.answer(query)
      try #require(
        library.texts == [],
        """
        "por" was typed, with a pause after each letter, and then "t", without a pause. \
        \(order.sentence(first: index + 1))
        """)
    }
    await library.wait(300)
    await library.answer("port")
    #expect(library.texts == titles(for: "port"), "The query \"port\" has been answered.")
  }

  @Test(.proves(3), arguments: AnswerOrder.all(of: "po", "por"), [false, true])
  func `an older answer doesn't replace the titles on screen, in every order of the answers`(
    order: AnswerOrder<String>, answersCanceledRequests: Bool
  ) async throws {
    let library = await Library(answersCanceledRequests: answersCanceledRequests)
    await library.search("p")
    await library.answer("p")
    await library.search("o")
    await library.search("r")
    for (index, query) in order.requests.enumerated() {
      let expected = query == "por" ? titles(for: "por") : library.texts
      await library.answer(query)
      try #require(
        library.texts == expected,
        "The titles for \"p\" were shown, and then \"por\" was typed. \(order.sentence(first: index + 1))"
      )
    }
  }

  // MARK: The pause

  @Test(.proves(2), arguments: [false, true])
  func `a query is sent once, after a pause of 300 ms`(answersCanceledRequests: Bool) async {
    let library = await Library(answersCanceledRequests: answersCanceledRequests)
    for (letter, query) in [("p", "p"), ("o", "po")] {
      await library.type(letter)
      #expect(library.server.pendingRequests == [], "A letter was typed, and no time has passed.")
      await library.wait(299)
      #expect(
        library.server.pendingRequests == [], "Only 299 ms have passed since the last letter.")
      await library.wait(1)
      #expect(
        library.server.pendingRequests == [query], "300 ms have passed since the last letter.")
      await library.wait(5_000)
      #expect(
        library.server.pendingRequests == [query], "The query hasn't changed since it was sent.")
      await library.answer(query)
      await library.wait(5_000)
      #expect(library.server.pendingRequests == [], "The query hasn't changed since its answer.")
    }
  }

  @Test(.proves(2), arguments: [false, true])
  func `each letter starts the pause again`(answersCanceledRequests: Bool) async {
    let library = await Library(answersCanceledRequests: answersCanceledRequests)
    for letter in ["p", "o", "r"] {
      await library.type(letter)
      await library.wait(200)
      #expect(
        library.server.pendingRequests == [], "Only 200 ms passed after each letter so far.")
    }
    await library.wait(100)
    #expect(
      library.server.pendingRequests == ["por"],
      "Between the letters of \"por\", 200 ms passed, and 300 ms have passed since the last one.")
  }

  @Test(.proves(2), arguments: [false, true])
  func `a query that the user goes back to is sent again, and answered`(
    answersCanceledRequests: Bool
  ) async {
    let library = await Library(answersCanceledRequests: answersCanceledRequests)
    await library.search("p")
    for _ in 1...2 {
      await library.type("o")
      await library.deleteLetter()
      // A server that answers canceled requests, too, still has the earlier ones.
      let earlier = library.server.pendingRequests.count
      await library.wait(299)
      #expect(
        library.server.pendingRequests.count == earlier,
        "The query is \"p\" again, but only 299 ms have passed since then.")
      await library.wait(1)
      #expect(
        library.server.pendingRequests.count == earlier + 1,
        "The query is \"p\" again, and 300 ms have passed since then.")
    }
    while !library.server.pendingRequests.isEmpty { await library.answer("p") }
    #expect(library.texts == titles(for: "p"), "The server has answered \"p\".")
  }

  // MARK: An empty query

  @Test(.proves(4)) func `an empty query sends nothing and shows nothing`() async {
    let library = await Library()
    await library.wait(1_000)
    #expect(library.server.pendingRequests == [], "Nothing has been typed yet.")
    #expect(library.screen.texts == [], "Nothing has been typed yet.")
    await library.search("p")
    await library.answer("p")
    await library.clear()
    #expect(
      library.screen.texts == [], "The titles for \"p\" were shown, and then the field was cleared."
    )
    await library.wait(1_000)
    #expect(library.server.pendingRequests == [], "The field was cleared a second ago.")
    #expect(library.screen.texts == [], "The field was cleared a second ago.")
  }

  @Test(.proves(4), arguments: AnswerOrder.all(of: "p", "po"), [false, true])
  func `an answer that arrives after the field was cleared isn't shown, in every order`(
    order: AnswerOrder<String>, answersCanceledRequests: Bool
  ) async throws {
    let library = await Library(answersCanceledRequests: answersCanceledRequests)
    await library.search("p")
    await library.search("o")
    await library.clear()
    for (index, query) in order.requests.enumerated() {
      await library.answer(query)
      try #require(
        library.screen.texts == [],
        "\"po\" was typed, and then the field was cleared. \(order.sentence(first: index + 1))")
    }
  }

  @Test(.proves(4)) func `clearing the field during the pause sends nothing`() async {
    let library = await Library()
    await library.type("p")
    await library.wait(200)
    await library.clear()
    await library.wait(1_000)
    #expect(
      library.server.pendingRequests == [],
      "200 ms after \"p\" was typed, the field was cleared.")
  }

  @Test(.proves(4)) func `what was on screen doesn't come back with the next letter`() async {
    let library = await Library()
    await library.search("p")
    await library.answer("p")
    await library.clear()
    await library.type("r")
    #expect(
      library.texts == [],
      "After the titles for \"p\", the field was cleared and \"r\" was typed, without an answer.")
    await library.clear()
    await library.search("s")
    await library.fail("s")
    await library.clear()
    await library.type("r")
    #expect(
      library.texts == [],
      "After a failure, the field was cleared and \"r\" was typed, without an answer.")
  }

  // MARK: Leaving

  @Test(.proves(5), arguments: [false, true])
  func `leaving during the pause sends nothing`(answersCanceledRequests: Bool) async {
    let library = await Library(answersCanceledRequests: answersCanceledRequests)
    await library.type("p")
    await library.leave()
    #expect(library.screen.runningTasks == [], "The screen went away during the pause.")
    await library.wait(1_000)
    #expect(library.server.pendingRequests == [], "The screen went away during the pause.")
  }

  @Test(.proves(5)) func `leaving cancels the request`() async {
    let library = await Library()
    await library.search("p")
    await library.search("o")
    await library.leave()
    #expect(
      library.server.pendingRequests == [],
      "The screen went away, so no request should still be waiting for an answer."
    )
    #expect(
      library.screen.runningTasks == [], "The screen went away while it was waiting for answers.")
  }

  @Test(.proves(5)) func `leaving after an answer leaves nothing behind`() async {
    weak var server: Server<String, [String]>?
    weak var clock: ManualClock?
    do {
      let library = await Library()
      server = library.server
      clock = library.clock
      await library.search("p")
      await library.answer("p")
      await library.type("o")
      await library.leave()
      await library.wait(1_000)
      #expect(
        library.server.pendingRequests == [],
        """
        The titles for "p" were shown, "o" was typed, and the screen went away during the pause.
        """)
      #expect(library.screen.runningTasks == [], "The screen went away during the pause.")
    }
    #expect(
      server == nil && clock == nil,
      """
      The screen went away, but something still retains the server or the clock, such as a task \
      that continues.
      """)
  }

  // MARK: Failures

  @Test(.proves(6)) func `a failure is shown until another query is answered`() async {
    let library = await Library()
    await library.search("p")
    await library.answer("p")
    await library.search("o")
    await library.fail("po")
    #expect(
      library.texts == [failed],
      "The titles for \"p\" were shown, and the search for \"po\" failed.")
    await library.search("r")
    await library.answer("por")
    #expect(
      library.texts == titles(for: "por"),
      "The search for \"po\" failed, but \"por\" has been answered.")
    await library.search("t")
    await library.fail("port")
    #expect(library.texts == [failed], "The search for \"port\" failed.")
  }

  @Test(.proves(7), arguments: AnswerOrder.all(of: "p", "po", "por"), [false, true])
  func `the failure of an older query isn't shown, in every order of the answers`(
    order: AnswerOrder<String>, answersCanceledRequests: Bool
  ) async throws {
    let library = await Library(answersCanceledRequests: answersCanceledRequests)
    for letter in ["p", "o", "r"] { await library.search(letter) }
    var expected: [String] = []
    for (index, query) in order.requests.enumerated() {
      if query == "por" {
        await library.answer("por")
        expected = titles(for: "por")
      } else {
        await library.fail(query)
      }
      try #require(
        library.texts == expected,
        """
        "por" was typed, with a pause after each letter. The searches for "p" and "po" failed. \
        \(order.sentence(first: index + 1))
        """)
    }
  }

  @Test(.proves(7))
  func `the failure of a search that was canceled isn't shown for the same query`() async {
    let library = await Library(answersCanceledRequests: true)
    await library.search("p")
    await library.type("o")
    await library.deleteLetter()
    // A program that cancels no searches can wait for the first one, too.
    let isCanceled = library.screen.runningTasks.contains { $0.hasPrefix("canceled") }
    guard isCanceled else { return }
    await library.fail("p")
    #expect(
      library.texts == [],
      """
      "p" was searched for, and then "o" was typed and deleted. The search for "p" was canceled, \
      and then failed. The next one hasn't been sent yet.
      """)
    await library.wait(300)
    await library.answer("p")
    #expect(library.texts == titles(for: "p"), "The second search for \"p\" was answered.")
  }

  @Test(.proves(7)) func `continuing to type isn't a failure`() async {
    let library = await Library()
    await library.type("p")
    await library.type("o")
    #expect(library.texts == [], "\"po\" was typed without a pause.")
    await library.wait(300)
    await library.type("r")
    #expect(library.texts == [], "\"r\" was typed while \"po\" was waiting for its answer.")
    await library.wait(300)
    #expect(library.texts == [], "The server hasn't answered any query yet.")
    await library.clear()
    #expect(library.texts == [], "The field was cleared while \"por\" was waiting for its answer.")
  }

  // MARK: No titles

  @Test(.proves(8)) func `"Nothing found." is shown only after an answer without titles`() async {
    let library = await Library()
    #expect(library.texts == [], "Nothing has been typed yet.")
    await library.type("p")
    #expect(library.texts == [], "\"p\" was typed, and hasn't been sent yet.")
    await library.wait(300)
    #expect(library.texts == [], "The query \"p\" hasn't been answered yet.")
    await library.answer("p", [])
    #expect(library.texts == [nothing], "The server has found no titles for \"p\".")
    await library.search("o")
    await library.answer("po")
    #expect(library.texts == titles(for: "po"), "The server has found titles for \"po\".")
    await library.search("r")
    #expect(!library.screen.shows(nothing), "The query \"por\" hasn't been answered yet.")
    await library.answer("por", [])
    #expect(library.texts == [nothing], "The server has found no titles for \"por\".")
    await library.clear()
    #expect(library.texts == [], "The field was cleared.")
  }

  @Test(.proves(8)) func `a query that failed doesn't show "Nothing found."`() async {
    let library = await Library()
    await library.search("p")
    await library.answer("p", [])
    await library.search("o")
    await library.fail("po")
    #expect(library.texts == [failed], "The server couldn't search for \"po\".")
  }
}

private let nothing = "Nothing found."
private let failed = "The search failed."

private let known =
  ["p", "po", "por", "port"].flatMap { titles(for: $0) } + [
    "Anchors", "Knots", "Ports", nothing, failed,
  ]

/// The titles that the server finds for a query.
private func titles(for query: String) -> [String] {
  switch query {
  case "p": ["Pilots", "Paper Boats"]
  case "po": ["Pontoons", "Poems of the Sea"]
  case "por": ["Porpoises"]
  case "port": ["Portolan Charts", "Ports of the North"]
  default: []
  }
}

/// The library's screen, with the server and the clock that it uses.
private struct Library {
  let server: Server<String, [String]>
  let clock = ManualClock()
  let screen: Screen

  init(answersCanceledRequests: Bool = false) async {
    let server = Server<String, [String]>(answersCanceledRequests: answersCanceledRequests)
    self.server = server
    screen = Screen { [clock] in QuickSearch(server: server, clock: clock) }
    await screen.settle()
  }

  var field: TextFieldOnScreen { screen.textField("Title") }

  /// The titles and messages on screen. An answer may show something else, too, while it waits.
  var texts: [String] { screen.texts.filter(known.contains) }

  func type(_ letters: String) async {
    field.type(letters)
    await screen.settle()
  }

  func deleteLetter() async {
    field.deleteBackward()
    await screen.settle()
  }

  func clear() async {
    field.clear()
    await screen.settle()
  }

  func wait(_ milliseconds: Int) async {
    await screen.advance(clock, by: .milliseconds(milliseconds))
  }

  /// Types letters and waits for the pause.
  func search(_ letters: String) async {
    await type(letters)
    await wait(300)
  }

  func answer(_ query: String) async {
    await answer(query, titles(for: query))
  }

  func answer(_ query: String, _ titles: [String]) async {
    server.answer(query, with: titles)
    await screen.settle()
  }

  func fail(_ query: String) async {
    server.fail(query)
    await screen.settle()
  }

  func leave() async {
    screen.close()
    await screen.settle()
  }
}
