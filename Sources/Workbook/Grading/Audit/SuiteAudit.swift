/// Compares a suite compiled with an answer to the same suite compiled with the solution.
///
/// When Swift compiles a suite, it decides what `==`, `contains` or `Screen` refers to. An answer
/// can influence that with operators, extensions, and types that shadow others or claim to equal
/// everything. Whatever it does, the effect is visible in the calls of the compiled suite. So there
/// is a single rule: with any answer, a suite must make the same calls as with the solution.
struct SuiteAudit {
  /// The symbols of a suite compiled with the solution.
  struct Baseline: Sendable, Codable, Equatable {
    /// How often the suite refers to each function that doesn't belong to the answer.
    var calls: [String: Int]
    /// The symbols that the suite needs from the solution's module.
    var wanted: Set<String>
    /// The names that the solution declares, such as `Box.value`.
    var declared: Set<String>
    /// The names of the `==` functions that the solution's author wrote.
    var equalities: Set<String>
  }

  let module: String
  let baseline: Baseline
  var allowed: Set<String> = []

  /// Returns the problems of a suite compiled with an answer.
  func findings(suite: ObjectFile, answer: ObjectFile) -> [Finding] {
    var findings: [Finding] = []
    for (call, count) in baseline.calls where suite.relocationCounts[call, default: 0] < count {
      let name = Self.baseName(of: demangled(call))
      findings.append(
        Finding(
          name: name,
          message: "With this answer, the tests no longer call \(name): something in the answer "
            + "takes its place. Keep the names and types that the task gives."))
    }
    var comparesAnswerValues = false
    for name in Self.externalNames(in: suite, module: module) {
      let isKnown = baseline.wanted.contains(name)
      if !isKnown, baseline.calls[name] != nil { continue }
      let text = demangled(name)
      guard isKnown || Self.belongsToAnswer(name, text, module) else { continue }
      if text.contains(": Swift.Equatable") || text.contains(": Swift.Hashable") {
        comparesAnswerValues = true
      }
      if !isKnown, let message = objection(to: text) {
        findings.append(Finding(name: Self.baseName(of: text), message: message))
      }
    }
    if comparesAnswerValues {
      let written = Self.equalities(in: answer, module: module)
      for equality in written.subtracting(baseline.equalities) {
        findings.append(
          Finding(
            name: equality,
            message:
              "\(equality) is written by hand, but the tests compare values of the answer's "
              + "types. Let the compiler synthesize it."))
      }
    }
    return findings.filter { !allowed.contains($0.name) }.sorted { $0.message < $1.message }
  }

  /// Returns what's wrong with a symbol that the suite needs from the answer but not from the
  /// solution.
  private func objection(to text: String) -> String? {
    let name = Self.baseName(of: text)
    if baseline.declared.contains(name) { return nil }
    if text.contains(" infix") || text.contains(" prefix") || text.contains(" postfix") {
      return "The tests would use the answer's operator \(name)."
    }
    if text.contains("(extension in \(module)):"),
      !text.contains("(extension in \(module)):\(module).")
    {
      return "The tests would use \(name), with which the answer extends a type that isn't its own."
    }
    if text.contains(Self.opaque) {
      return "The tests can't know the type behind the opaque result of \(name)."
    }
    let isConformance =
      text.hasPrefix("protocol ") || text.contains("protocol witness table")
      || text.contains("associated conformance")
    if isConformance, !text.contains(": StateFlow."),
      !["Sendable", "Error", "Identifiable"].contains(where: { text.contains(": Swift.\($0)") })
    {
      return "The tests would rely on \(name), which only the answer declares."
    }
    // A function or variable at the top level. A member would belong to one of the answer's types.
    if !name.contains("."), name.first?.isLowercase == true {
      return "The tests would call the answer's \(name) instead of the intended function."
    }
    return nil
  }

  private static let opaque = "<<opaque return type of "

