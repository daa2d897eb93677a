import StateFlow

@testable import Ownership

/// The owner of the questions, who can reword a question while it's visible.
final class Quizmaster: ObservableObject {
  private static let questions = [
    ("Which bird builds no nest?", "Cuckoo"), ("How many strings has a cello?", "Four"),
    ("What does a farrier make?", "Horseshoes"),
  ]

  @Published private(set) var question = Quizmaster.question(1)

  private static func question(_ id: Int) -> Question {
    let (text, solution) = questions[(id - 1) % questions.count]
    return Question(id: id, text: text, solution: solution)
  }

  func askNext() {
    question = Self.question(question.id + 1)
  }

  func reword() {
    question.text = "Think again: \(question.text)"
  }

  /// Replaces the question with a new object that has the same content.
  func sendAgain() {
    question = Question(id: question.id, text: question.text, solution: question.solution)
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
