/// Compares what a suite has become with an answer with what it is with the solution.
///
/// A suite is Swift, and Swift chooses what `==`, `contains` or `Screen` means when it compiles the
/// suite. An answer can have a say in that: by operators, by extensions, by types that shadow
/// others or that are equal to everything. Whatever it does, it shows in what the compiled suite
/// calls. So there is one rule: with any answer, a suite calls what it calls with the solution.
struct SuiteAudit {
  /// What is known of a suite that was compiled with the solution.
  struct Reference: Sendable, Codable, Equatable {
    /// How often the suite speaks of each function that is not the answer's.
    var calls: [String: Int]
    /// What the suite wants of the solution's module.
    var wanted: Set<String>
    /// The names that the solution declares: `Box.value`.
    var declared: Set<String>
    /// The functions `==` and the like that the solution's author wrote.
    var equalities: Set<String>
  }

  let module: String
  let reference: Reference
  var allowed: Set<String> = []

  /// What is wrong.
  func findings(suite: ObjectFile, answer: ObjectFile) -> [Finding] {
    var findings: [Finding] = []
    for (call, count) in reference.calls where suite.uses[call, default: 0] < count {
      let name = Self.baseName(of: demangled(call))
      findings.append(
        Finding(
          name: name,
          words: "With this answer the suite no longer calls \(name), as it has to: something in "
            + "the answer takes its place. Keep the names and types that the task gives."))
    }
    var isCompared = false
    for name in Self.foreignNames(in: suite, module: module) {
      let isKnown = reference.wanted.contains(name)
      if !isKnown, reference.calls[name] != nil { continue }
      let text = demangled(name)
      guard isKnown || Self.isAnswers(name, text, module) else { continue }
      if text.contains(": Swift.Equatable") || text.contains(": Swift.Hashable") {
        isCompared = true
      }
      if !isKnown, let words = objection(to: text) {
        findings.append(Finding(name: Self.baseName(of: text), words: words))
      }
    }
    if isCompared {
      let written = Self.equalities(in: answer, module: module)
      for equality in written.subtracting(reference.equalities) {
        findings.append(
          Finding(
            name: equality,
            words: "\(equality) is written by hand, and the suite compares values of the answer's: "
              + "leave that to the compiler."))
      }
    }
    return findings.filter { !allowed.contains($0.name) }.sorted { $0.words < $1.words }
  }

  /// What is wrong with something that the suite wants of the answer and not of the solution.
  private func objection(to text: String) -> String? {
    let name = Self.baseName(of: text)
    if reference.declared.contains(name) { return nil }
    if text.contains(" infix") || text.contains(" prefix") || text.contains(" postfix") {
      return "The suite would use the answer's operator \(name)."
    }
    if text.contains("(extension in \(module)):"),
      !text.contains("(extension in \(module)):\(module).")
    {
      return "The suite would use \(name), by which the answer extends what is not its own."
    }
    if text.contains(Self.opaque) {
      return "The suite cannot know the type that \(name) hides behind some."
    }
    let isConformance =
      text.hasPrefix("protocol ") || text.contains("protocol witness table")
      || text.contains("associated conformance")
    if isConformance, !text.contains(": StateFlow."),
      !["Sendable", "Error", "Identifiable"].contains(where: { text.contains(": Swift.\($0)") })
    {
      return "The suite would rely on \(name), which the answer alone says."
    }
    // A function or a variable at the top of the file; a member belongs to a type of the answer's.
    if !name.contains("."), name.first?.isLowercase == true {
      return "The suite would call the answer's \(name), and means another."
    }
    return nil
  }

  private static let opaque = "<<opaque return type of "

  /// The name of what a symbol stands for, without its module, its types and its accessors.
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

extension SuiteAudit.Reference {
  /// What is known of a suite that was compiled with the solution.
  init(suite: ObjectFile, answer: ObjectFile, module: String) {
    self.init(calls: [:], wanted: [], declared: [], equalities: [])
    for name in SuiteAudit.foreignNames(in: suite, module: module) {
      if SuiteAudit.isAnswers(name, demangled(name), module) {
        wanted.insert(name)
      } else if suite.wanted.contains(name), Self.isCall(demangled(name)) {
        calls[name] = suite.uses[name, default: 0]
      }
    }
    for name in answer.given where name.hasPrefix("$s") {
      declared.insert(SuiteAudit.baseName(of: demangled(name)))
    }
    equalities = SuiteAudit.equalities(in: answer, module: module)
  }

  /// Whether it is a function that is not the kit's, and no description of a type.
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
  /// The names in a suite of what is not the suite's own.
  fileprivate static func foreignNames(in suite: ObjectFile, module: String) -> Set<String> {
    let own = "$s\(module.utf8.count + 5)\(module)Tests"
    return suite.wanted.union(suite.given).filter { $0.hasPrefix("$s") && !$0.hasPrefix(own) }
  }

  /// Whether a symbol is of the answer's module, or of something that it extends.
  fileprivate static func isAnswers(_ name: String, _ text: String, _ module: String) -> Bool {
    if isOfEachFile(text) { return false }
    return name.hasPrefix("$s\(module.utf8.count)\(module)")
      || text.contains("(extension in \(module)):") || text.contains(" \(module).")
      || text.hasSuffix(" in \(module)")
  }

  /// Whether each file makes such a thing for itself, to find others.
  private static func isOfEachFile(_ text: String) -> Bool {
    ["demangling cache", "lazy ", "symbolic ", "outlined ", "full type", "generic specialization"]
      .contains { text.hasPrefix($0) } || text.contains(" cache variable for ")
  }

  /// The functions `==` that a person has written for types of the answer's.
  fileprivate static func equalities(in answer: ObjectFile, module: String) -> Set<String> {
    let texts = answer.given.filter { $0.contains("2eeoi") }.map(demangled)
    return Set(
      texts.filter { $0.hasPrefix("static ") && !$0.contains(" in conformance ") }.map(baseName))
  }
}
