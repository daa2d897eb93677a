/// Marks a hole in an exercise and returns a placeholder for the value that belongs there.
///
/// The program continues with the placeholder. If a graded test reaches the call, the test's result
/// is *unfinished* rather than passed or failed. Replace the whole call with your answer:
///
///     var body: some View {
///       unfinished("Show the count, and a button that adds one.", placeholder: Text(""))
///     }
///
/// This function never traps, and you can call it from any task or thread.
///
/// - Parameters:
///   - task: A description of what the student has to do here.
///   - placeholder: A value of the right type, so that the unfinished exercise compiles.
///   - fileID: The module and file that contain the call. The compiler fills them in.
///   - filePath: The path of the file. The compiler fills it in.
///   - line: The line of the call. The compiler fills it in.
///   - column: The column of the call. The compiler fills it in.
/// - Returns: The placeholder.
public nonisolated func unfinished<Value>(
  _ task: String,
  placeholder: @autoclosure () -> Value,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> Value {
  unfinished(task, fileID: fileID, filePath: filePath, line: line, column: column)
  return placeholder()
}

/// Marks a line to replace or delete in an exercise that asks you to fix incorrect code.
///
///     func refresh() {
///       unfinished("Make this survive a refresh of the parent.")
///       …
///     }
///
/// In a view's body, where each line is a view, write `let _ = unfinished("…")` or pass a
/// placeholder.
///
/// - Parameters:
///   - task: A description of what the student has to do here.
///   - fileID: The module and file that contain the call. The compiler fills them in.
///   - filePath: The path of the file. The compiler fills it in.
///   - line: The line of the call. The compiler fills it in.
///   - column: The column of the call. The compiler fills it in.
public nonisolated func unfinished(
  _ task: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  UnfinishedLog.report(
    UnfinishedHole(task: task, fileID: fileID, filePath: filePath, line: line, column: column))
}
