/// Audits the symbols that a suite's object file needs from the answer.
///
/// What a suite refers to by name, the compiler says. What it doesn't say is which functions it
/// chooses for the protocols that the suite's own types conform to: an answer could offer an `==` for
/// all types, in an extension of `Equatable`. Whatever the suite uses of the answer's extensions, its
/// object file needs as a symbol.
struct SuiteSymbols {
  /// The answer's module.
  let module: String
  let solution: SolutionFacts

  /// Returns the problems of a suite that was compiled with an answer.
  func findings(in suite: ObjectFile) -> [Finding] {
    let names = Set(solution.declarations.map(\.name))
    return suite.undefinedSymbols.filter { $0.hasPrefix("$s") }.compactMap { symbol in
      guard let name = foreignMember(demangled(symbol)), !names.contains(name) else { return nil }
      return Finding(
        name: name,
        message:
          "With this answer, the tests would use your \(name), in an extension of a type or a "
          + "protocol that isn't your own. Give it another name, or make it private.")
    }
  }

  /// Returns the name of the function that a symbol stands for, if the answer declares it at the top
  /// level or in an extension of what isn't its own.
  private func foreignMember(_ text: String) -> String? {
    var text = text[...]
    if let range = text.firstRange(of: "(extension in \(module)):") {
      text = text[range.upperBound...]
      // An extension of the answer's own type belongs to that type.
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
