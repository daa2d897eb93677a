/// The rule for the protocols that an answer's types conform to.
enum ConformanceRule {
  /// Returns a finding if an answer isn't allowed to declare a conformance.
  ///
  /// - Parameters:
  ///   - conformance: The conformance.
  ///   - module: The name of the answer's module.
  ///   - solution: The facts about the solution. All of the solution's conformances are allowed.
  ///   - names: A cache of demangled names.
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
        message: "A type in an answer can't conform to CVarArg, the protocol for the arguments of "
          + "C functions. Pass a number or a string to String(format:) instead.")
    }
    let type = demangled(conformance.type)
    let required = names[conformance.protocol]
    if conformance.isWritten, required.module == "Swift", required.name.hasPrefix("Custom"),
      required.name.hasSuffix("Reflectable")
    {
      return Finding(
        name: required.name,
        message:
          "A type in an answer can't conform to \(required.name), because stories and tests show "
          + "what it really stores. Remove the conformance.")
    }
    if conformance.isWritten, required.module == "Swift",
      required.path.first?.hasPrefix("_") ?? false
    {
      return Finding(
        name: required.name,
        message: "A type in an answer can't conform to \(required.name), which belongs to Swift's "
          + "implementation. Remove the conformance.")
    }
    if conformance.isWritten, CatchRule.modules.contains(required.module) {
      return Finding(
        name: required.name,
        message: "A type in an answer can't conform to \(required.name), which is part of the "
          + "tests. Remove the conformance.")
    }
    // The kit checks conformances at run time, so an answer could change the kit's behavior.
    if conformance.isWritten, !type.hasPrefix("\(module)."), required.module != module,
      type.hasPrefix("StateFlow.") || required.module == "StateFlow",
      !(solution?.conformances.contains(conformance) ?? false)
    {
      return Finding(
        name: "\(type): \(required.name)",
        message: "An answer can't make \(type) conform to \(required.name), because it declares "
          + "neither of them. Wrap the value in a type of your own.")
    }
    return nil
  }

  /// Returns whether conforming to a protocol can't change the behavior of a suite.
  static func isHarmless(_ usr: String) -> Bool {
    ["s:s8SendableP", "s:s16SendableMetatypeP", "s:s5ErrorP", "s:s15BitwiseCopyableP"].contains(usr)
  }
}
