/// Functions that extract the bodies of tests from the source of a suite.
enum TestCode {
  /// Returns the lines between the braces of the function at a line, without their common
  /// indentation.
  ///
  /// - Parameters:
  ///   - source: The source code of the suite.
  ///   - line: The line of the test's `@Test`, starting at 1.
  /// - Returns: The body, or `nil` if there is no function at that line.
  static func body(in source: String, line: Int) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return nil }
    let indent = lines[line - 1].prefix { $0 == " " }
    // This relies on the project's formatting: the opening brace ends its line, and the closing
    // brace is alone on its line.
    guard let opening = lines[(line - 1)...].firstIndex(where: { $0.hasSuffix("{") }) else {
      return nil
    }
    guard
      let closing = lines[(opening + 1)...].firstIndex(where: { $0 == indent + "}" })
    else { return nil }
    let body = lines[(opening + 1)..<closing]
    let margin = body.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return body.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
  }
}
