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
    /// What the suite wants of the solution's module, in words.
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
    let now = Reference(suite: suite, answer: answer, module: module)
    for (call, count) in reference.calls where now.calls[call, default: 0] < count {
      let name = Self.baseName(of: demangled(call))
      findings.append(
        Finding(
          name: name,
          words: "With this answer the suite no longer calls \(name), as it has to: something in "
            + "the answer takes its place. Keep the names and types that the task gives."))
    }
    for text in now.wanted.subtracting(reference.wanted) {
      if let words = objection(to: text) {
        let name = Self.baseName(of: text)
        findings.append(Finding(name: name, words: words))
      }
    }
    let isCompared = now.wanted.contains { text in
      text.contains(" : ") && ["Equatable", "Hashable"].contains { text.contains("Swift.\($0)") }
    }
    for equality in now.equalities.subtracting(reference.equalities) where isCompared {
      findings.append(
        Finding(
          name: equality,
          words: "\(equality) is written by hand, and the suite compares values of the answer's: "
            + "leave that to the compiler."))
    }
    return findings.filter { !allowed.contains($0.name) }.sorted { $0.words < $1.words }
  }

  /// What is wrong with something that the suite wants of the answer and not of the solution.
  private func objection(to text: String) -> String? {
    let name = Self.baseName(of: text)
    if reference.declared.contains(name), !text.contains("opaque type descriptor") { return nil }
    if text.contains(" infix") || text.contains(" prefix") || text.contains(" postfix") {
      return "The suite would use the answer's operator \(name)."
    }
    if text.contains("(extension in \(module)):"),
      !text.contains("(extension in \(module)):\(module).")
    {
      return "The suite would use \(name), by which the answer extends what is not its own."
    }
    if text.contains("opaque type descriptor") {
      return "The suite cannot know the type that \(name) hides behind some."
    }
    let isConformance = text.hasPrefix("protocol ") || text.contains("protocol witness table")
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

  /// The name of what a symbol stands for, without its module, its types and its accessors.
  static func baseName(of text: String) -> String {
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
  /// What is known of a suite that was compiled with some answer.
  init(suite: ObjectFile, answer: ObjectFile, module: String) {
    calls = [:]
    wanted = []
    let own = "$s\(module.utf8.count)\(module)"
    for name in suite.wanted.union(suite.given) where name.hasPrefix("$s") {
      let isWanted = suite.wanted.contains(name)
      let isForeign = !name.hasPrefix("$s\(module.utf8.count + 5)\(module)Tests")
      guard isForeign else { continue }
      let text = demangled(name)
      if name.hasPrefix(own) || text.contains("(extension in \(module)):") {
        wanted.insert(text)
      } else if isWanted, Self.isCall(text), !text.contains("StateFlow.") {
        calls[name] = suite.uses[name, default: 0]
      }
    }
    declared = []
    equalities = []
    for name in answer.given where name.hasPrefix("$s") {
      let text = demangled(name)
      declared.insert(SuiteAudit.baseName(of: text))
      if text.hasPrefix("static \(module).") || text.hasPrefix("\(module)."),
        text.contains(".== infix") || text.contains(".hash(into:")
          || text.contains(".hashValue.getter"), !text.contains(" in conformance ")
      {
        if text.contains(".hash(into:") || text.contains("hashValue") { continue }
        equalities.insert(SuiteAudit.baseName(of: text))
      }
    }
  }

  /// Whether it is a function, and no description of a type.
  private static func isCall(_ text: String) -> Bool {
    ![
      "type metadata", "value witness", "nominal type", "protocol ", "associated ", "method desc",
      "property desc", "full type", "metaclass", "reflection", "base conformance",
    ].contains { text.hasPrefix($0) }
  }
}
