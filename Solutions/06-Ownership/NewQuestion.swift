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
  // The quizmaster owns it. A @StateObject would stay with the first question.
  @ObservedObject private var question: Question

  init(question: Question) {
    _question = ObservedObject(wrappedValue: question)
  }

  var body: some View {
    VStack {
      Text(question.text)
      Text("Cheers: \(question.cheers)")
      Button("Cheer") { question.cheers += 1 }
      AnswerSheet()
        // The sheet owns its answer. Another id is another sheet.
        .id(question.id)
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
