import Foundation

/// A suite that is reduced to some of its tests.
///
/// Most of the time that it takes to judge an answer is spent compiling the suite, and especially
/// expanding and type-checking the macros in its tests. Showing that a certain test fails doesn't
/// require compiling the other tests. The excerpt replaces them with empty lines, so that line
/// numbers don't change.
///
/// The excerpt relies on the format that `swift format` gives a suite: a test starts with `@Test`
/// and ends with `}`, both indented like the suite's other members. If a suite has another format,
/// there is no excerpt, or the excerpt doesn't compile. In that case, compile the whole suite.
enum SuiteExcerpt {
  /// Returns the source code of a suite with only some of its tests.
  ///
  /// - Parameters:
  ///   - source: The suite's source code.
  ///   - tests: The names of the tests to keep, as they appear in a report.
  /// - Returns: The excerpt, or `nil` if the source doesn't have exactly one test with each name, or
  ///   is formatted differently.
  /// - Complexity: O(*n* · *k*) for *n* lines of source code and *k* names.
  static func of(_ source: String, keeping tests: Set<String>) -> String? {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var kept: [String] = []
    var start = 0
    while start < lines.count {
      guard lines[start].hasPrefix(memberIndent + "@Test") else {
        start += 1
        continue
      }
      guard let end = lines[start...].firstIndex(of: memberIndent + "}"),
        !lines[(start + 1)...end].contains(where: { $0.hasPrefix(memberIndent + "@Test") })
      else { return nil }
      let name = tests.first { test in
        lines[start...end].contains { $0.contains("func `\(test)`(") }
      }
      if let name {
        kept.append(name)
      } else {
        for line in start...end { lines[line] = "" }
      }
      start = end + 1
    }
    return kept.count == tests.count && Set(kept) == tests ? lines.joined(separator: "\n") : nil
  }

  /// The indentation of a suite's members.
  private static let memberIndent = "  "
}
