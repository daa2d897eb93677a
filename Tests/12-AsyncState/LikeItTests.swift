import StateFlow
import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.6 Like it", .exercise)
struct LikeItTests {
  /// A page of the newspaper, with a photo that the test taps and a server that the test controls.
  private final class Paper {
    let photo: Photo
    let server: Server<Wish, Int>
    let screen: Screen

    init(likes: Int = 12, isLiked: Bool = false, answersCanceledRequests: Bool = false) {
      let server = Server<Wish, Int>(answersCanceledRequests: answersCanceledRequests)
      self.server = server
      let photo = isLiked ? Photo(likes: likes, isLiked: true) : Photo(likes: likes)
      self.photo = photo
      screen = Screen { Page(photo: photo, server: server) }
    }

    /// The heart on screen, or an empty string if there isn't exactly one.
    var heart: String {
      let hearts = ["♡", "♥"].filter { screen.button($0).exists }
      return hearts.count == 1 ? hearts[0] : ""
    }

    /// The texts of the heart and the number, such as `♥ 13`.
    var shown: String {
      "\(heart) \(screen.texts.filter { Int($0) != nil }.joined(separator: " "))"
    }

    /// The requests that wait for an answer.
    var pending: [Wish] { server.pendingRequests }

    func tap() async {
      screen.button(heart).tap()
      await screen.settle()
    }

    func answer(_ wish: Wish, _ likes: Int) async {
      server.answer(wish, with: likes)
      await screen.settle()
    }

    func fail(_ wish: Wish) async {
      server.fail(wish)
      await screen.settle()
    }

    /// Leaves the page or returns to it.
    func turn(_ button: String) async {
      screen.button(button).tap()
      await screen.settle()
    }
  }

  /// A page that its reader can leave.
  private struct Page: View {
    let photo: Photo
    let server: Server<Wish, Int>
    @State private var isOpen = true

    var body: some View {
      if isOpen { LikeIt(photo: photo, server: server) }
      Button(isOpen ? "Leave" : "Return") { isOpen.toggle() }
    }
  }

  // MARK: One tap

  @Test(.proves(1)) func `a tap shows its effect before the server answers`() async {
    let paper = Paper()
    paper.screen.button("♡").tap()
    #expect(paper.shown == "♥ 13", "The photo had 12 likes, and the reader tapped \"♡\".")
    await paper.screen.settle()
    #expect(paper.shown == "♥ 13", "The server hasn't answered yet.")
  }

  @Test(.proves(1)) func `a tap on a full heart shows its effect before the server answers`() async
  {
    let paper = Paper(likes: 8, isLiked: true)
    await paper.tap()
    #expect(paper.shown == "♡ 7", "The photo had 8 likes, and the reader tapped \"♥\".")
  }

