/// Finds code in an answer's source that no honest answer needs.
struct SourceAudit {
  /// Names that the course permits in addition.
  var allowed: Set<String> = []
  /// Types that the suite uses and that an answer must not declare.
  var reserved: Set<String> = []

  /// Returns the problems of a file, in order of their lines.
  func findings(in source: some Sequence<UInt8>) -> [Finding] {
    let read = SwiftTokens(source)
    let tokens = read.tokens
    var findings: [Finding] = []
    if let line = read.ambiguousLine {
      findings.append(
        Finding(
          name: "", line: line,
          message: "This line can be read in more than one way: "
            + "end each string and comment, and write a regular expression as #/…/# without quotes."
        ))
    }
    var scopes = Scopes(areKnown: read.areBracesReliable)
    for (index, token) in tokens.enumerated() {
      let context = Context(tokens: tokens, index: index)
      scopes.visit(token, context)
      if let finding = finding(at: token, context, scopes) { findings.append(finding) }
    }
    return findings.filter { !allowed.contains($0.name) || $0.name.isEmpty }
      .sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private func finding(
    at token: SwiftTokens.Token, _ context: Context, _ scopes: Scopes
  ) -> Finding? {
    func found(_ name: String, _ message: String) -> Finding {
      Finding(name: name, line: token.line, message: message)
    }
    switch (token.kind, token.text) {
    case (.word, "import") where context.previous?.text != ".":
      let module = context.importedModule
      return Self.allowedModules.contains(module)
        ? nil
        : found(
          module,
          "import \(module) is not permitted. The workbook teaches the modules "
            + "\(Self.allowedModules.sorted().joined(separator: ", ")).")
    case (.word, "unsafe")
    where !context.isNonisolatedUnsafe && (!context.isName || context.isPattern):
      return found("unsafe", "The word unsafe turns off memory safety.")
    case (.word, "macro") where context.next?.kind == .word && !context.isName:
      return found("macro", "The answer declares a macro, which no exercise requires.")
    case (.word, "operator") where context.next?.kind == .operator:
      let name = context.next?.text ?? ""
      return Self.deniedOperators.contains(name)
        ? found("operator", "The answer redeclares the operator \(name).") : nil
    case (.word, "precedencegroup") where !context.isName:
      return found(
        "precedencegroup", "The answer declares a precedence group, which no exercise requires.")
    case (.punctuation, "@"):
      let name = context.next?.text ?? ""
      if Self.allowedAttributes.contains(name) { return nil }
      let isCustom = name.first?.isUppercase == true && !Self.deniedMacros.contains(name)
      return isCustom
        ? nil : found("@\(name)", "The workbook doesn't teach the attribute @\(name).")
    case (.punctuation, "#"):
      let name = context.next?.text ?? ""
      return Self.allowedDirectives.contains(name)
        ? nil : found("#\(name)", "The workbook doesn't teach #\(name).")
    case (.word, let keyword) where Self.declarations.contains(keyword) && !context.isName:
      // `import struct Foundation.Date` declares nothing.
      guard context.previous?.text != "import", scopes.isOpenToSuites, let name = context.next,
        name.kind != .operator,
        reserved.contains(name.text) || Self.alwaysReserved.contains(name.text)
      else { return nil }
      return Finding(
        name: name.text, line: name.line,
        message: "\(keyword) \(name.text) uses a name that the tests use for something else.")
    default:
      return nil
    }
  }

  /// The modules that an answer may import.
  static let allowedModules: Set = ["StateFlow", "Foundation", "Observation"]

  private static let declarations: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// The modules that suites and macros name, and the types that literals and macros expand to.
  private static let alwaysReserved: Set = [
    "Testing", "Swift", "Foundation", "StateFlow", "WorkbookTesting", "Observation", "Builtin",
    "Synchronization", "_Concurrency", "Bool", "Int", "Double", "String", "Array", "Dictionary",
    "Set", "Optional", "Character", "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType",
    "StringLiteralType", "UnicodeScalarType", "ExtendedGraphemeClusterType", "Any", "AnyObject",
    "Void", "Never", "Screen", "Recorder", "VirtualTimeScheduler", "TemporaryDefaults",
  ]

  private static let deniedOperators: Set = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "!", "&&", "||", "??", "+", "-", "*",
    "/", "%", "+=", "-=", "*=", "/=", "...", "..<", "&", "|", "^", "~", "<<", ">>",
  ]

  private static let allowedAttributes: Set = [
    "available", "autoclosure", "discardableResult", "dynamicCallable", "dynamicMemberLookup",
    "escaping", "frozen", "globalActor", "isolated", "concurrent", "nonobjc", "preconcurrency",
    "propertyWrapper", "resultBuilder", "retroactive", "unchecked", "unknown",
    "warn_unqualified_access", "inline",
  ]

  /// Macros that would create tests or generate hidden code.
  private static let deniedMacros: Set = ["Test", "Suite", "Testing", "Swift", "DebugDescription"]

  private static let allowedDirectives: Set = [
    "if", "elseif", "else", "endif", "available", "unavailable", "file", "fileID", "filePath",
    "line", "column", "function", "warning", "error", "isolation",
  ]
}

/// A token of a file, with access to the tokens around it.
private struct Context {
  let tokens: [SwiftTokens.Token]
  let index: Int

  var previous: SwiftTokens.Token? { index > 0 ? tokens[index - 1] : nil }
  var next: SwiftTokens.Token? { index + 1 < tokens.count ? tokens[index + 1] : nil }

  /// Whether the word is used as a name here: of a member, an argument or a declaration.
  var isName: Bool {
    if let previous {
      if previous.kind == .operator, previous.text.hasSuffix("."), !previous.text.hasSuffix("..") {
        return true
      }
      if ["func", "var", "let", "case"].contains(previous.text) { return true }
    }
    return [":", "=", ",", ")"].contains(next?.text)
  }

  /// Whether the word follows `case`, as an enum case would, but a pattern continues after it.
  var isPattern: Bool {
    guard previous?.text == "case", previous?.kind == .word, let next else { return false }
    switch next.kind {
    case .punctuation: return ["(", "[", "{", "#", "@", "\\"].contains(next.text)
    case .operator: return next.text != "="
    case .word: return !["case", "func", "var", "let", "init", "static"].contains(next.text)
    case .quotedWord, .literal: return true
    }
  }

  var isNonisolatedUnsafe: Bool {
    index > 1 && tokens[index - 1].text == "(" && tokens[index - 2].text == "nonisolated"
  }

  /// The module that an `import` here names.
  var importedModule: String {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
    var position = index + 1
    if position < tokens.count, kinds.contains(tokens[position].text) { position += 1 }
    return position < tokens.count ? tokens[position].text : ""
  }
}

/// Tracks the scope at a position in the file. A suite can see what is declared at the top level,
/// or directly in an extension, without naming one of the answer's types.
private struct Scopes {
  private var isExtension: [Bool] = []
  private var isExtensionNext = false
  private let areKnown: Bool

  init(areKnown: Bool) { self.areKnown = areKnown }

  var isOpenToSuites: Bool { !areKnown || isExtension.allSatisfy { $0 } }

  mutating func visit(_ token: SwiftTokens.Token, _ context: Context) {
    switch (token.kind, token.text) {
    case (.word, "extension"): isExtensionNext = !context.isName
    case (.punctuation, "{"):
      isExtension.append(isExtensionNext)
      isExtensionNext = false
    case (.punctuation, "}"): _ = isExtension.popLast()
    default: break
    }
  }
}
