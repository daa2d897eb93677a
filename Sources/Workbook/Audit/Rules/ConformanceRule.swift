/// The rule for the protocols that the types of an answer conform to.
enum ConformanceRule {
  /// Returns a finding if an answer may not declare a conformance.
  ///
  /// - Parameters:
  ///   - conformance: The conformance.
  ///   - module: The answer's module.
  ///   - solution: The solution's facts, whose conformances are fine.
  ///   - names: The names that have been demangled.
  static func finding(
    about conformance: AnswerFacts.Conformance, in module: String,
    comparedWith solution: SolutionFacts?, _ names: inout NameCache
  ) -> Finding? {
    if conformance.isUnchecked {
      return Finding(
        name: "@unchecked",
        message:
          "@unchecked Sendable turns off a check that keeps memory safe, so it isn't allowed "
          + "in an answer. Use an actor, a Mutex, or a class on the main actor.")
    }
    if conformance.protocol == AnswerFacts.variadicArgument, conformance.isWritten {
      return Finding(
        name: "CVarArg",
        message: "A type of an answer can't be an argument of a C format. Pass a number or a "
          + "string to String(format:).")
    }
    // The kit asks at run time what a value conforms to.
    let type = demangled(conformance.type)
    let required = names[conformance.protocol]
    if conformance.isWritten, CatchRule.modules.contains(required.module) {
      return Finding(
        name: required.name,
        message: "A type of an answer can't conform to \(required.name), which belongs to the "
          + "tests. Remove the conformance.")
    }
    if conformance.isWritten, !type.hasPrefix("\(module)."), required.module != module,
      type.hasPrefix("StateFlow.") || required.module == "StateFlow",
      !(solution?.conformances.contains(conformance) ?? false)
    {
      return Finding(
        name: "\(type): \(required.name)",
        message: "An answer can't make \(type) conform to \(required.name), because neither is its "
          + "own. Wrap the value in a type of yours.")
    }
    return nil
  }

  /// Returns whether a suite means the same whether a type conforms to a protocol or not.
  static func isHarmless(_ usr: String) -> Bool {
    ["s:s8SendableP", "s:s16SendableMetatypeP", "s:s5ErrorP", "s:s15BitwiseCopyableP"].contains(usr)
  }
}
