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
  @ObservedObject var question: Question
  @State private var isLarge = false

  var body: some View {
    VStack {
      Toggle("Large print", isOn: $isLarge)
      Text(question.text)
      Text("Cheers: \(question.cheers)")
      Button("Cheer") { question.cheers += 1 }
      AnswerSheet(question: question)
        // A different id means a different sheet, which has a new answer.
        .id(question.id)
    }
    .font(isLarge ? .headline : .body)
  }
}

/// A sheet for the answer to one question.
struct AnswerSheet: View {
  // The sheet owns only its answer. If the answer stored a question, it would
  // keep the one that was current when the sheet appeared.
  @ObservedObject var question: Question
  @StateObject private var answer = Answer()

  var body: some View {
    VStack {
      TextField("Answer", text: $answer.words)
      Text(answer.words == question.solution ? "Correct!" : "Keep trying")
      Text("Hints: \(answer.hints)")
      Text("First letters: \(question.solution.prefix(answer.hints))")
      Button("Take a hint") { answer.hints += 1 }
    }
  }
}

final class Answer: ObservableObject {
  @Published var words = ""
  /// Each hint shows one more letter of the solution.
  @Published var hints = 0
}
