import WorkbookCore

/// An event that a watch loop handles.
enum WatchEvent: Sendable {
  /// It is time to check for saved files.
  case tick
  /// A key was pressed.
  case key(WatchKey)
  /// A run ended.
  case ended(Result<AnswerReport, any Error>)
  /// The search for the misconception behind a repeated failure ended, with a line that names it.
  case diagnosed(String?)
  /// One of several answers that are checked together was checked.
  case checked(Exercise, Result<AnswerReport, any Error>)
  /// All of several answers were checked, or the check was cancelled.
  case checkedAll
  /// The editor was opened, and returned if it runs in the terminal. The lines say what went wrong.
  case edited([String])
}
