import Foundation

/// A suite reduced to one of its tests.
///
/// Most of the time for judging an answer goes into compiling the suite, mainly into expanding and
/// type checking the macros in its tests. To show that one test fails, the other tests don't have
/// to be compiled. They are replaced with empty lines, so that line numbers don't change.
///
/// The excerpt relies on the format that `swift format` gives a suite: a test starts with `@Test`
/// and ends with `}`, both indented like the suite's other members. If a suite has another format,
/// there is no excerpt, or the excerpt doesn't compile. In that case, compile the whole suite.
enum SuiteExcerpt {
  /// Removes all tests but one from the source of a suite.
  ///
  /// - Parameters:
  ///   - source: The suite's source.
  ///   - test: The name of the test to keep, as a report shows it.
  /// - Returns: `nil` if the source has no test of that name, more than one, or an unusual format.
  /// - Complexity: O(*n*) in the length of the source.
  static func of(_ source: String, keeping test: String) -> String? {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var kept = 0
    var start = 0
    while start < lines.count {
      guard lines[start].hasPrefix(memberIndent + "@Test") else {
        start += 1
        continue
      }
      guard let end = lines[start...].firstIndex(of: memberIndent + "}"),
        !lines[(start + 1)...end].contains(where: { $0.hasPrefix(memberIndent + "@Test") })
      else { return nil }
      if lines[start...end].contains(where: { $0.contains("func `\(test)`(") }) {
        kept += 1
      } else {
        for line in start...end { lines[line] = "" }
      }
      start = end + 1
    }
    return kept == 1 ? lines.joined(separator: "\n") : nil
  }

  /// The indentation of a suite's members.
  private static let memberIndent = "  "
}
