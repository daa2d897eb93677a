/// Marks a hole in an exercise, and returns a placeholder for the value that belongs there.
///
/// The program continues with the placeholder. A graded test that reaches the call ends as
/// unfinished rather than as passed or failed. Replace the whole call with your answer:
///
///     var body: some View {
///       unfinished("Show the count, and a button that adds one.", placeholder: Text(""))
///     }
///
/// It never traps, and you can call it from any task and any thread.
///
/// - Parameters:
///   - task: What the student has to do here.
///   - placeholder: A value of the right type, so that the unfinished exercise compiles.
///   - fileID: The module and the file of the call, filled in by the compiler.
///   - filePath: The path of the file, filled in by the compiler.
///   - line: The line of the call, filled in by the compiler.
///   - column: The column of the call, filled in by the compiler.
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

/// Marks a line to replace or delete, in an exercise whose task is to fix code that behaves
/// wrongly.
///
///     func refresh() {
///       unfinished("Make this survive a refresh of the parent.")
///       …
///     }
///
/// In the body of a view, where each line is a view, write `let _ = unfinished("…")`, or pass a
/// placeholder.
///
/// - Parameters:
///   - task: What the student has to do here.
///   - fileID: The module and the file of the call, filled in by the compiler.
///   - filePath: The path of the file, filled in by the compiler.
///   - line: The line of the call, filled in by the compiler.
///   - column: The column of the call, filled in by the compiler.
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
