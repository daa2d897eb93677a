extension Scenario {
  /// Returns the range of lines of a view's body in ``source``, counted from one, or `nil` if the program
  /// has no such view.
  package func bodyLines(of view: String) -> ClosedRange<Int>? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("struct \(view): View") }),
      let body = lines[start...].firstIndex(where: { $0.hasPrefix("  var body: ") })
    else { return nil }
    if lines[body].hasSuffix("}") { return body + 1...body + 1 }
    guard let end = lines[body...].firstIndex(of: "  }") else { return nil }
    return body + 1...end + 1
  }
}
