import Foundation
import WorkbookCore

/// Returns the environment for an answer's program, which is this process's environment without the
/// variables for the workbook or the testing library.
///
/// - Parameter isStrict: Whether a test that reaches a hole counts as failed instead of unfinished.
package func answerEnvironment(isStrict: Bool) -> [String: String] {
  var environment = ProcessInfo.processInfo.environment
  for key in environment.keys where key.hasPrefix("WORKBOOK_") || key.hasPrefix("SWT_") {
    environment[key] = nil
  }
  if isStrict { environment["WORKBOOK_UNFINISHED"] = "fail" }
  environment["WORKBOOK_SUMMARY"] = "none"
  // A backtrace takes seconds, and doesn't help a student.
  environment["SWIFT_BACKTRACE"] = "enable=no"
  // By default, each thread reserves address space for its own arena, and address space is limited.
  environment["MALLOC_ARENA_MAX"] = "2"
  return environment
}

extension WorkbookPackage {
  /// Returns the path to show in messages about an answer.
  ///
  /// For an answer in the workbook, the result is the path relative to the root. For all other
  /// answers, the result is the path of the exercise's file.
  package func displayPath(of answer: URL, for exercise: Exercise) -> String {
    let root = folderPath(root.standardizedFileURL) + "/"
    let path = answer.standardizedFileURL.path
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : exercise.answerPath()
  }
}
