import WorkbookCommandLine

/// The state of an exercise.
enum ExerciseState: String, Codable, CaseIterable, Sendable {
  /// The current answer passed.
  case passed
  /// The current answer was checked and didn't pass.
  case failed
  /// The answer still has a hole.
  case unfinished
  /// The answer was edited and hasn't been checked since then.
  case edited
  /// An answer passed, but the answer or its suite has changed since then.
  case stale
  /// The file of the answer is missing.
  case missing

  /// The state in a few words.
  var label: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .unfinished: "unfinished"
    case .edited: "edited, not checked"
    case .stale: "passed once, changed since"
    case .missing: "the file is missing"
    }
  }

  /// Whether the answer has been edited since the last check.
  var isUnchecked: Bool { self == .edited || self == .stale }

  /// A one-character symbol for the state.
  var mark: String {
    switch self {
    case .passed: "✔"
    case .failed: "✘"
    case .unfinished: "○"
    case .edited: "●"
    case .stale: "↻"
    case .missing: "?"
    }
  }

  var style: TextStyle {
    switch self {
    case .passed: .green
    case .failed, .missing: .red
    case .unfinished: .dim
    case .edited, .stale: .yellow
    }
  }
}
