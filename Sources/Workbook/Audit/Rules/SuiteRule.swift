/// The rule that a suite has to refer to the same declarations, whether it's compiled with an
/// answer or with the solution.
enum SuiteRule {
  /// Returns a finding that reports a difference.
  static func finding(about difference: SuiteDifference) -> Finding {
    let name = difference.name
    let expected = difference.expected.map { DemangledName(usr: $0) }
    if difference.found == nil {
      let isOperator =
        name.unicodeScalars.first.map { !$0.properties.isAlphabetic && $0 != "_" } ?? false
      let what = isOperator ? "the operator \(name)" : name
      let meant = expected.map { " instead of \($0.module == "C" ? "C" : $0.module)'s" } ?? ""
      return Finding(
        name: name,
        message: "With this answer, the tests would use your \(what)\(meant), so they couldn't "
          + "check the answer. Rename your declaration, or make it private.",
        isTampering: expected.map { ["Testing", "WorkbookTesting"].contains($0.module) } ?? false)
    }
    if name == "appendInterpolation" {
      return Finding(
        name: name,
        message: "With this answer, the tests would describe your values differently, as in "
          + "\"\\(value)\". Remove the conformance to CustomStringConvertible, and give the "
          + "property description another name.")
    }
    return Finding(
      name: name,
      message: "With this answer, the tests would use a different \(name) from the one that "
        + "they were written for. Use the types in the task for your declarations.")
  }
}
