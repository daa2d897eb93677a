import WorkbookCore

/// A misconception that explains a failure, with the incorrect behavior that it leads to.
struct Misconception: Codable, Equatable, Sendable {
  /// What the student may be thinking, as a sentence.
  let thought: String
  /// The incorrect behavior, as a sentence.
  let symptom: String

  /// Creates the misconception behind a wrong answer.
  init(behind answer: WrongAnswer) {
    thought = answer.thought
    symptom = answer.symptom
  }

  /// The explanation of the failure, in two paragraphs.
  var explanation: String {
    "You may be thinking: “\(thought)”\n\nThat would explain what you see: \(symptom)"
  }
}
