import StateFlow

// A card shows the questions of a quiz, one after another. The quizmaster
// rewords some of them while they are shown and sends some of them again after
// a correction.

final class Question: ObservableObject {
  let id: Int
  @Published var text: String
  @Published var cheers = 0

  init(id: Int, text: String) { (self.id, self.text) = (id, text) }
}

struct NewQuestion: View {
  @StateObject private var question: Question

  init(question: Question) {
    _question = StateObject(wrappedValue: question)
  }

  var body: some View {
    let _ = unfinished(
      """
      Always show the question that the parent passed last, and follow its \
      changes. A question with a different id gets a new answer sheet, even if \
      that question was on the card before. A question keeps its sheet if it \
      is reworded, gets a cheer, or is sent again as another object with the \
      same id. Finally, delete this call to unfinished.
      """)
    VStack {
      Text(question.text)
      Text("Cheers: \(question.cheers)")
      Button("Cheer") { question.cheers += 1 }
      AnswerSheet()
    }
  }
}

/// The answer sheet. It is complete, and its state is private. Don't change it.
struct AnswerSheet: View {
  @StateObject private var answer = Answer()

  var body: some View {
    VStack {
      TextField("Answer", text: $answer.words)
      Text("Hints: \(answer.hints)")
      Button("Take a hint") { answer.hints += 1 }
    }
  }
}

final class Answer: ObservableObject {
  @Published var words = ""
  @Published var hints = 0
}
