import WorkbookCore

/// Something that a watch takes notice of.
enum WatchEvent: Sendable {
  /// It is time to look whether a file was saved.
  case tick
  /// A key was pressed.
  case key(Character)
  /// A run has come to an end.
  case ended(Result<AnswerReport, any Error>)
}
