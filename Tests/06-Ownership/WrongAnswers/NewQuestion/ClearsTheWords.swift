// It looks as if a new sheet were the old one with its words deleted: the sheet keeps more than that.
// Caught by: nothing of the old answer is left, whatever the sheet keeps
import StateFlow

final class Question: ObservableObject {
  let id: Int
  @Published var text: String
  @Published var cheers = 0

  init(id: Int, text: String) { (self.id, self.text) = (id, text) }
}

struct NewQuestion: View {
  @ObservedObject private var question: Question

  init(question: Question) {
    _question = ObservedObject(wrappedValue: question)
  }

  var body: some View {
    VStack {
      Text(question.text)
      Text("Cheers: \(question.cheers)")
      Button("Cheer") { question.cheers += 1 }
      AnswerSheet(number: question.id)
    }
  }
}

struct AnswerSheet: View {
  let number: Int
  @StateObject private var answer = Answer()

  var body: some View {
    VStack {
      TextField("Answer", text: $answer.words)
      Text("Hints: \(answer.hints)")
      Button("Take a hint") { answer.hints += 1 }
    }
    .onChange(of: number) { answer.words = "" }
  }
}

final class Answer: ObservableObject {
  @Published var words = ""
  @Published var hints = 0
}
