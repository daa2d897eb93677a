import StateFlow

// A quiz shows its questions one after another, on one card. The quizmaster
// rewords some while they are shown, and sends some again after a correction.

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
      Show the question that the parent passes now, and its later changes. \
      A question with another id gets a new answer sheet, even if it was on \
      the card before. The same question keeps its sheet: reworded, cheered, \
      or sent again as another object with the same id.
      """)
    VStack {
      Text(question.text)
      Text("Cheers: \(question.cheers)")
      Button("Cheer") { question.cheers += 1 }
      AnswerSheet()
    }
  }
}

/// The sheet is complete, and what it keeps is its own: leave it as it is.
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
