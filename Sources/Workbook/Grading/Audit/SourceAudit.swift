/// Reads an answer's source for what no honest answer to an exercise needs.
struct SourceAudit {
  /// What the answers of a course may have besides.
  var allowed: Set<String> = []
  /// Names of types that the suite means when it says them, and that are not the answer's to give.
  var reserved: Set<String> = []

  /// What is wrong with a file, in the order of its lines.
  func findings(in source: some Sequence<UInt8>) -> [Finding] {
    let read = SwiftTokens(source)
    let tokens = read.tokens
    var findings: [Finding] = []
    if let line = read.puzzle {
      findings.append(
        Finding(
          name: "", line: line,
          words: "This line can be read in more than one way: "
            + "end each text and comment, and write a regular expression as #/…/# without quotes."))
    }
    var scopes = Scopes(areKnown: read.areBracesSure)
    for (index, token) in tokens.enumerated() {
      let context = Context(tokens: tokens, index: index)
      scopes.pass(token, context)
      if let finding = finding(at: token, context, scopes) { findings.append(finding) }
    }
    return findings.filter { !allowed.contains($0.name) || $0.name.isEmpty }
      .sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private func finding(
    at token: SwiftTokens.Token, _ context: Context, _ scopes: Scopes
  ) -> Finding? {
    func found(_ name: String, _ words: String) -> Finding {
      Finding(name: name, line: token.line, words: words)
    }
    switch (token.kind, token.text) {
    case (.word, "import") where context.previous?.text != ".":
      let module = context.imported
      return Self.modules.contains(module)
        ? nil
        : found(
          module,
          "import \(module) is not among the modules that the workbook teaches, which are "
            + "\(Self.modules.sorted().joined(separator: ", ")).")
    case (.word, "unsafe")
    where !context.isNonisolatedUnsafe && (!context.isName || context.isPattern):
      return found("unsafe", "The word unsafe switches the safety of memory off.")
    case (.word, "macro") where context.next?.kind == .word && !context.isName:
      return found("macro", "A macro is declared, which no exercise asks for.")
    case (.word, "operator") where context.next?.kind == .sign:
      let name = context.next?.text ?? ""
      return Self.operators.contains(name)
        ? found("operator", "The operator \(name) is declared anew.") : nil
    case (.word, "precedencegroup") where !context.isName:
      return found("precedencegroup", "An order of operators is declared.")
    case (.mark, "@"):
      let name = context.next?.text ?? ""
      if Self.attributes.contains(name) { return nil }
      let isCustom = name.first?.isUppercase == true && !Self.macros.contains(name)
      return isCustom
        ? nil : found("@\(name)", "The attribute @\(name) is not one that the workbook teaches.")
    case (.mark, "#"):
      let name = context.next?.text ?? ""
      return Self.directives.contains(name)
        ? nil : found("#\(name)", "#\(name) is not one that the workbook teaches.")
    case (.word, let keyword) where Self.declarations.contains(keyword) && !context.isName:
      // `import struct Foundation.Date` declares nothing.
      guard context.previous?.text != "import", scopes.isOpenToSuites, let name = context.next,
        name.kind != .sign,
        reserved.contains(name.text) || Self.alwaysReserved.contains(name.text)
      else { return nil }
      return Finding(
        name: name.text, line: name.line,
        words: "\(keyword) \(name.text) takes a name that the suite uses for something else.")
    default:
      return nil
    }
  }

  /// What an answer may import.
  static let modules: Set = ["StateFlow", "Foundation", "Observation"]

  private static let declarations: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// Modules that suites and macros name, and types that literals and macros stand for.
  private static let alwaysReserved: Set = [
    "Testing", "Swift", "Foundation", "StateFlow", "WorkbookTesting", "Observation", "Builtin",
    "Synchronization", "_Concurrency", "Bool", "Int", "Double", "String", "Array", "Dictionary",
    "Set", "Optional", "Character", "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType",
    "StringLiteralType", "UnicodeScalarType", "ExtendedGraphemeClusterType", "Any", "AnyObject",
    "Void", "Never", "Screen", "Recorder", "VirtualTimeScheduler", "TemporaryDefaults",
  ]

  private static let operators: Set = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "!", "&&", "||", "??", "+", "-", "*",
    "/", "%", "+=", "-=", "*=", "/=", "...", "..<", "&", "|", "^", "~", "<<", ">>",
  ]

  private static let attributes: Set = [
    "available", "autoclosure", "discardableResult", "dynamicCallable", "dynamicMemberLookup",
    "escaping", "frozen", "globalActor", "isolated", "concurrent", "nonobjc", "preconcurrency",
    "propertyWrapper", "resultBuilder", "retroactive", "unchecked", "unknown",
    "warn_unqualified_access", "inline",
  ]

  /// Macros that would make tests, or write code that nobody sees.
  private static let macros: Set = ["Test", "Suite", "Testing", "Swift", "DebugDescription"]

  private static let directives: Set = [
    "if", "elseif", "else", "endif", "available", "unavailable", "file", "fileID", "filePath",
    "line", "column", "function", "warning", "error", "isolation",
  ]
}

/// A word of a file with those around it.
private struct Context {
  let tokens: [SwiftTokens.Token]
  let index: Int

  var previous: SwiftTokens.Token? { index > 0 ? tokens[index - 1] : nil }
  var next: SwiftTokens.Token? { index + 1 < tokens.count ? tokens[index + 1] : nil }

  /// Whether the word is a name here: a member, an argument, or what is declared.
  var isName: Bool {
    if let previous {
      if previous.kind == .sign, previous.text.hasSuffix("."), !previous.text.hasSuffix("..") {
        return true
      }
      if ["func", "var", "let", "case"].contains(previous.text) { return true }
    }
    return [":", "=", ",", ")"].contains(next?.text)
  }

  /// Whether the word stands where a case of an enum would, and more of a pattern comes behind it.
  var isPattern: Bool {
    guard previous?.text == "case", previous?.kind == .word, let next else { return false }
    switch next.kind {
    case .mark: return ["(", "[", "{", "#", "@", "\\"].contains(next.text)
    case .sign: return next.text != "="
    case .word: return !["case", "func", "var", "let", "init", "static"].contains(next.text)
    case .quotedWord, .literal: return true
    }
  }

  var isNonisolatedUnsafe: Bool {
    index > 1 && tokens[index - 1].text == "(" && tokens[index - 2].text == "nonisolated"
  }

  /// The module that an `import` here names.
  var imported: String {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
    var place = index + 1
    if place < tokens.count, kinds.contains(tokens[place].text) { place += 1 }
    return place < tokens.count ? tokens[place].text : ""
  }
}

/// Where in the file one is: what is declared at its top, or right in an extension, can be seen by
/// a suite without naming a type of the answer's.
private struct Scopes {
  private var isExtension: [Bool] = []
  private var isExtensionNext = false
  private let areKnown: Bool

  init(areKnown: Bool) { self.areKnown = areKnown }

  var isOpenToSuites: Bool { !areKnown || isExtension.allSatisfy { $0 } }

  mutating func pass(_ token: SwiftTokens.Token, _ context: Context) {
    switch (token.kind, token.text) {
    case (.word, "extension"): isExtensionNext = !context.isName
    case (.mark, "{"):
      isExtension.append(isExtensionNext)
      isExtensionNext = false
    case (.mark, "}"): _ = isExtension.popLast()
    default: break
    }
  }
}