  /// Returns the name of a demangled symbol, without its module, types and accessors.
  static func baseName(of text: String) -> String {
    if let hidden = text.firstRange(of: opaque), !text[hidden.upperBound...].contains(opaque) {
      return "some " + baseName(of: String(text[hidden.upperBound...]))
    }
    var text = text[...]
    for prefix in [
      "static ", "dispatch thunk of ", "method descriptor for ", "property descriptor for ",
      "type metadata accessor for ", "type metadata for ", "nominal type descriptor for ",
      "default argument ",
    ] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    if text.hasPrefix("static ") { text = text.dropFirst(7) }
    if let conformance = text.firstRange(of: " for "), text.hasPrefix("protocol ") {
      let rest = text[conformance.upperBound...]
      return String(rest.prefix(while: { $0 != "\n" })).replacing(" in ", with: "\n")
        .split(separator: "\n").first.map(String.init) ?? String(rest)
    }
    if text.hasPrefix("(extension in "), let end = text.firstIndex(of: ":") {
      text = text[text.index(after: end)...]
    }
    let name = text.prefix { !"(<[ ".contains($0) || $0 == text.first }
    var parts = name.split(separator: ".", omittingEmptySubsequences: true)
    if parts.count > 1 { parts.removeFirst() }
    let accessors: Set<Substring> = [
      "getter", "setter", "modify", "read", "unsafeMutableAddressor", "willset", "didset",
      "__allocating_init", "modify2", "read2",
    ]
    while let last = parts.last, parts.count > 1, accessors.contains(last) {
      if last == "__allocating_init" {
        parts[parts.count - 1] = "init"
        break
      }
      parts.removeLast()
    }
    return parts.joined(separator: ".")
  }
}

extension SuiteAudit.Baseline {
  /// Creates the baseline from a suite compiled with the solution.
  init(suite: ObjectFile, answer: ObjectFile, module: String) {
    self.init(calls: [:], wanted: [], declared: [], equalities: [])
    for name in SuiteAudit.externalNames(in: suite, module: module) {
      if SuiteAudit.belongsToAnswer(name, demangled(name), module) {
        wanted.insert(name)
      } else if suite.undefinedSymbols.contains(name), Self.isCall(demangled(name)) {
        calls[name] = suite.relocationCounts[name, default: 0]
      }
    }
    for name in answer.definedSymbols where name.hasPrefix("$s") {
      declared.insert(SuiteAudit.baseName(of: demangled(name)))
    }
    equalities = SuiteAudit.equalities(in: answer, module: module)
  }

  /// Returns whether a symbol is a function outside the kit, rather than type metadata.
  private static func isCall(_ text: String) -> Bool {
    !text.contains("StateFlow.")
      && ![
        "type metadata", "value witness", "nominal type", "protocol ", "associated ",
        "method desc", "property desc", "full type", "metaclass", "reflection",
        "base conformance",
      ].contains { text.hasPrefix($0) }
  }
}

extension SuiteAudit {
  /// Returns the Swift symbols in a suite that don't belong to the suite's own module.
  fileprivate static func externalNames(in suite: ObjectFile, module: String) -> Set<String> {
    let own = "$s\(module.utf8.count + 5)\(module)Tests"
    return suite.undefinedSymbols.union(suite.definedSymbols).filter {
      $0.hasPrefix("$s") && !$0.hasPrefix(own)
    }
  }

  /// Returns whether a symbol belongs to the answer's module, or to an extension that it declares.
  fileprivate static func belongsToAnswer(_ name: String, _ text: String, _ module: String) -> Bool
  {
    if isEmittedPerFile(text) { return false }
    return name.hasPrefix("$s\(module.utf8.count)\(module)")
      || text.contains("(extension in \(module)):") || text.contains(" \(module).")
      || text.hasSuffix(" in \(module)")
  }

  /// Returns whether the compiler emits a symbol of this kind into every file that needs one.
  private static func isEmittedPerFile(_ text: String) -> Bool {
    ["demangling cache", "lazy ", "symbolic ", "outlined ", "full type", "generic specialization"]
      .contains { text.hasPrefix($0) } || text.contains(" cache variable for ")
  }

  /// Returns the `==` functions that are written by hand for types of the answer.
  fileprivate static func equalities(in answer: ObjectFile, module: String) -> Set<String> {
    let texts = answer.definedSymbols.filter { $0.contains("2eeoi") }.map(demangled)
    return Set(
      texts.filter { $0.hasPrefix("static ") && !$0.contains(" in conformance ") }.map(baseName))
  }
}
