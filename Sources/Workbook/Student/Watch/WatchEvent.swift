import WorkbookCore

/// An event that a watch loop handles.
enum WatchEvent: Sendable {
  /// The interval between two checks for saved files has passed.
  case tick
  /// A key was pressed.
  case key(WatchKey)
  /// A run ended.
  case ended(Result<AnswerReport, any Error>)
  /// The search for a hint ended. The associated value is `nil` if the search was canceled.
  case hinted([String]?)
  /// The search for the misconception behind a repeated failure ended. The associated value is a
  /// line that names the misconception.
  case diagnosed(String?)
  /// The check of one answer ended, as part of checking several answers.
  case checked(Exercise, Result<AnswerReport, any Error>)
  /// The check of several answers ended or was canceled.
  case checkedAll
  /// The editor exited. The lines, if any, describe what went wrong.
  case edited([String])
}
