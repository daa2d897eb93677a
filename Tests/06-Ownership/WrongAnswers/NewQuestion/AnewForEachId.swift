// It looks as if it were enough to begin anew for each id: a question that is sent again has the same id, and the card keeps the old one.
// Caught by: a question that is sent again takes the place of the first, and the answer stays
import StateFlow

final class Question: ObservableObject {
  let id: Int
  @Published var text: String
  @Published var cheers = 0

  init(id: Int, text: String) { (self.id, self.text) = (id, text) }
}

struct NewQuestion: View {
  let question: Question

  var body: some View {
    Card(question: question).id(question.id)
  }
}

struct Card: View {
  @StateObject private var question: Question

  init(question: Question) {
    _question = StateObject(wrappedValue: question)
  }

  var body: some View {
    VStack {
      Text(question.text)
      Text("Cheers: \(question.cheers)")
      Button("Cheer") { question.cheers += 1 }
      AnswerSheet()
    }
  }
}

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
