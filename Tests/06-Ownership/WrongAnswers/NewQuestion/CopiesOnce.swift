// It looks as if a question could be copied and the copy kept up to date by hand: what it is reworded to is missed.
// Caught by: a question that is reworded is shown reworded
import StateFlow

final class Question: ObservableObject {
  let id: Int
  @Published var text: String
  @Published var cheers = 0

  init(id: Int, text: String) { (self.id, self.text) = (id, text) }
}

struct NewQuestion: View {
  private let question: Question
  @State private var text: String
  @State private var cheers: Int

  init(question: Question) {
    self.question = question
    _text = State(initialValue: question.text)
    _cheers = State(initialValue: question.cheers)
  }

  var body: some View {
    VStack {
      Text(text)
      Text("Cheers: \(cheers)")
      Button("Cheer") {
        question.cheers += 1
        cheers += 1
      }
      AnswerSheet()
        .id(question.id)
    }
    .onChange(of: ObjectIdentifier(question)) {
      text = question.text
      cheers = question.cheers
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
