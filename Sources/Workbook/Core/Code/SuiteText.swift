/// The source code of a suite, whose tests can be told apart without parsing it.
///
/// This relies on the format that `swift format` gives a suite: a test starts with `@Test`, its opening
/// brace ends a line, and its closing brace is alone on its line, indented like the `@Test`.
package struct SuiteText {
  private let lines: [Substring]

  /// Splits a suite's source code into lines.
  package init(_ source: String) {
    lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Returns the index of the line that ends the test that starts at the given index, or `nil` if the
  /// suite has another format.
  private func end(ofTestAt start: Int) -> Int? {
    let closing = "\(lines[start].prefix { $0 == " " })}"
    return lines[start...].firstIndex { $0 == closing }
  }

  /// Returns the lines between the braces of a test, without their common indentation.
  ///
  /// - Parameters:
  ///   - line: The line of the test's `@Test`, counted from 1.
  ///   - last: The line at which the body is cut off, or a later line if a statement goes on. If it
  ///     isn't in the body, there are no lines.
  ///   - maximum: The maximum number of lines. If the body is cut off, its last lines are returned,
  ///     otherwise the first.
  /// - Returns: The lines, or `nil` if no test starts at the given line.
  package func body(
    ofTestAt line: Int, through last: Int? = nil, maximum: Int = .max
  ) -> [String]? {
    guard lines.indices.contains(line - 1), let end = end(ofTestAt: line - 1),
      let opening = lines[(line - 1)..<end].firstIndex(where: { $0.hasSuffix("{") })
    else { return nil }
    var body = lines[(opening + 1)..<end]
    if let last {
      guard body.indices.contains(last - 1) else { return [] }
      let cut = body[(last - 1)...].firstIndex { $0.last.map(")}{".contains) == true }
      body = body[...(cut ?? last - 1)].suffix(maximum)
    }
    let indent = body.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return body.prefix(maximum).map { String($0.dropFirst(indent)) }
  }

  /// Returns the suite's source code with only some of its tests.
  ///
  /// Most of the time that it takes to judge an answer is spent compiling the suite, and especially
  /// expanding and type-checking the macros in its tests. Showing that a certain test fails doesn't
  /// require compiling the other tests. Empty lines replace them, so that line numbers don't change.
  ///
  /// - Parameter tests: The names of the tests to keep, as they appear in a report.
  /// - Returns: The excerpt, or `nil` if the source doesn't have exactly one test with each name, or
  ///   is formatted differently.
  /// - Complexity: O(*n* · *k*) for *n* lines of source code and *k* names.
  package func keeping(_ tests: Set<String>) -> String? {
    var excerpt = lines
    var kept: [String] = []
    var start = 0
    while let next = lines[start...].firstIndex(where: Self.startsTest) {
      guard let end = end(ofTestAt: next),
        !lines[(next + 1)...end].contains(where: Self.startsTest)
      else { return nil }
      let name = tests.first { test in
        lines[next...end].contains { $0.contains("func `\(test)`(") }
      }
      if let name {
        kept.append(name)
      } else {
        for line in next...end { excerpt[line] = "" }
      }
      start = end + 1
    }
    return kept.count == tests.count && Set(kept) == tests
      ? excerpt.joined(separator: "\n") : nil
  }

  /// The tests in order, with the number of the requirement that each one proves, as in
  /// `@Test(.proves(2))`, or `nil` if it names none.
  package var tests: [(name: String, requirement: Int?)] {
    lines.indices.filter { Self.startsTest(lines[$0]) }.compactMap { start in
      guard let end = lines[start...].firstIndex(where: { $0.contains("func `") }),
        let name = lines[end].firstMatch(of: #/func `([^`]+)`/#)
      else { return nil }
      let number = lines[start...end].lazy.compactMap { $0.firstMatch(of: #/\.proves\((\d+)\)/#) }
        .first
      return (String(name.1), number.flatMap { Int($0.1) })
    }
  }

  /// The requirements that tests prove, keyed by the tests' names.
  package var requirements: [String: Int] {
    Dictionary(
      tests.compactMap { test in test.requirement.map { (test.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns whether a line starts a test. A suite's members are indented by two spaces.
  private static func startsTest(_ line: Substring) -> Bool { line.hasPrefix("  @Test") }
}

// MARK: - The part that copies for students lack

extension SuiteText {
  /// The line that opens the last part of the suite of a catch exercise. This part runs the student's
  /// test on incorrect programs that a test can't be fitted to, because students' copies lack it.
  package static let withheldMark =
    "// MARK: - In students' copies only once the solutions are released"

  private var withheldStart: Int? { lines.firstIndex { $0 == Self.withheldMark } }

  /// The suite's source code as copies of the workbook for students have it.
  package var released: String {
    guard let start = withheldStart else { return lines.joined(separator: "\n") }
    let end = lines[..<start].lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines[..<end].joined(separator: "\n") + "\n"
  }

  /// The source code of the part that copies for students lack, or `nil` if the suite has none.
  package var withheld: String? {
    withheldStart.map { lines[$0...].joined(separator: "\n") }
  }
}
