import WorkbookCore

/// An event that a watch loop handles.
enum WatchEvent: Sendable {
  /// It is time to check for saved files.
  case tick
  /// A key was pressed.
  case key(Character)
  /// A run ended.
  case ended(Result<AnswerReport, any Error>)
  /// The search for the misconception behind a repeated failure ended, with a line that names it.
  case diagnosed(String?)
}
