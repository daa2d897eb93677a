import StateFlow
import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.3 Departures", .exercise)
struct DeparturesTests {
  private typealias Trains = Server<String, [String]>

  private let clock = ManualClock()
  private let harbor = ["8:05 Mill", "8:20 Castle", "7:50 Lindau"]
  private let laterHarbor = ["8:20 Castle", "9:05 Mill"]
  private let mill = ["8:31 Harbor", "9:31 Harbor"]

  /// Shows a hall whose board has sent its first request.
  private func hall(_ server: Trains) async -> Screen {
    let screen = Screen { [clock] in StationHall(server: server, clock: clock) }
    await screen.settle()
    return screen
  }

  /// Shows a hall whose board has received an answer.
  private func hall(_ server: Trains, showing trains: [String]) async -> Screen {
    let screen = await hall(server)
    await answer(server, "Harbor", with: trains, on: screen)
    return screen
  }

  /// Taps a button and lets everything run.
  private func tap(_ label: String, on screen: Screen) async {
    screen.button(label).tap()
    await screen.settle()
  }

  private func answer(
    _ server: Trains, _ station: String, with trains: [String], on screen: Screen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    server.answer(station, with: trains, sourceLocation: sourceLocation)
    await screen.settle(sourceLocation: sourceLocation)
  }

  private func fail(
    _ server: Trains, _ station: String, on screen: Screen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    server.fail(station, sourceLocation: sourceLocation)
    await screen.settle(sourceLocation: sourceLocation)
  }

  /// The trains on the board, from top to bottom. All trains in these tests have a time of day.
  private func trains(on screen: Screen) -> [String] { screen.texts.filter { $0.contains(":") } }

  /// The signs on the board.
  private func signs(on screen: Screen) -> [String] {
    // Only a complete string is such a sign.
    ["Loading…", "No trains", "Not up to date"].filter {
      screen.testDescription.contains("\"\($0)\"")
    }
  }

  // MARK: The first answer

