import WorkbookCore

/// A misconception that explains a failure, with the incorrect behavior that it leads to.
struct Misconception: Codable, Equatable, Sendable {
  /// A sentence that describes what the student may be thinking.
  let thought: String
  /// A sentence that describes the incorrect behavior.
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
