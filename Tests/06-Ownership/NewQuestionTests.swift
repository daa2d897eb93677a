import StateFlow
import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.3 New question", .exercise)
struct NewQuestionTests {
  private let quizmaster = Quizmaster()

  /// The card with the quizmaster's question on it.
  private func card() -> Screen {
    Screen { [quizmaster] in NewQuestion(question: quizmaster.question) }
  }

  /// A card whose question has been answered in part.
  private func answeredCard() -> Screen {
    let screen = card()
    screen.textField("Answer").type("Nine")
    screen.button("Take a hint").tap()
    return screen
  }

  /// Whether the sheet is as ``answeredCard()`` left it.
  private func isAnswered(_ screen: Screen) -> Bool {
    screen.textField("Answer").text == "Nine" && screen.shows("Hints: 1")
  }

  @Test func `the card shows the question and can be answered`() {
    let screen = answeredCard()
    #expect(screen.shows("How many planets are there?"))
    #expect(screen.textField("Answer").text == "Nine")
    #expect(screen.shows("Hints: 1"))
  }

  @Test func `the card follows the question that the parent passes`() {
    let screen = card()
    quizmaster.asks(Question(id: 2, text: "Which is the largest?"))
    screen.refresh()
    #expect(screen.shows("Which is the largest?"), "The parent passes the second question now.")
    quizmaster.asks(Question(id: 3, text: "Which has rings?"))
    screen.refresh()
    #expect(screen.shows("Which has rings?"), "And now the third.")
  }

  @Test func `a question that is reworded is shown reworded`() {
    let screen = card()
    quizmaster.question.text = "How many planets have moons?"
    #expect(
      screen.shows("How many planets have moons?"),
      "The question announced the change; the card has to be among those who hear it.")
  }

  @Test func `the next question is reworded on the card, too`() {
    let screen = card()
    quizmaster.asks(Question(id: 2, text: "Which is the largest?"))
    screen.refresh()
    quizmaster.question.text = "Which is the smallest?"
    #expect(screen.shows("Which is the smallest?"), "The card observes the second question now.")
  }

  @Test func `a cheer goes to the quizmaster's question`() {
    let screen = card()
    screen.button("Cheer").tap()
    #expect(screen.shows("Cheers: 1"))
    #expect(quizmaster.question.cheers == 1, "The quizmaster's question has the cheer.")
    quizmaster.asks(Question(id: 2, text: "Which is the largest?"))
    screen.refresh()
    #expect(screen.shows("Cheers: 0"), "Nobody has cheered the second question yet.")
    screen.button("Cheer").tap()
    #expect(quizmaster.question.cheers == 1, "This cheer is the second question's.")
  }

  @Test func `another question has a new answer sheet`() {
    let screen = answeredCard()
    quizmaster.asks(Question(id: 2, text: "Which is the largest?"))
    screen.refresh()
    #expect(screen.textField("Answer").text == "", "Nobody has answered the second question yet.")
  }

  @Test func `nothing of the old answer is left, whatever the sheet keeps`() {
    let screen = answeredCard()
    quizmaster.asks(Question(id: 2, text: "Which is the largest?"))
    screen.refresh()
    #expect(screen.shows("Hints: 0"), "The hint was for the first question.")
  }

  @Test func `two questions in the same words are two questions`() {
    let screen = answeredCard()
    quizmaster.asks(Question(id: 2, text: "How many planets are there?"))
    screen.refresh()
    #expect(screen.textField("Answer").text == "", "It has another id: it is to be answered anew.")
  }

  @Test func `the answer stays when the question is cheered`() {
    let screen = answeredCard()
    screen.button("Cheer").tap()
    #expect(isAnswered(screen), "The card's body ran for the cheer; the sheet is the same.")
  }

  @Test func `the answer stays when the question is reworded`() {
    let screen = answeredCard()
    quizmaster.question.text = "How many planets have moons?"
    #expect(isAnswered(screen), "It is the same question in other words.")
  }

  @Test func `the answer stays when the parent is refreshed`() {
    let screen = answeredCard()
    screen.refresh()
    #expect(isAnswered(screen), "The parent passed the same question again.")
  }

  @Test func `a question that is sent again takes the place of the first, and the answer stays`() {
    let screen = answeredCard()
    quizmaster.asks(Question(id: 1, text: "How many planets has the Sun?"))
    screen.refresh()
    #expect(screen.shows("How many planets has the Sun?"), "What was sent last is shown.")
    #expect(isAnswered(screen), "It has the id of the one before: it is the same question.")
  }

  @Test func `a question that comes back has its cheers, and a new sheet`() {
    let first = quizmaster.question
    let screen = answeredCard()
    screen.button("Cheer").tap()
    quizmaster.asks(Question(id: 2, text: "Which is the largest?"))
    screen.refresh()
    quizmaster.asks(first)
    screen.refresh()
    #expect(screen.shows("Cheers: 1"), "The quizmaster kept the question, and its cheers with it.")
    #expect(
      screen.textField("Answer").text == "", "The first sheet left the screen, and is no more.")
  }

  /// The one who has the questions.
  private final class Quizmaster {
    private(set) var question = Question(id: 1, text: "How many planets are there?")
    func asks(_ question: Question) { self.question = question }
  }
}
