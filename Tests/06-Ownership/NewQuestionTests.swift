import StateFlow
import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.3 New question", .exercise)
struct NewQuestionTests {
  private let quizmaster = Quizmaster()

  /// Returns a card that shows the quizmaster's question.
  private func card() -> Screen {
    Screen { [quizmaster] in NewQuestion(question: quizmaster.question) }
  }

  /// Returns a card whose question was answered after a hint.
  private func answeredCard() -> Screen {
    let screen = card()
    screen.textField("Answer").type("Nine")
    screen.button("Take a hint").tap()
    return screen
  }

  /// Returns whether the sheet is still as ``answeredCard()`` left it.
  private func isAnswered(_ screen: Screen) -> Bool {
    screen.textField("Answer").text == "Nine" && screen.shows("Hints: 1")
  }

  /// Returns the letters that the hints show.
  private func letters(on screen: Screen) -> String {
    screen.texts.first { $0.hasPrefix("First letters: ") }
      .map { String($0.dropFirst("First letters: ".count)) } ?? ""
  }

  // MARK: The question

  @Test(.proves(8)) func `the card shows the question and can be answered`() {
    let screen = answeredCard()
    #expect(screen.shows("How many planets are there?"), "The card should show the question.")
    #expect(screen.textField("Answer").text == "Nine", "The answer was typed in the text field.")
    #expect(screen.shows("Hints: 1"), "One hint was taken, so it should be counted.")
    #expect(letters(on: screen) == "E", "The hint should show the first letter of \"Eight\".")
    #expect(screen.shows("Keep trying"), "\"Nine\" isn't the solution.")
    screen.button("Take a hint").tap()
    #expect(
      letters(on: screen) == "Ei", "Two hints should show the first two letters of \"Eight\".")
    for _ in 3...6 { screen.button("Take a hint").tap() }
    #expect(
      screen.shows("Hints: 6"), "Six hints were taken. As before, all of them should be counted.")
    #expect(
      letters(on: screen) == "Eight",
      "\"Eight\" has only five letters, so the sixth hint should show no more of it.")
    let other = card()
    other.textField("Answer").type("eight")
    #expect(
      other.shows("Keep trying"),
      "The solution is \"Eight\" with a capital E. As before, \"eight\" should be wrong.")
    other.textField("Answer").clear()
    other.textField("Answer").type("Eight ")
    #expect(
      other.shows("Keep trying"),
      "A space was typed after \"Eight\". As before, that should make the answer wrong.")
  }

  @Test(.proves(1)) func `the card shows the question that the parent passes`() {
    let screen = card()
    quizmaster.asks(Question(id: 2, text: "Which is the largest?", solution: "Jupiter"))
    screen.refresh()
    #expect(
      screen.shows("Which is the largest?"),
      "The parent passed the second question, so the card should show it.")
    #expect(!screen.shows("How many planets are there?"), "The first question should be gone.")
    quizmaster.asks(Question(id: 3, text: "Which has rings?", solution: "Saturn"))
    screen.refresh()
    #expect(
      screen.shows("Which has rings?"),
      "The parent passed the third question, so the card should show it.")
    #expect(!screen.shows("Which is the largest?"), "The second question should be gone.")
  }

  @Test(.proves(2)) func `the card shows the new wording of a reworded question`() {
    let screen = card()
    quizmaster.question.text = "How many planets have moons?"
    #expect(screen.shows("How many planets have moons?"), "The card should show the new wording.")
    #expect(!screen.shows("How many planets are there?"), "The old wording should be gone.")
    quizmaster.question.text = "How many planets have rings?"
    #expect(
      screen.shows("How many planets have rings?"),
      "The question was reworded again, so the card should show the new wording.")
  }

  @Test(.proves(2)) func `the card shows a new wording of the next question`() {
    let first = quizmaster.question
    let screen = card()
    quizmaster.asks(Question(id: 2, text: "Which is the largest?", solution: "Jupiter"))
    screen.refresh()
    quizmaster.question.text = "Which is the smallest?"
    #expect(screen.shows("Which is the smallest?"), "The card should observe the second question.")
    first.text = "How many planets have moons?"
    #expect(screen.shows("Which is the smallest?"), "Only the first question was reworded.")
  }

  @Test(.proves(3)) func `the sheet is up to date after the solution is corrected`() {
    let screen = answeredCard()
    quizmaster.question.solution = "Nine"
    #expect(
      screen.shows("Correct!"), "The solution was corrected, so \"Nine\" should be correct now.")
    #expect(letters(on: screen) == "N", "The hint should show the first letter of \"Nine\".")
    #expect(isAnswered(screen), "The answer and the hint should still be on the sheet.")
    quizmaster.asks(Question(id: 2, text: "Which is the largest?", solution: "Saturn"))
    screen.refresh()
    screen.textField("Answer").type("Jupiter")
    quizmaster.question.solution = "Jupiter"
    #expect(screen.shows("Correct!"), "The solution to the second question was corrected, too.")
  }

  @Test(.proves(7)) func `a cheer goes to the question on the card`() {
    let first = quizmaster.question
    let screen = card()
    screen.button("Cheer").tap()
    #expect(screen.shows("Cheers: 1"), "After one tap, the card should show one cheer.")
    screen.button("Cheer").tap()
    #expect(screen.shows("Cheers: 2"), "After two taps, the card should show two cheers.")
    #expect(first.cheers == 2, "The quizmaster's question should have two cheers.")
    quizmaster.asks(Question(id: 2, text: "Which is the largest?", solution: "Jupiter"))
    screen.refresh()
    #expect(screen.shows("Cheers: 0"), "The second question should have no cheers yet.")
    screen.button("Cheer").tap()
    #expect(screen.shows("Cheers: 1"), "After one tap, the card should show one cheer.")
    #expect(quizmaster.question.cheers == 1, "The cheer should be counted for the second question.")
    #expect(first.cheers == 2, "The first question should get no more cheers.")
  }

  // MARK: A new sheet

  @Test(.proves(4)) func `a question with a different ID gets a new answer sheet`() {
    let screen = answeredCard()
    #expect(
      !screen.text("How many planets are there?").isBold, "The print shouldn't be large at first.")
    screen.toggle("Large print").toggle()
    quizmaster.asks(Question(id: 2, text: "Which is the largest?", solution: "Jupiter"))
    screen.refresh()
    #expect(screen.textField("Answer").text == "", "The second question should have no answer yet.")
    #expect(
      screen.toggle("Large print").isOn, "Only the sheet is new. The print should still be large.")
    #expect(
      screen.text("Which is the largest?").isBold,
      "The print is still large, so the question should be in the headline font.")
    screen.textField("Answer").type("Jupiter")
    #expect(
      screen.texts.contains("Correct!"), "\"Jupiter\" is the solution to the second question.")
    #expect(!screen.shows("Keep trying"), "\"Jupiter\" is the solution to the second question.")
    quizmaster.asks(Question(id: 4, text: "Which has rings?", solution: "Saturn"))
    screen.refresh()
    #expect(screen.textField("Answer").text == "", "The third question should have no answer yet.")
  }

  @Test(.proves(4)) func `nothing is left over from the previous sheet`() {
    let screen = answeredCard()
    quizmaster.asks(Question(id: 3, text: "Which is the largest?", solution: "Jupiter"))
    screen.refresh()
    #expect(screen.shows("Hints: 0"), "The hint was for the first question.")
    #expect(
      screen.textField("Answer").text == "",
      "The answer was for the first question, so the field should be empty.")
  }

  @Test(.proves(4)) func `two questions with the same wording are separate questions`() {
    let screen = answeredCard()
    quizmaster.asks(Question(id: 2, text: "How many planets are there?", solution: "Eight"))
    screen.refresh()
    #expect(
      screen.textField("Answer").text == "",
      "The question's ID is different, so the sheet should be new.")
  }

  @Test(.proves(4)) func `a question that is asked again keeps its cheers and gets a new sheet`() {
    let first = quizmaster.question
    let screen = answeredCard()
    screen.button("Cheer").tap()
    quizmaster.asks(Question(id: 2, text: "Which is the largest?", solution: "Jupiter"))
    screen.refresh()
    screen.textField("Answer").type("Jupiter")
    quizmaster.asks(first)
    screen.refresh()
    #expect(screen.shows("Cheers: 1"), "The question should still have its cheer.")
    #expect(
      screen.textField("Answer").text == "",
      "The first sheet should have been released with its answer.")
    #expect(screen.shows("Hints: 0"), "The first sheet should have been released with its hints.")
  }

  @Test(.proves(9)) func `two cards with the same question have separate sheets`() {
    let screen = Screen { [quizmaster] in
      NewQuestion(question: quizmaster.question)
      NewQuestion(question: quizmaster.question)
    }
    screen.textField("Answer", at: 0).type("Nine")
    screen.button("Cheer", at: 1).tap()
    #expect(screen.textField("Answer", at: 0).text == "Nine", "The first card was answered.")
    #expect(screen.textField("Answer", at: 1).text == "", "The second card wasn't answered.")
    #expect(
      screen.texts.filter { $0.hasPrefix("Cheers") } == ["Cheers: 1", "Cheers: 1"],
      "Both cards should show the cheer for their question.")
  }

  // MARK: The same sheet

  @Test(.proves(5)) func `cheering the question doesn't replace the sheet`() {
    let screen = answeredCard()
    for _ in 1...5 { screen.button("Cheer").tap() }
    #expect(screen.shows("Cheers: 5"), "After five taps, the card should show five cheers.")
    #expect(isAnswered(screen), "The answer and the hint should still be on the sheet.")
  }

  @Test(.proves(5)) func `rewording the question doesn't replace the sheet`() {
    let screen = answeredCard()
    quizmaster.question.text = "How many planets have moons?"
    #expect(isAnswered(screen), "The answer and the hint should still be on the sheet.")
  }

  @Test(.proves(5)) func `refreshing the parent doesn't replace the sheet`() {
    let screen = answeredCard()
    screen.refresh()
    #expect(isAnswered(screen), "The parent passes the same question again.")
  }

  @Test(.proves(6)) func `a question that is sent again with the same ID keeps its sheet`() {
    let first = quizmaster.question
    let screen = answeredCard()
    screen.button("Cheer").tap()
    quizmaster.asks(
      Question(id: 1, text: "How many planets does the Sun have?", solution: "Nine"))
    screen.refresh()
    #expect(
      screen.shows("How many planets does the Sun have?"),
      "The card should show the new object's question.")
    #expect(isAnswered(screen), "The question's ID is the same, so the sheet should be kept.")
    #expect(
      screen.shows("Correct!"),
      "\"Nine\" is the solution in the new question object, so it should be correct.")
    #expect(letters(on: screen) == "N", "The hint should show the first letter of \"Nine\".")
    first.solution = "Ten"
    quizmaster.question.solution = "Seven"
    #expect(letters(on: screen) == "S", "The solution in the new question object was corrected.")
    #expect(screen.shows("Keep trying"), "The solution in the new question object was corrected.")
    quizmaster.question.text = "How many moons does the Earth have?"
    screen.button("Cheer").tap()
    #expect(
      screen.shows("How many moons does the Earth have?"),
      "The card should observe the new object.")
    #expect(quizmaster.question.cheers == 1, "The cheer should be counted by the new object.")
    #expect(first.cheers == 1, "The previous object shouldn't count any more cheers.")
    #expect(isAnswered(screen), "The answer and the hint should still be on the sheet.")
  }

  /// The parent's source of questions.
  private final class Quizmaster {
    private(set) var question = Question(
      id: 1, text: "How many planets are there?", solution: "Eight")
    func asks(_ question: Question) { self.question = question }
  }
}
