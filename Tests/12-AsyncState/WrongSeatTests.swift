import StateFlow
import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.5 Wrong seat", .exercise)
struct WrongSeatTests {
  private typealias Railway = Server<String, String>

  /// A server that answers canceled requests, too.
  private let stubborn = Railway(answersCanceledRequests: true)
  /// A server that drops canceled requests.
  private let obedient = Railway()

  /// Shows a booking, and chooses seats in the given order. No answer arrives.
  private func booking(with server: Railway, choosing seats: String...) async -> Screen {
    let screen = Screen { WrongSeat(server: server) }
    await screen.settle()
    for seat in seats { await tap(seat, on: screen) }
    return screen
  }

  /// Shows a booking with the ticket for 2B.
  private func bookingWithTicket(from server: Railway) async -> Screen {
    let screen = await booking(with: server, choosing: "2B")
    await answer(server, "2B", on: screen)
    return screen
  }

  /// Taps a button and lets everything run.
  private func tap(_ label: String, on screen: Screen) async {
    screen.button(label).tap()
    await screen.settle()
  }

  private func answer(
    _ server: Railway, _ seat: String, with ticket: String? = nil, on screen: Screen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    server.answer(seat, with: ticket ?? "Ticket for \(seat)", sourceLocation: sourceLocation)
    await screen.settle(sourceLocation: sourceLocation)
  }

  private func fail(
    _ server: Railway, _ seat: String, on screen: Screen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    server.fail(seat, sourceLocation: sourceLocation)
    await screen.settle(sourceLocation: sourceLocation)
  }

  /// The lines that show the ticket.
  private func ticket(on screen: Screen) -> [String] {
    screen.texts.filter { $0.contains("icket") }
  }

  /// The lines that say which seat is being chosen.
  private func signs(on screen: Screen) -> [String] {
    screen.texts.filter { $0.contains("Choosing") }
  }

  /// The lines that say which seat is taken.
  private func messages(on screen: Screen) -> [String] {
    screen.texts.filter { $0.contains("is taken") }
  }

  // MARK: Answers

