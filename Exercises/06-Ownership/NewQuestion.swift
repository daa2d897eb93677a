import StateFlow

// A card shows the questions of a quiz, one after another. While a question is
// shown, the quizmaster can reword it, correct its solution, or send it again
// as a new object. A team reports: "We always see the first question." Find out
// why, and repair the card and its answer sheet.
//
// 1. The card shows the question that the parent passed last.
// 2. The card follows the changes to that question.
// 3. The sheet follows the solution to that question: it uses the current
//    solution to judge the answer and to show the first letters.
// 4. A question with a different `id` gets a new sheet, even if that question
//    was on the card before. The rest of the card stays as it was.
// 5. A question keeps its sheet if it is reworded or corrected, if it gets a
//    cheer, and if the parent passes it again.
// 6. A question also keeps its sheet if it is sent again as another object with
//    the same `id`. The card and the sheet then follow the new object.
// 7. "Cheer" adds a cheer to the question on the card.
// 8. Each tap on "Take a hint" counts a hint and shows one more letter, up to
//    the whole solution. An answer is correct if it equals the solution
//    exactly.
// 9. Each card has its own sheet.

final class Question: ObservableObject {
  let id: Int
  @Published var text: String
  @Published var solution: String
  @Published var cheers = 0

  init(id: Int, text: String, solution: String) {
    (self.id, self.text, self.solution) = (id, text, solution)
  }
}

struct NewQuestion: View {
  @StateObject private var question: Question
  @State private var isLarge = false

  init(question: Question) {
    _question = StateObject(wrappedValue: question)
  }

  var body: some View {
    let _ = unfinished(
      "Delete this call to unfinished, and repair the card and its sheet.")
    VStack {
      Toggle("Large print", isOn: $isLarge)
      Text(question.text)
      Text("Cheers: \(question.cheers)")
      Button("Cheer") { question.cheers += 1 }
      AnswerSheet(question: question)
    }
    .font(isLarge ? .headline : .body)
  }
}

/// A sheet for the answer to one question.
struct AnswerSheet: View {
  @StateObject private var answer: Answer

  init(question: Question) {
    _answer = StateObject(wrappedValue: Answer(to: question))
  }

  var body: some View {
    VStack {
      TextField("Answer", text: $answer.words)
      Text(answer.isCorrect ? "Correct!" : "Keep trying")
      Text("Hints: \(answer.hints)")
      Text("First letters: \(answer.letters)")
      Button("Take a hint") { answer.hints += 1 }
    }
  }
}

final class Answer: ObservableObject {
  @Published var words = ""
  @Published var hints = 0
  private let question: Question

  init(to question: Question) { self.question = question }

  var isCorrect: Bool { words == question.solution }
  /// The first letters of the solution, one for each hint.
  var letters: String { String(question.solution.prefix(hints)) }
}
