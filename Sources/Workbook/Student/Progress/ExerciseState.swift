import WorkbookCommandLine

/// How far an exercise is.
enum ExerciseState: String, Codable, CaseIterable, Sendable {
  /// Its answer passed as it is now.
  case passed
  /// Its answer was checked as it is now, and did not pass.
  case failed
  /// There is still a hole in it.
  case unfinished
  /// It was edited, and not checked since.
  case edited
  /// It passed once; since then the answer or its suite has changed.
  case stale
  /// Its file is not there.
  case missing

  /// The state as a word or two that a student reads.
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

  /// The state as one character.
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