  @Test(.proves(1)) func `the answer to a tap is your ticket`() async {
    let screen = await booking(with: obedient)
    #expect(ticket(on: screen) == ["No ticket"], "No seat has been chosen yet.")
    for seat in ["1A", "2B", "1B", "2A"] {
      await tap(seat, on: screen)
      await answer(obedient, seat, on: screen)
      #expect(
        ticket(on: screen) == ["Ticket for \(seat)"],
        "\(seat) was chosen, and the answer has arrived.")
      #expect(messages(on: screen) == [], "No request has failed.")
    }
  }

  @Test(.proves(1), arguments: AnswerOrder.all(of: "1A", "1B", "2A"))
  func `only the answer to the last tap counts, in any order`(order: AnswerOrder<String>) async {
    let screen = await booking(with: stubborn, choosing: "1A", "1B", "2A")
    for (index, seat) in order.requests.enumerated() {
      await answer(stubborn, seat, on: screen)
      let isAnswered = order.requests.prefix(index + 1).contains("2A")
      #expect(
        ticket(on: screen) == [isAnswered ? "Ticket for 2A" : "No ticket"],
        "1A, 1B, and 2A were tapped. \(order.sentence(first: index + 1))")
    }
  }

  @Test(.proves(1), arguments: AnswerOrder.all(of: "1A", "1B"))
  func `only the answer to the last tap counts if the server drops canceled requests`(
    order: AnswerOrder<String>
  ) async {
    let screen = await bookingWithTicket(from: obedient)
    await tap("1A", on: screen)
    await tap("1B", on: screen)
    for seat in order.requests { await answer(obedient, seat, on: screen) }
    #expect(
      ticket(on: screen) == ["Ticket for 1B"], "1A and 1B were tapped. \(order.sentence)")
  }

  @Test(.proves(1), arguments: [["1A", "1B", "1A"], ["1A", "1A", "1B"], ["1B", "1A", "1A"]])
  func `an answer to an earlier tap on the same seat doesn't count`(order: [String]) async {
    let screen = await booking(with: stubborn, choosing: "1A", "1B", "1A")
    var arrived: [String] = []
    for seat in order {
      arrived.append(seat)
      // The server answers the oldest request for a seat first.
      let isLast = seat == "1A" && arrived.count { $0 == "1A" } == 2
      await answer(
        stubborn, seat, with: "Ticket \(isLast ? "of the last tap" : "of an earlier tap")",
        on: screen)
      let isAnswered = arrived.count { $0 == "1A" } == 2
      #expect(
        ticket(on: screen) == [isAnswered ? "Ticket of the last tap" : "No ticket"],
        """
        1A, 1B, and 1A again were tapped. Answers so far: \(arrived.joined(separator: ", ")). The \
        first answer for 1A belongs to the first tap.
        """)
    }
  }

  // MARK: Failures of earlier taps

  @Test(.proves(2), arguments: AnswerOrder.all(of: "1A", "1B", "2A"))
  func `failures of earlier taps change nothing, in any order`(order: AnswerOrder<String>) async {
    let screen = await bookingWithTicket(from: stubborn)
    for seat in ["1A", "1B", "2A"] { await tap(seat, on: screen) }
    for (index, seat) in order.requests.enumerated() {
      if seat == "2A" {
        await answer(stubborn, seat, on: screen)
      } else {
        await fail(stubborn, seat, on: screen)
      }
      let isAnswered = order.requests.prefix(index + 1).contains("2A")
      let story =
        "1A, 1B, and 2A were tapped. The requests for 1A and 1B fail. "
        + order.sentence(first: index + 1)
      #expect(
        ticket(on: screen) == [isAnswered ? "Ticket for 2A" : "Ticket for 2B"], "\(story)")
      #expect(messages(on: screen) == [], "\(story)")
      #expect(signs(on: screen) == (isAnswered ? [] : ["Choosing 2A…"]), "\(story)")
    }
  }

  @Test(.proves(2), arguments: AnswerOrder.all(of: "1A", "1B"))
  func `if an earlier tap also fails, only the last one shows a message`(
    order: AnswerOrder<String>
  ) async {
    let screen = await booking(with: stubborn, choosing: "1A", "1B")
    for seat in order.requests { await fail(stubborn, seat, on: screen) }
    #expect(
      messages(on: screen) == ["1B is taken"],
      "1A and 1B were tapped, and both requests have failed. \(order.sentence)")
    #expect(signs(on: screen) == [], "The request of the last tap has failed. \(order.sentence)")
  }

  @Test(.proves(2)) func `a tap that is replaced isn't a failure`() async {
    let screen = await bookingWithTicket(from: obedient)
    for seat in ["1A", "1B", "2A"] {
      await tap(seat, on: screen)
      #expect(messages(on: screen) == [], "\(seat) was tapped, and no request has failed.")
      #expect(ticket(on: screen) == ["Ticket for 2B"], "\(seat) was tapped. No answer has arrived.")
    }
  }

  // MARK: The sign

  @Test(.proves(3), arguments: AnswerOrder.all(of: "1A", "1B", "2A"))
  func `the sign names the last seat until its answer arrives`(order: AnswerOrder<String>) async {
    let screen = await booking(with: stubborn, choosing: "1A", "1B", "2A")
    #expect(signs(on: screen) == ["Choosing 2A…"], "2A was tapped last, and no answer has arrived.")
    for (index, seat) in order.requests.enumerated() {
      await answer(stubborn, seat, on: screen)
      let isAnswered = order.requests.prefix(index + 1).contains("2A")
      #expect(
        signs(on: screen) == (isAnswered ? [] : ["Choosing 2A…"]),
        "1A, 1B, and 2A were tapped. \(order.sentence(first: index + 1))")
    }
  }

  @Test(.proves(3), arguments: [false, true])
  func `if a tap fails, its sign disappears with the request`(serverIgnoresCancellation: Bool) async
  {
    let server = serverIgnoresCancellation ? stubborn : obedient
    let screen = await booking(with: server)
    for seat in ["1A", "2A"] {
      await tap("2B", on: screen)
      await tap(seat, on: screen)
      #expect(signs(on: screen) == ["Choosing \(seat)…"], "\(seat) was tapped last.")
      await fail(server, seat, on: screen)
      #expect(signs(on: screen) == [], "\(seat) was tapped last, and its request has failed.")
    }
    #expect(messages(on: screen) == ["2A is taken"], "2A was tapped last, but it's taken.")
  }

  // MARK: Failures of the last tap

  @Test(.proves(4)) func `if the last tap fails, you keep your ticket`() async {
    let screen = await bookingWithTicket(from: obedient)
    for seat in ["1A", "1B"] {
      await tap(seat, on: screen)
      await fail(obedient, seat, on: screen)
      #expect(ticket(on: screen) == ["Ticket for 2B"], "\(seat) is taken, so you keep 2B.")
      #expect(messages(on: screen) == ["\(seat) is taken"], "The request for \(seat) has failed.")
    }
  }

  @Test(.proves(4), arguments: AnswerOrder.all(of: "1A", "1B", "2A"))
  func `if the last tap fails, no other answer counts, in any order`(
    order: AnswerOrder<String>
  ) async {
    let screen = await bookingWithTicket(from: stubborn)
    for seat in ["1A", "1B", "2A"] { await tap(seat, on: screen) }
    for (index, seat) in order.requests.enumerated() {
      if seat == "2A" {
        await fail(stubborn, seat, on: screen)
      } else {
        await answer(stubborn, seat, on: screen)
      }
      let hasFailed = order.requests.prefix(index + 1).contains("2A")
      let story =
        "1A, 1B, and 2A were tapped. The request for 2A fails. \(order.sentence(first: index + 1))"
      #expect(ticket(on: screen) == ["Ticket for 2B"], "\(story)")
      #expect(messages(on: screen) == (hasFailed ? ["2A is taken"] : []), "\(story)")
    }
  }

  // MARK: Closing the plan

  @Test(.proves(5)) func `after the plan is closed, no request is still pending`() async {
    let screen = await booking(with: obedient, choosing: "1A")
    await tap("Close plan", on: screen)
    #expect(
      obedient.pendingRequests == [],
      "After the plan was closed, the request for 1A should no longer be pending.")
    await tap("Open plan", on: screen)
    for seat in ["1B", "2A", "1B"] { await tap(seat, on: screen) }
    await tap("Close plan", on: screen)
    #expect(
      obedient.pendingRequests == [],
      "After the plan was closed, the requests for 1B and 2A should no longer be pending.")
    #expect(screen.runningTasks == [], "The plan was closed, so its tasks should end.")
  }

  @Test(.proves(5), arguments: AnswerOrder.all(of: "1A", "1B"), [false, true])
  func `after the plan is closed, answers and failures change nothing`(
    order: AnswerOrder<String>, requestsFail: Bool
  ) async {
    let screen = await bookingWithTicket(from: stubborn)
    await tap("1A", on: screen)
    await tap("1B", on: screen)
    await tap("Close plan", on: screen)
    for seat in order.requests {
      if requestsFail {
        await fail(stubborn, seat, on: screen)
      } else {
        await answer(stubborn, seat, on: screen)
      }
      #expect(
        ticket(on: screen) == ["Ticket for 2B"],
        """
        The plan was closed before the requests \(requestsFail ? "failed" : "were answered"). \
        \(order.sentence)
        """)
    }
    #expect(screen.runningTasks == [], "Nothing is left to wait for.")
  }

  @Test(.proves(5), arguments: AnswerOrder.all(of: "1A", "1B"), [false, true])
  func `a tap before the plan was closed doesn't affect a later one`(
    order: AnswerOrder<String>, firstFails: Bool
  ) async {
    let screen = await booking(with: stubborn, choosing: "1A")
    await tap("Close plan", on: screen)
    await tap("Open plan", on: screen)
    await tap("1B", on: screen)
    for (index, seat) in order.requests.enumerated() {
      if seat == "1A", firstFails {
        await fail(stubborn, seat, on: screen)
      } else {
        await answer(stubborn, seat, on: screen)
      }
      let isAnswered = order.requests.prefix(index + 1).contains("1B")
      let story =
        "1A was tapped, and after the plan was opened again, 1B. "
        + (firstFails ? "The request for 1A fails. " : "") + order.sentence(first: index + 1)
      #expect(ticket(on: screen) == [isAnswered ? "Ticket for 1B" : "No ticket"], "\(story)")
      #expect(signs(on: screen) == (isAnswered ? [] : ["Choosing 1B…"]), "\(story)")
      #expect(messages(on: screen) == [], "\(story)")
    }
  }

  @Test(.proves(6), arguments: [false, true])
  func `closing the plan keeps your ticket`(serverIgnoresCancellation: Bool) async {
    let server = serverIgnoresCancellation ? stubborn : obedient
    let screen = await bookingWithTicket(from: server)
    await tap("Close plan", on: screen)
    #expect(ticket(on: screen) == ["Ticket for 2B"], "No seat was being chosen.")
    await tap("Open plan", on: screen)
    await tap("1A", on: screen)
    await tap("Close plan", on: screen)
    #expect(ticket(on: screen) == ["Ticket for 2B"], "1A was being chosen, and you have 2B.")
    await tap("Open plan", on: screen)
    #expect(ticket(on: screen) == ["Ticket for 2B"], "The plan was opened again.")
  }

  @Test(.proves(6), arguments: [false, true])
  func `a plan that is opened again looks as it did at first`(serverIgnoresCancellation: Bool) async
  {
    let server = serverIgnoresCancellation ? stubborn : obedient
    let screen = await booking(with: server, choosing: "1A")
    await fail(server, "1A", on: screen)
    await tap("Close plan", on: screen)
    await tap("Open plan", on: screen)
    #expect(messages(on: screen) == [], "The request for 1A failed before the plan was closed.")
    await tap("1B", on: screen)
    await tap("Close plan", on: screen)
    await tap("Open plan", on: screen)
    #expect(signs(on: screen) == [], "1B was tapped before the plan was closed.")
    #expect(messages(on: screen) == [], "1B was tapped before the plan was closed.")
    await tap("2A", on: screen)
    await answer(server, "2A", on: screen)
    #expect(ticket(on: screen) == ["Ticket for 2A"], "2A was tapped after the plan was opened.")
    #expect(signs(on: screen) == [], "2A is your seat.")
  }

  // MARK: What works already

  @Test(.proves(7)) func `a tap sends a request for its seat`() async {
    let screen = await booking(with: obedient)
    #expect(obedient.pendingRequests == [], "No seat has been tapped yet.")
    for seat in ["2A", "1A", "2B", "1B"] {
      await tap(seat, on: screen)
      #expect(obedient.pendingRequests.last == seat, "\(seat) was tapped.")
    }
    screen.refresh()
    await screen.settle()
    #expect(obedient.pendingRequests.last == "1B", "The parent was updated, and 1B is chosen.")
    await answer(obedient, "1B", on: screen)
    #expect(ticket(on: screen) == ["Ticket for 1B"], "1B was tapped last.")
  }

  @Test(.proves(7)) func `a seat that was taken can be chosen again`() async {
    let screen = await booking(with: obedient, choosing: "1A")
    for _ in 1...2 {
      await fail(obedient, "1A", on: screen)
      #expect(messages(on: screen) == ["1A is taken"], "The request for 1A has failed.")
      await tap("1A", on: screen)
      #expect(messages(on: screen) == [], "1A was tapped again, so the message should be gone.")
      #expect(signs(on: screen) == ["Choosing 1A…"], "1A was tapped again.")
      #expect(obedient.pendingRequests == ["1A"], "1A was tapped again.")
    }
    await answer(obedient, "1A", on: screen)
    #expect(ticket(on: screen) == ["Ticket for 1A"], "The last request for 1A was answered.")
    #expect(messages(on: screen) == [], "The last request for 1A was answered.")
  }

  @Test(.proves(7)) func `a tap on the seat that you have counts like any other tap`() async {
    let screen = await bookingWithTicket(from: stubborn)
    await tap("1A", on: screen)
    await tap("2B", on: screen)
    #expect(signs(on: screen) == ["Choosing 2B…"], "You have 2B, but tapped it again, after 1A.")
    await answer(stubborn, "1A", on: screen)
    #expect(ticket(on: screen) == ["Ticket for 2B"], "1A was tapped before 2B.")
    await answer(stubborn, "2B", with: "New ticket for 2B", on: screen)
    #expect(ticket(on: screen) == ["New ticket for 2B"], "The last tap, on 2B, has been answered.")
  }

  @Test(.proves(7)) func `a tap on another seat hides the message`() async {
    let screen = await booking(with: obedient, choosing: "1A")
    await fail(obedient, "1A", on: screen)
    await tap("1B", on: screen)
    #expect(messages(on: screen) == [], "1B was tapped, and its request hasn't failed.")
    await answer(obedient, "1B", on: screen)
    #expect(messages(on: screen) == [], "1B is your seat.")
  }

  @Test(.proves(8)) func `you keep your ticket while you're choosing`() async {
    let screen = await bookingWithTicket(from: obedient)
    for seat in ["1A", "1B"] {
      await tap(seat, on: screen)
      #expect(ticket(on: screen) == ["Ticket for 2B"], "\(seat) was tapped. No answer has arrived.")
      #expect(signs(on: screen) == ["Choosing \(seat)…"], "\(seat) is being chosen.")
    }
    await answer(obedient, "1B", on: screen)
    #expect(
      ticket(on: screen) == ["Ticket for 1B"], "1B was tapped last, and its request was answered.")
  }
}
