/// An audit of the symbols that the suite's object file needs from the answer.
///
/// The suite's syntax tree contains the declarations that the suite refers to by name. It doesn't
/// show which functions the compiler chooses as the witnesses of the suite's own types. For
/// example, an answer could use an extension of `Equatable` to provide an `==` for all types. But
/// if the suite uses such a function, its object file needs the function's symbol.
struct SuiteSymbols {
  /// The name of the answer's module.
  let module: String
  /// The facts about the solution.
  let solution: SolutionFacts

  /// Returns the findings about a suite that was compiled with an answer.
  ///
  /// - Parameter symbols: The demangled symbols that the suite needs from other files.
  func findings(in symbols: [String]) -> [Finding] {
    let names = Set(solution.declarations.map(\.name))
    return symbols.compactMap(foreignMember).filter { !names.contains($0) }.map(Self.finding)
  }

  /// Returns a finding about a declaration of the answer that the suite must not use.
  static func finding(about name: String) -> Finding {
    Finding(
      name: name,
      message:
        "With this answer, the tests would use your \(name), which extends a type or protocol "
        + "that you didn't declare. Rename your declaration, or make it private.")
  }

  /// Returns the name of the function that a symbol belongs to, if the answer declares the function
  /// at the top level or in an extension of a type that the answer doesn't declare.
  private func foreignMember(_ text: String) -> String? {
    var text = text[...]
    if let range = text.firstRange(of: "(extension in \(module)):") {
      text = text[range.upperBound...]
      // An extension of one of the answer's own types belongs to that type.
      if text.hasPrefix("\(module).") { return nil }
    } else if text.hasPrefix("\(module).") {
      var parts = DemangledName.names(in: text)
      parts.removeAll(where: Self.accessors.contains)
      return parts.count == 2 && Self.isFunction(text) ? parts[1] : nil
    } else {
      return nil
    }
    return DemangledName.names(in: text).last { !Self.accessors.contains($0) }
  }

  private static func isFunction(_ text: Substring) -> Bool {
    text.contains("(")
      && (text.contains(" -> ") || text.contains(" infix") || text.contains(" prefix"))
  }

  private static let accessors: Set = [
    "getter", "setter", "modify", "read", "unsafeMutableAddressor", "unsafeAddressor", "modify2",
    "read2", "willset", "didset",
  ]
}
