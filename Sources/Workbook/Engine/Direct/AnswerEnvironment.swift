import Foundation
import WorkbookCore

/// The environment of an answer: this process's, without what speaks to the workbook or to the
/// testing library.
///
/// - Parameter isStrict: Whether a test that comes to a hole fails, instead of being unfinished.
package func answerEnvironment(isStrict: Bool) -> [String: String] {
  var environment = ProcessInfo.processInfo.environment
  for key in environment.keys where key.hasPrefix("WORKBOOK_") || key.hasPrefix("SWT_") {
    environment[key] = nil
  }
  if isStrict { environment["WORKBOOK_UNFINISHED"] = "fail" }
  environment["WORKBOOK_SUMMARY"] = "none"
  // A backtrace takes seconds, and tells a student nothing.
  environment["SWIFT_BACKTRACE"] = "enable=no"
  // Each thread would reserve address space, which is limited, for an arena of its own.
  environment["MALLOC_ARENA_MAX"] = "2"
  return environment
}

extension WorkbookPackage {
  /// How an answer is named: by its path from the root, or else as the exercise's.
  package func shownPath(of answer: URL, for exercise: Exercise) -> String {
    let root = folderPath(root.standardizedFileURL) + "/"
    let path = answer.standardizedFileURL.path
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : exercise.answerPath()
  }
}
