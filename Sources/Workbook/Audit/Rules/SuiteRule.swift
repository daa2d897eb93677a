/// The rule for what a suite refers to: with any answer, exactly what it refers to with the solution.
enum SuiteRule {
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
          + "check the answer. Give it another name, or make it private.",
        isTampering: expected.map { ["Testing", "WorkbookTesting"].contains($0.module) } ?? false)
    }
    return Finding(
      name: name,
      message: "With this answer, the tests would use another \(name) than they were written for. "
        + "Give your declarations the types that the task gives them.")
  }
}
