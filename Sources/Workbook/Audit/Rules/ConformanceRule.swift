/// The rule for the protocols that the types of an answer conform to.
enum ConformanceRule {
  static func finding(about conformance: AnswerFacts.Conformance) -> Finding? {
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
    return nil
  }

  /// Returns whether a suite means the same whether a type conforms to a protocol or not.
  static func isHarmless(_ usr: String) -> Bool {
    ["s:s8SendableP", "s:s16SendableMetatypeP", "s:s5ErrorP", "s:s15BitwiseCopyableP"].contains(usr)
  }
}
