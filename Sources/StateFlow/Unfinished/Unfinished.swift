/// Marks a hole in an exercise, and stands in for the value that belongs there.
///
/// The program runs on with the placeholder. A graded test that comes by here ends as unfinished
/// rather than as passed or failed. Replace the whole call with your answer:
///
///     var body: some View {
///       unfinished("Show the count, and a button that adds one.", placeholder: Text(""))
///     }
///
/// It never traps, and may be called from any task and any thread.
///
/// - Parameters:
///   - task: What is to be done here.
///   - placeholder: A value of the right type, so that the exercise compiles meanwhile.
///   - fileID: The module and the file of the call, filled in by the compiler.
///   - filePath: The path of the file, filled in by the compiler.
///   - line: The line of the call, filled in by the compiler.
///   - column: Its column, filled in by the compiler.
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

/// Marks a line of an exercise that is to be replaced or deleted where the task is to mend code
/// that behaves wrongly.
///
///     func refresh() {
///       unfinished("Make this survive a refresh of the parent.")
///       …
///     }
///
/// In the body of a view, where each line is a view, write `let _ = unfinished("…")`, or give a
/// placeholder.
///
/// - Parameters:
///   - task: What is to be done here.
///   - fileID: The module and the file of the call, filled in by the compiler.
///   - filePath: The path of the file, filled in by the compiler.
///   - line: The line of the call, filled in by the compiler.
///   - column: Its column, filled in by the compiler.
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