  @Test(.proves(1)) func `each tap shows its effect before the server answers`() async {
    let paper = Paper()
    for shown in ["♥ 13", "♡ 12", "♥ 13", "♡ 12"] {
      await paper.tap()
      #expect(
        paper.shown == shown,
        "No answer has arrived, but each tap should change the heart and the number.")
    }
  }

  @Test(.proves(2)) func `a tap sends a request`() async {
    let paper = Paper()
    await paper.tap()
    #expect(paper.pending == [.like], "The heart is full, so the request is .like.")
    await paper.answer(.like, 13)
    #expect(paper.pending == [], "The server knows what the heart shows.")
    await paper.tap()
    #expect(paper.pending == [.unlike], "The heart is empty again, so the request is .unlike.")
    await paper.answer(.unlike, 12)
    await paper.tap()
    #expect(paper.pending == [.like], "This is the third tap, after two answers.")
  }

  @Test(.proves(2)) func `a tap on a full heart sends a request`() async {
    let paper = Paper(isLiked: true)
    await paper.tap()
    #expect(paper.pending == [.unlike], "The photo was liked, and the reader tapped the heart.")
  }

  @Test(.proves(3)) func `the number in the answer is shown`() async {
    let paper = Paper()
    await paper.tap()
    await paper.answer(.like, 20)
    #expect(
      paper.shown == "♥ 20", "The server counts 20 likes, because others like the photo, too.")
    await paper.tap()
    #expect(paper.shown == "♡ 19", "The reader took back one of the 20 likes.")
    await paper.answer(.unlike, 17)
    #expect(paper.shown == "♡ 17", "The server counts 17 likes.")
    await paper.tap()
    await paper.answer(.like, 18)
    #expect(paper.shown == "♥ 18", "The server counts 18 likes, as the screen does.")
  }

  // MARK: Failures

  @Test(.proves(4)) func `a failure reverts the tap`() async {
    let paper = Paper()
    await paper.tap()
    await paper.fail(.like)
    #expect(paper.shown == "♡ 12", "The request failed, so the photo isn't liked.")
    #expect(paper.pending == [], "After a failure, nothing is sent until the next tap.")
    await paper.tap()
    #expect(paper.shown == "♥ 13", "The reader tapped again after the failure.")
    #expect(paper.pending == [.like], "The tap after the failure sends a request again.")
    await paper.answer(.like, 14)
    #expect(paper.shown == "♥ 14", "The second request succeeded.")
  }

  @Test(.proves(4)) func `a failure restores a heart that was full at first`() async {
    let paper = Paper(likes: 8, isLiked: true)
    await paper.tap()
    await paper.fail(.unlike)
    #expect(paper.shown == "♥ 8", "The photo was liked at first, and the request failed.")
    #expect(paper.pending == [], "After a failure, nothing is sent until the next tap.")
    await paper.tap()
    #expect(paper.pending == [.unlike], "The reader tapped the full heart again.")
  }

  @Test(.proves(4)) func `a failure after a success restores the last answer`() async {
    let paper = Paper()
    await paper.tap()
    await paper.answer(.like, 20)
    await paper.tap()
    await paper.fail(.unlike)
    #expect(
      paper.shown == "♥ 20", "The server's last answer was 20, to .like. Then .unlike failed.")
    await paper.tap()
    await paper.answer(.unlike, 18)
    await paper.tap()
    await paper.fail(.like)
    #expect(
      paper.shown == "♡ 18", "The server's last answer was 18, to .unlike. Then .like failed.")
  }

  @Test(.proves(4)) func `a failure also reverts the taps made in the meantime`() async {
    let paper = Paper()
    await paper.tap()
    await paper.tap()
    await paper.fail(.like)
    #expect(paper.shown == "♡ 12", "The reader had taken the like back before it failed.")
    #expect(paper.pending == [], "The server has no like to take back.")
    for _ in 1...3 { await paper.tap() }
    await paper.fail(.like)
    #expect(paper.shown == "♡ 12", "The reader tapped three times before the first request failed.")
    #expect(paper.pending == [], "After a failure, nothing is sent until the next tap.")
  }

  @Test(.proves(4)) func `if the second request fails, the answer to the first is restored`() async
  {
    let paper = Paper()
    await paper.tap()
    await paper.tap()
    await paper.answer(.like, 20)
    await paper.fail(.unlike)
    #expect(
      paper.shown == "♥ 20",
      "The reader tapped twice. The server answered the first request with 20, and the second failed."
    )
  }

  // MARK: Several taps

  @Test(.proves(5)) func `only one request is on its way`() async {
    let paper = Paper()
    for _ in 1...4 {
      await paper.tap()
      #expect(paper.pending == [.like], "The first request hasn't been answered yet.")
    }
  }

  @Test(.proves(5)) func `after the answer, the last tap is sent`() async {
    let paper = Paper()
    await paper.tap()
    await paper.tap()
    await paper.answer(.like, 20)
    #expect(paper.heart == "♡", "The reader's last tap emptied the heart, so it stays empty.")
    #expect(paper.pending == [.unlike], "The heart no longer shows what was requested.")
    await paper.answer(.unlike, 19)
    #expect(paper.shown == "♡ 19", "The server has answered the last request with 19.")
    #expect(paper.pending == [], "The server knows what the heart shows.")
  }

  @Test(.proves(5)) func `taps during the second request are sent, too`() async {
    let paper = Paper()
    await paper.tap()
    await paper.tap()
    await paper.answer(.like, 20)
    await paper.tap()
    await paper.answer(.unlike, 19)
    #expect(paper.heart == "♥", "The reader tapped a third time during the second request.")
    #expect(paper.pending == [.like], "The heart no longer shows what was requested.")
    await paper.answer(.like, 21)
    #expect(paper.shown == "♥ 21", "The server has answered the last request with 21.")
  }

  @Test(.proves(5)) func `two taps that cancel each other out send nothing`() async {
    let paper = Paper()
    for _ in 1...3 { await paper.tap() }
    await paper.answer(.like, 20)
    #expect(paper.pending == [], "After three taps, the heart shows what was requested.")
    #expect(paper.shown == "♥ 20", "The answer to .like is 20, and nothing is left to send.")
  }

  @Test(.proves(5), arguments: 1...5)
  func `after any sequence of taps, answers, and failures, the screen matches the server`(
    _ length: Int
  ) async {
    for script in Script.all(of: length) {
      let paper = Paper()
      var rule = Rule()
      for event in script.events {
        switch event {
        case .tap: await paper.tap()
        case .answer: await paper.answer(rule.requested, rule.nextNumber)
        case .failure: await paper.fail(rule.requested)
        }
        rule.apply(event)
      }
      #expect(paper.pending == rule.pending, "The order was: \(script).")
      #expect(paper.heart == rule.heart, "The order was: \(script).")
      let shown = "\(rule.heart) \(rule.known.likes)"
      if rule.pending.isEmpty { #expect(paper.shown == shown, "The order was: \(script).") }
      if paper.pending != rule.pending || paper.heart != rule.heart { return }
    }
  }

  // MARK: Leaving

  @Test(.proves(6), arguments: [false, true])
  func `a like isn't lost if the reader leaves`(answersCanceledRequests: Bool) async {
    let paper = Paper(answersCanceledRequests: answersCanceledRequests)
    await paper.tap()
    await paper.turn("Leave")
    #expect(
      paper.pending == [.like],
      "The reader left before the server answered, but the like should still be sent.")
    await paper.answer(.like, 20)
    await paper.turn("Return")
    #expect(paper.shown == "♥ 20", "The answer arrived while the reader was away.")
    await paper.tap()
    #expect(
      paper.pending == [.unlike],
      "The reader tapped again after returning, so .unlike should be sent.")
  }

  @Test(.proves(6), arguments: [false, true])
  func `a tap that hasn't been sent yet is sent after the reader has left`(
    answersCanceledRequests: Bool
  ) async {
    let paper = Paper(answersCanceledRequests: answersCanceledRequests)
    await paper.tap()
    await paper.tap()
    await paper.turn("Leave")
    await paper.answer(.like, 20)
    #expect(paper.pending == [.unlike], "The reader tapped twice and left before the first answer.")
    await paper.answer(.unlike, 18)
    await paper.turn("Return")
    #expect(paper.shown == "♡ 18", "Both answers arrived while the reader was away.")
  }

  @Test(.proves(6), arguments: [false, true])
  func `a failure while the reader is away reverts the tap`(answersCanceledRequests: Bool) async {
    let paper = Paper(answersCanceledRequests: answersCanceledRequests)
    await paper.tap()
    await paper.turn("Leave")
    await paper.fail(.like)
    await paper.turn("Return")
    #expect(paper.shown == "♡ 12", "The request failed while the reader was away.")
    await paper.tap()
    #expect(
      paper.pending == [.like], "The reader tapped again after returning, so .like should be sent.")
  }

  @Test(.proves(6), arguments: [false, true])
  func `a returning reader doesn't repeat a pending request`(answersCanceledRequests: Bool) async {
    let paper = Paper(answersCanceledRequests: answersCanceledRequests)
    await paper.tap()
    await paper.turn("Leave")
    await paper.turn("Return")
    #expect(paper.shown == "♥ 13", "The reader liked the photo before leaving.")
    for _ in 1...3 {
      await paper.tap()
      #expect(
        paper.pending == [.like],
        "The request from before is still on its way, so no other should be sent.")
    }
    await paper.answer(.like, 20)
    #expect(paper.heart == "♡", "The reader tapped three times after returning.")
    #expect(paper.pending == [.unlike], "The heart no longer shows what was requested.")
    await paper.fail(.unlike)
    #expect(
      paper.shown == "♥ 20", "The server answered .like with 20, and then .unlike failed.")
  }

  // MARK: Scripts

  private enum Event {
    case tap, answer, failure
  }

  /// Events in order. An answer or a failure needs a request that it belongs to.
  private struct Script: CustomStringConvertible {
    var events: [Event] = []

    var description: String {
      let names = [Event.tap: "a tap", .answer: "an answer", .failure: "a failure"]
      return events.map { names[$0] ?? "" }.joined(separator: ", ")
    }

    static func all(of length: Int) -> [Script] {
      var scripts = [(Script(), Rule())]
      for _ in 1...length {
        scripts = scripts.flatMap { script, rule in
          (rule.pending.isEmpty ? [.tap] : [Event.tap, .answer, .failure]).map { event in
            var (script, rule) = (script, rule)
            script.events.append(event)
            rule.apply(event)
            return (script, rule)
          }
        }
      }
      return scripts.map(\.0)
    }
  }

  /// What the requirements say about a photo with 12 likes.
  private struct Rule {
    var isLiked = false
    var known = (isLiked: false, likes: 12)
    var pending: [Wish] = []
    var nextNumber = 20

    var heart: String { isLiked ? "♥" : "♡" }
    var requested: Wish { pending.first ?? .like }

    mutating func apply(_ event: Event) {
      switch event {
      case .tap:
        isLiked.toggle()
        guard pending.isEmpty else { return }
      case .answer:
        known = (requested == .like, nextNumber)
        nextNumber += 10
      case .failure:
        isLiked = known.isLiked
      }
      pending = isLiked == known.isLiked ? [] : [isLiked ? .like : .unlike]
    }
  }
}
