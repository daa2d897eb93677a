/// The body of a test, cut from the source of its suite.
enum TestCode {
  /// The lines between the braces of the function at a line, without their indentation.
  ///
  /// - Parameters:
  ///   - source: The suite.
  ///   - line: Where the test's `@Test` stands, counted from one.
  /// - Returns: nil when there is no function.
  static func body(in source: String, line: Int) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return nil }
    let indent = lines[line - 1].prefix { $0 == " " }
    // The house's format: what opens a function ends its line, what closes it stands alone.
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
