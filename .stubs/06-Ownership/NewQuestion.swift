import StateFlow

// A quiz shows all its questions on one card. The quizmaster has the questions:
// they are reworded while they are shown, and sent again when something is off.

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
      Show the question that the parent passes now, and what becomes of it. \
      A question with another id gets a new answer sheet. The same question \
      keeps its sheet: reworded, cheered, or sent again as another object \
      with the same id.
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
