import StateFlow

@testable import Ownership

/// The owner of the questions, who can reword a question while it's visible.
final class Quizmaster: ObservableObject {
  private static let texts = [
    "Which bird builds no nest?", "How many strings has a cello?", "What does a farrier make?",
  ]

  @Published private(set) var question = Question(id: 1, text: Quizmaster.texts[0])

  func askNext() {
    let text = Self.texts[question.id % Self.texts.count]
    question = Question(id: question.id + 1, text: text)
  }

  func reword() {
    question.text = "Think again: \(question.text)"
  }

  /// Replaces the question with a new object that has the same content.
  func sendAgain() {
    question = Question(id: question.id, text: question.text)
  }
}

/// Your card, with buttons for the quizmaster.
struct Quiz: View {
  @StateObject private var quizmaster = Quizmaster()

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Next") { quizmaster.askNext() }
        Button("Reword") { quizmaster.reword() }
        Button("Send again") { quizmaster.sendAgain() }
      }
      Divider()
      NewQuestion(question: quizmaster.question)
    }
  }
}