  @Test(.proves(1)) func `a board loads when it appears`() async {
    let server = Trains()
    let screen = Screen { [clock] in StationHall(server: server, clock: clock) }
    #expect(
      signs(on: screen).filter { $0 != "Loading…" } == [],
      "When the board appears, no request has been answered, and none has failed.")
    await screen.settle()
    #expect(
      server.pendingRequests == ["Harbor"],
      "When the board appears, it should request the trains of its station.")
    #expect(
      signs(on: screen) == ["Loading…"],
      "No answer has arrived yet, so the board should show \"Loading…\".")
    await answer(server, "Harbor", with: harbor, on: screen)
    #expect(signs(on: screen) == [], "The answer has arrived, so \"Loading…\" should be gone.")
  }

  @Test(.proves(1)) func `an update of the parent sends no request`() async {
    let server = Trains()
    let screen = await hall(server)
    screen.refresh()
    await screen.settle()
    #expect(server.pendingRequests == ["Harbor"], "The board is already waiting for its answer.")
    await answer(server, "Harbor", with: harbor, on: screen)
    screen.refresh()
    await screen.settle()
    #expect(
      server.pendingRequests == [],
      "The parent was updated, but 30 seconds haven't passed since the answer.")
    #expect(trains(on: screen) == harbor, "The board should keep its trains.")
    await tap("Harbor", on: screen)
    #expect(server.pendingRequests == [], "The station that was chosen is on the board already.")
  }

  @Test(.proves(1)) func `two boards load independently`() async {
    let server = Trains()
    let screen = Screen { [clock] in
      Departures(station: "Harbor", server: server, clock: clock)
      Departures(station: "Mill", server: server, clock: clock)
    }
    await screen.settle()
    #expect(
      server.pendingRequests.sorted() == ["Harbor", "Mill"],
      "Each board should request the trains of its own station.")
    await answer(server, "Mill", with: mill, on: screen)
    #expect(trains(on: screen) == mill, "Only the second board has received its answer.")
    #expect(signs(on: screen) == ["Loading…"], "The first board is still loading.")
    await answer(server, "Harbor", with: harbor, on: screen)
    #expect(trains(on: screen) == harbor + mill, "Each board should show its own trains.")
  }

  @Test(.proves(2)) func `the board shows the trains of each answer in their order`() async {
    let server = Trains()
    let screen = await hall(server, showing: harbor)
    #expect(trains(on: screen) == harbor, "The board should show the trains as they were sent.")
    for answered in [laterHarbor, harbor, laterHarbor] {
      await screen.advance(clock, by: .seconds(30))
      await answer(server, "Harbor", with: answered, on: screen)
      #expect(trains(on: screen) == answered, "The new answer should replace the trains.")
    }
  }

  @Test(.proves(2)) func `an empty answer shows that there are no trains`() async {
    let server = Trains()
    let screen = await hall(server, showing: [])
    #expect(signs(on: screen) == ["No trains"], "The answer has arrived, and it's empty.")
    await screen.advance(clock, by: .seconds(30))
    await answer(server, "Harbor", with: harbor, on: screen)
    #expect(signs(on: screen) == [], "There are trains now, so \"No trains\" should be gone.")
    #expect(trains(on: screen) == harbor, "The new answer has three trains.")
    await screen.advance(clock, by: .seconds(30))
    await answer(server, "Harbor", with: [], on: screen)
    #expect(trains(on: screen) == [], "The last answer is empty again.")
    #expect(signs(on: screen) == ["No trains"], "The last answer is empty again.")
  }

  // MARK: Refreshing

  @Test(.proves(3)) func `30 seconds after each answer, the board requests the trains again`() async
  {
    let server = Trains()
    let screen = await hall(server, showing: harbor)
    for round in 1...4 {
      await screen.advance(clock, by: .seconds(29))
      #expect(
        server.pendingRequests == [], "Only 29 seconds have passed since answer number \(round).")
      await screen.advance(clock, by: .seconds(1))
      #expect(
        server.pendingRequests == ["Harbor"],
        "30 seconds have passed since answer number \(round), so there should be one request.")
      await answer(server, "Harbor", with: laterHarbor, on: screen)
    }
  }

  @Test(.proves(3))
  func `while a request is pending, the board keeps its trains and sends no other request`()
    async
  {
    let server = Trains()
    let screen = await hall(server)
    await screen.advance(clock, by: .seconds(100))
    #expect(
      server.pendingRequests == ["Harbor"], "The first request is still waiting for its answer.")
    await answer(server, "Harbor", with: harbor, on: screen)
    await screen.advance(clock, by: .seconds(30))
    #expect(trains(on: screen) == harbor, "During a refresh, the board should keep its trains.")
    #expect(signs(on: screen) == [], "During a refresh, the board should show only its trains.")
    await screen.advance(clock, by: .seconds(100))
    #expect(
      server.pendingRequests == ["Harbor"],
      "The refresh's request is still waiting, so the board shouldn't send another.")
    await answer(server, "Harbor", with: laterHarbor, on: screen)
    await screen.advance(clock, by: .seconds(29))
    #expect(
      server.pendingRequests == [],
      "The answer took a long time. The board should wait for 30 seconds after it, too.")
    await screen.advance(clock, by: .seconds(1))
    #expect(server.pendingRequests == ["Harbor"], "30 seconds have passed since the answer.")
  }

  // MARK: Failures

  @Test(.proves(4)) func `after a failure, the board keeps its trains until the next answer`() async
  {
    let server = Trains()
    let screen = await hall(server, showing: harbor)
    for number in 1...2 {
      await screen.advance(clock, by: .seconds(30))
      await fail(server, "Harbor", on: screen)
      #expect(
        trains(on: screen) == harbor,
        "The board should keep its trains. Failures in a row: \(number).")
      #expect(
        signs(on: screen) == ["Not up to date"],
        "The refresh has failed, so the board should show \"Not up to date\".")
    }
    await screen.advance(clock, by: .seconds(30))
    #expect(
      signs(on: screen) == ["Not up to date"],
      "Another request is waiting, but the board still shows the old trains.")
    await answer(server, "Harbor", with: laterHarbor, on: screen)
    #expect(trains(on: screen) == laterHarbor, "The new answer should replace the trains.")
    #expect(signs(on: screen) == [], "The board is up to date again.")
  }

  @Test(.proves(4)) func `if the first request fails, the board isn't up to date`() async {
    let server = Trains()
    let screen = await hall(server)
    await fail(server, "Harbor", on: screen)
    #expect(
      signs(on: screen) == ["Not up to date"],
      "The first request has failed, so the board is neither loading nor empty.")
    #expect(trains(on: screen) == [], "No trains have been loaded yet.")
    await screen.advance(clock, by: .seconds(30))
    #expect(
      signs(on: screen).contains("Not up to date"),
      "The first request has failed. The second one is waiting, but no answer has arrived yet.")
    await answer(server, "Harbor", with: harbor, on: screen)
    #expect(trains(on: screen) == harbor, "The second request was answered.")
    #expect(signs(on: screen) == [], "The board is up to date.")
  }

  @Test(.proves(5)) func `30 seconds after each failure, the board requests the trains again`()
    async
  {
    let server = Trains()
    let screen = await hall(server)
    for number in 1...3 {
      await fail(server, "Harbor", on: screen)
      await screen.advance(clock, by: .seconds(29))
      #expect(
        server.pendingRequests == [], "Only 29 seconds have passed since failure number \(number).")
      await screen.advance(clock, by: .seconds(1))
      #expect(
        server.pendingRequests == ["Harbor"],
        "30 seconds have passed since failure number \(number), so there should be one request.")
    }
    await answer(server, "Harbor", with: harbor, on: screen)
    await screen.advance(clock, by: .seconds(30))
    await fail(server, "Harbor", on: screen)
    await screen.advance(clock, by: .seconds(30))
    #expect(
      server.pendingRequests == ["Harbor"],
      "A refresh has failed. 30 seconds later, there should be one request.")
  }

  // MARK: Another station

  @Test(.proves(6)) func `another station starts over`() async {
    let server = Trains()
    let screen = await hall(server, showing: harbor)
    await tap("Mill", on: screen)
    #expect(
      server.pendingRequests == ["Mill"], "The mill was chosen, so its trains should be requested.")
    #expect(trains(on: screen) == [], "The trains from the harbor don't leave from the mill.")
    #expect(signs(on: screen) == ["Loading…"], "No answer for the mill has arrived yet.")
    await answer(server, "Mill", with: mill, on: screen)
    #expect(
      trains(on: screen) == mill,
      "The answer for the mill has arrived, so the board should show its trains.")
    await tap("Harbor", on: screen)
    #expect(
      trains(on: screen) == [],
      "The harbor was chosen again, but its old trains shouldn't be shown.")
    #expect(signs(on: screen) == ["Loading…"], "The harbor's trains should be loaded again.")
    #expect(
      server.pendingRequests == ["Harbor"],
      "The harbor was chosen again, so the board should request its trains.")
  }

  @Test(.proves(6)) func `changing the station cancels the pending request`() async {
    let server = Trains()
    let screen = await hall(server)
    await tap("Mill", on: screen)
    #expect(
      server.pendingRequests == ["Mill"],
      "The harbor's board is no longer shown, so its request should be canceled.")
    #expect(
      signs(on: screen) == ["Loading…"],
      "The request for the harbor was canceled, which isn't a failure on the mill's board.")
    await answer(server, "Mill", with: mill, on: screen)
    #expect(signs(on: screen) == [], "The mill's board is up to date.")
    #expect(
      screen.runningTasks.count <= 1, "Only the task of the board on screen should be running.")
  }

  @Test(.proves(6)) func `changing the station hides the note for the previous one`() async {
    let server = Trains()
    let screen = await hall(server, showing: harbor)
    await screen.advance(clock, by: .seconds(30))
    await fail(server, "Harbor", on: screen)
    await tap("Castle", on: screen)
    #expect(
      signs(on: screen) == ["Loading…"], "The failure belongs to the harbor's board.")
    await answer(server, "Castle", with: [], on: screen)
    #expect(signs(on: screen) == ["No trains"], "The answer for the castle is empty.")
    await tap("Mill", on: screen)
    #expect(signs(on: screen) == ["Loading…"], "\"No trains\" belongs to the castle's board.")
  }

  @Test(.proves(6)) func `only the new station is refreshed`() async {
    let server = Trains()
    let screen = await hall(server, showing: harbor)
    await screen.advance(clock, by: .seconds(20))
    await tap("Mill", on: screen)
    await answer(server, "Mill", with: mill, on: screen)
    await screen.advance(clock, by: .seconds(29))
    #expect(
      server.pendingRequests == [],
      """
      The answer for the mill arrived 29 seconds ago. The time since the answer for the harbor \
      doesn't count.
      """)
    await screen.advance(clock, by: .seconds(1))
    #expect(
      server.pendingRequests == ["Mill"], "Only the station on the board should be refreshed.")
    await answer(server, "Mill", with: harbor, on: screen)
    #expect(trains(on: screen) == harbor, "The refresh of the mill's board was answered.")
  }

  // MARK: Answers that come too late

  @Test(.proves(7), arguments: AnswerOrder.all(of: "Harbor", "Mill", "Castle"))
  func `a late answer for another station changes nothing`(
    order: AnswerOrder<String>
  ) async {
    let server = Trains(answersCanceledRequests: true)
    let screen = await hall(server)
    await tap("Mill", on: screen)
    await tap("Castle", on: screen)
    for (index, station) in order.requests.enumerated() {
      await answer(server, station, with: ["9:00 from \(station)"], on: screen)
      let answers = order.sentence(first: index + 1)
      if order.requests.prefix(index + 1).contains("Castle") {
        #expect(
          trains(on: screen) == ["9:00 from Castle"], "The castle is chosen. \(answers)")
        #expect(signs(on: screen) == [], "The castle's board is up to date. \(answers)")
      } else {
        #expect(trains(on: screen) == [], "The castle is chosen. \(answers)")
        #expect(signs(on: screen) == ["Loading…"], "The castle is chosen. \(answers)")
      }
    }
    await screen.advance(clock, by: .seconds(30))
    #expect(
      server.pendingRequests == ["Castle"],
      "30 seconds later, only the castle's trains should be requested. \(order.sentence)")
  }

  @Test(.proves(7), arguments: AnswerOrder.all(of: "Harbor", "Mill", "Castle"))
  func `a late failure for another station changes nothing`(
    order: AnswerOrder<String>
  ) async {
    let server = Trains(answersCanceledRequests: true)
    let screen = await hall(server)
    await tap("Mill", on: screen)
    await tap("Castle", on: screen)
    for (index, station) in order.requests.enumerated() {
      if station == "Castle" {
        await answer(server, station, with: ["9:00 from Castle"], on: screen)
      } else {
        await fail(server, station, on: screen)
      }
      let answers = order.sentence(first: index + 1)
      let isLoaded = order.requests.prefix(index + 1).contains("Castle")
      #expect(
        signs(on: screen) == (isLoaded ? [] : ["Loading…"]),
        "Only the requests for the other stations have failed. \(answers)")
      #expect(
        trains(on: screen) == (isLoaded ? ["9:00 from Castle"] : []),
        "Only the requests for the other stations have failed. \(answers)")
    }
    await screen.advance(clock, by: .seconds(30))
    #expect(
      server.pendingRequests == ["Castle"],
      "30 seconds later, only the castle's trains should be requested. \(order.sentence)")
  }

  @Test(.proves(7)) func `a late answer for the same station changes nothing`() async {
    let server = Trains(answersCanceledRequests: true)
    let screen = await hall(server)
    await tap("Mill", on: screen)
    await tap("Harbor", on: screen)
    #expect(
      server.pendingRequests == ["Harbor", "Mill", "Harbor"],
      "The harbor was chosen again, so its trains should be requested again.")
    // The server answers the oldest request first.
    await answer(server, "Harbor", with: ["7:00 Mill"], on: screen)
    #expect(
      trains(on: screen) == [],
      "The answer belongs to the request that was sent before the mill was chosen.")
    #expect(
      signs(on: screen) == ["Loading…"], "The second request for the harbor is still waiting.")
    await answer(server, "Harbor", with: harbor, on: screen)
    #expect(trains(on: screen) == harbor, "The second request for the harbor was answered.")
  }

  // MARK: Leaving

  @Test(.proves(8), arguments: [false, true])
  func `a board that leaves during a pause sends no more requests`(
    serverIgnoresCancellation: Bool
  ) async {
    let server = Trains(answersCanceledRequests: serverIgnoresCancellation)
    let screen = await hall(server, showing: harbor)
    await screen.advance(clock, by: .seconds(10))
    await tap("Leave", on: screen)
    #expect(screen.runningTasks == [], "The board has left the screen, so its task should end.")
    #expect(
      server.pendingRequests == [],
      "The board has left the screen, so it shouldn't request any trains.")
    await screen.advance(clock, by: .seconds(120))
    #expect(server.pendingRequests == [], "The board left the screen two minutes ago.")
  }

  @Test(.proves(8)) func `a board that leaves while it is waiting cancels its request`() async {
    let server = Trains()
    let screen = await hall(server)
    await tap("Leave", on: screen)
    #expect(
      server.pendingRequests == [],
      "The board has left the screen, so its request should be canceled.")
    #expect(screen.runningTasks == [], "The board has left the screen, so its task should end.")
    await screen.advance(clock, by: .seconds(120))
    #expect(server.pendingRequests == [], "The board left the screen two minutes ago.")
  }

  @Test(.proves(8), arguments: [false, true])
  func `after a board has left, its task ends when the server answers`(requestFails: Bool) async {
    let server = Trains(answersCanceledRequests: true)
    let screen = await hall(server, showing: harbor)
    await screen.advance(clock, by: .seconds(30))
    await tap("Leave", on: screen)
    if requestFails {
      await fail(server, "Harbor", on: screen)
    } else {
      await answer(server, "Harbor", with: laterHarbor, on: screen)
    }
    #expect(
      screen.runningTasks == [],
      """
      The board has left the screen, and the server has \(requestFails ? "failed" : "answered") \
      its request.
      """)
    await screen.advance(clock, by: .seconds(120))
    #expect(server.pendingRequests == [], "The board left the screen two minutes ago.")
  }

  @Test(.proves(1)) func `a board that comes back loads again`() async {
    let server = Trains()
    let screen = await hall(server, showing: harbor)
    for _ in 1...2 {
      await screen.advance(clock, by: .seconds(20))
      await tap("Leave", on: screen)
      await tap("Come back", on: screen)
      #expect(
        server.pendingRequests == ["Harbor"],
        "The board has appeared again, so it should send a request.")
      #expect(
        signs(on: screen) == ["Loading…"],
        "The new board hasn't received an answer yet, so it should show \"Loading…\".")
      await answer(server, "Harbor", with: laterHarbor, on: screen)
      #expect(trains(on: screen) == laterHarbor, "The new board has received its answer.")
    }
    await screen.advance(clock, by: .seconds(29))
    #expect(server.pendingRequests == [], "The last answer arrived 29 seconds ago.")
    await screen.advance(clock, by: .seconds(1))
    #expect(server.pendingRequests == ["Harbor"], "Only one board is on screen.")
  }
}
