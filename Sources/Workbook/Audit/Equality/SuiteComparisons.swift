/// The comparisons in a suite's object file.
///
/// To compare values of a type, the compiled suite needs the type's `==`, or its conformance to
/// `Equatable` or to a protocol that inherits from it, such as `Hashable`. If it needs neither, it
/// doesn't compare values of that type.
struct SuiteComparisons {
  private let module: String
  /// The demangled symbols that the suite needs from other files and that mention the answer.
  private let symbols: [String]

  /// Collects the comparisons.
  ///
  /// - Parameters:
  ///   - symbols: The demangled symbols that the suite needs from other files.
  ///   - module: The name of the answer's module.
  init(symbols: [String], of module: String) {
    self.module = module
    self.symbols = symbols.filter { $0.contains(module) }
  }

  /// Returns whether the suite compares values of the type with the given identifier.
  func compares(_ usr: String) -> Bool {
    symbols.contains { symbol in
      let isComparison =
        symbol.contains("== infix(") || symbol.contains("!= infix(")
        || symbol.contains(".__derived_") || isComparingConformance(symbol)
      return isComparison && DemangledName.isNamed(usr, in: symbol)
    }
  }

  /// Returns whether the suite calls the initializer with the given identifier.
  func calls(_ usr: String) -> Bool {
    let name = demangled("$s" + usr.dropFirst(2))
    return symbols.contains { $0.replacing("__allocating_init", with: "init") == name }
  }

  /// Returns the operators `==` and `!=` of the answer that the suite calls, except the `==` of a type
  /// for two values of that type.
  func foreignOperators(besides types: some Collection<String>) -> [String] {
    symbols.filter { symbol in
      (symbol.contains("== infix(") || symbol.contains("!= infix("))
        && isAnswers(symbol) && !types.contains { isEquality(symbol, of: $0) }
    }
  }

  /// Returns whether a declaration is part of the answer.
  func isAnswers(_ name: DemangledName) -> Bool { name.module == module || isAnswers(name.text) }

  private func isAnswers(_ text: String) -> Bool {
    text.trimmingPrefix("static ").hasPrefix("\(module).")
      || text.contains("extension in \(module)):")
  }

  /// Returns whether a demangled name is that of the `==` for two values of a type.
  func isEquality(_ text: String, of usr: String) -> Bool {
    let type = demangled("$s" + usr.dropFirst(2))
    let name = DemangledName.withoutArguments(
      text.replacing("(extension in \(module)):", with: "").replacing("== infix", with: "=="))
    return name == "static \(type).==(\(type), \(type)) -> Swift.Bool"
  }

  /// Returns whether a symbol is a conformance that can compare values.
  private func isComparingConformance(_ symbol: String) -> Bool {
    guard
      let match = symbol.wholeMatch(
        of: /(?:protocol conformance descriptor|protocol witness table) for .* : (\S+) in \S+/)
    else { return false }
    let name = match.1
    guard name.hasPrefix("Swift.") else { return name.hasPrefix("\(module).") }
    return !name.hasPrefix("Swift.ExpressibleBy")
      && !Self.otherProtocols.contains(name.dropFirst("Swift.".count))
  }

  /// The protocols that can't compare values.
  private static let otherProtocols: Set<Substring> = [
    "Identifiable", "Error", "Encodable", "Decodable", "CaseIterable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "Sequence", "Collection", "BidirectionalCollection",
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
    "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol",
  ]
}
