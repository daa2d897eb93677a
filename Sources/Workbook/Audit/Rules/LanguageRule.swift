import WorkbookCore

/// The rule for the language features that an answer may use.
enum LanguageRule {
  /// The modules that an answer may import.
  static let modules: Set = [
    "StateFlow", "Foundation", "FoundationEssentials", "Observation", "Dispatch",
    "Synchronization", "RegexBuilder", "Swift", "_Concurrency", "_StringProcessing",
  ]

  /// Returns the findings about the language features in an answer.
  ///
  /// - Parameters:
  ///   - facts: The facts about the answer.
  ///   - source: The source code of the answer.
  ///   - others: The modules that the answer may import in addition to ``modules``.
  static func findings(
    in facts: AnswerFacts, of source: [UInt8], allowing others: Set<String> = []
  ) -> [(finding: Finding, offset: Int)] {
    var found: [(Finding, Int)] = []
    for use in facts.imports where !modules.contains(use.name) && !others.contains(use.name) {
      found.append((imported(use.name), use.offset))
    }
    for use in facts.attributes where !attributes.contains(use.name) {
      let spelling = spelling(of: use, in: source)
      found.append((attribute(use.name, spelling), use.offset))
    }
    for use in facts.unsafeUses {
      let advice =
        switch use.name {
        case "unsafe": "Instead of pointers, use arrays, Data, and references, which Swift checks."
        case "unowned(unsafe)": "Write unowned or weak instead."
        // Reflection could read a property whose value has been consumed.
        case "consume": "Remove the word. Swift copies a value only if it has to."
        default: "Keep the value on the main actor, or in a Mutex or an actor."
        }
      found.append(
        (
          Finding(
            name: "unsafe",
            message: "\(use.name) can bypass Swift's memory safety, so it isn't allowed in an "
              + "answer. \(advice)"), use.offset
        ))
    }
    for use in facts.regexLiterals where looksLikeOtherCode(use, in: source) {
      found.append(
        (
          Finding(
            name: "Regex",
            message:
              "In an answer, a regular expression literal can't contain braces, or anything that "
              + "looks like a comment or a string. Pass a string to Regex(_:) instead."), use.offset
        ))
    }
    for use in facts.macros {
      found.append(
        (
          Finding(
            name: "macro",
            message: "An answer can't declare a macro. Write a function instead."), use.offset
        ))
    }
    for use in facts.operators where standardOperators.contains(use.name) {
      found.append(
        (
          Finding(
            name: use.name,
            message: "Swift already declares \(use.name), and declaring it again affects code "
              + "outside the answer. Rename your declaration."), use.offset
        ))
    }
    return found
  }

  /// Returns whether a regular expression literal could hide code, or look like code, where the audit reads
  /// the source without the compiler's help.
  private static func looksLikeOtherCode(
    _ literal: AnswerFacts.Use, in source: [UInt8]
  ) -> Bool {
    if literal.name.contains(where: { "{}".contains($0) }) { return true }
    let range = literal.offset..<literal.offset + literal.name.utf8.count
    let text = String(decoding: source, as: UTF8.self)
    return CodeTokens(text).tokens.contains { token in
      [.comment, .string].contains(token.kind)
        && range.contains(text.utf8.distance(from: text.startIndex, to: token.text.startIndex))
    }
  }

  private static func imported(_ module: String) -> Finding {
    if ["Testing", "XCTest", "WorkbookTesting"].contains(module) {
      return LibraryRule.tests(in: module)
    }
    let advice =
      switch module {
      case "Glibc", "Musl", "SwiftGlibc", "Darwin":
        "Remove the import. StateFlow includes everything that an exercise needs."
      default:
        "An answer needs no module other than StateFlow, which includes Foundation and Observation."
      }
    return Finding(name: module, message: "import \(module) isn't allowed in an answer. \(advice)")
  }

  /// Returns a finding about an attribute of an import, which the syntax tree doesn't contain.
  static func attribute(ofImport spelling: String) -> Finding {
    attribute(String(spelling.drop { $0 == "@" || $0 == "_" }), spelling)
  }

  private static func attribute(_ name: String, _ spelling: String) -> Finding {
    let problem =
      name == "preconcurrency"
      ? "turns off checks for data races, so it isn't allowed in an answer."
      : "isn't allowed in an answer, and no exercise needs it."
    return Finding(
      name: spelling, message: "\(spelling) \(problem) Remove it.",
      isTampering: tampering.contains(name))
  }

  /// Returns an attribute as it's written in the source code.
  private static func spelling(of attribute: AnswerFacts.Use, in source: [UInt8]) -> String {
    var rest = source.dropFirst(attribute.offset)
    if rest.first == UInt8(ascii: "@") { rest.removeFirst() }
    let word = rest.prefix { $0 == UInt8(ascii: "_") || Character(UnicodeScalar($0)).isLetter }
    return "@" + (word.isEmpty ? attribute.name : String(decoding: word, as: UTF8.self))
  }

  /// The attributes that bypass the language's rules by affecting the linker or another
  /// declaration.
  private static let tampering: Set = [
    "silgen_name", "cdecl", "extern", "dynamic_replacement", "section", "used", "expose",
    "asm_name",
  ]

  /// The attributes and modifiers that an answer may use, each named after the kind of its node.
  private static let attributes: Set = [
    "access_control", "setter_access", "final", "override", "required", "convenience", "lazy",
    "indirect", "mutating", "non_mutating", "consuming", "borrowing", "rethrows", "reasync",
    "dynamic", "prefix", "postfix", "infix", "isolated", "available", "custom",
    "discardable_result", "dynamic_member_lookup", "dynamic_callable", "frozen", "inlinable",
    "usable_from_inline", "inline", "property_wrapper", "result_builder", "global_actor",
    "nonisolated", "sendable", "concurrent", "async", "disfavored_overload",
    "reference_ownership", "nonobjc",
    "warn_unqualified_access", "storage_restrictions", "raw_doc_comment",
  ]

  /// The operators and precedence groups that Swift declares.
  private static let standardOperators: Set = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "!", "&&", "||", "??", "+", "-", "*",
    "/", "%", "+=", "-=", "*=", "/=", "%=", "...", "..<", "&", "|", "^", "~", "<<", ">>", "&+",
    "&-", "&*", "++", "--", "&<<", "&>>", "AssignmentPrecedence", "ComparisonPrecedence",
    "AdditionPrecedence", "MultiplicationPrecedence", "LogicalConjunctionPrecedence",
    "LogicalDisjunctionPrecedence", "NilCoalescingPrecedence", "RangeFormationPrecedence",
    "CastingPrecedence", "TernaryPrecedence", "DefaultPrecedence", "BitwiseShiftPrecedence",
    "FunctionArrowPrecedence",
  ]
}
