/// The rule for answers that are tests.
///
/// A test that a student writes has to judge a program only by its screen. So it may use the
/// screen, `#expect`, `#require`, and values. It may also answer the requests that a program sends to
/// a server, and let time pass. It must not distinguish programs in any other way, remember the
/// programs it has seen, or change how the testing library counts failures.
enum CatchRule {
  /// The modules that a test may import in addition to those that all answers may import.
  static let modules: Set = ["Testing", "WorkbookTesting"]

  /// Returns a finding if a test refers to a declaration that it may not use.
  ///
  /// - Parameters:
  ///   - name: The name of the declaration.
  ///   - isWritten: Whether the reference is in the file itself and not in a macro expansion.
  static func finding(about name: DemangledName, isWritten: Bool) -> Finding? {
    switch name.module {
    case "Testing":
      let isAllowed = isWritten ? isExpectation(name) : isExpansion(name) || isExpectation(name)
      return isAllowed ? nil : finding(aboutTesting: name)
    case "WorkbookTesting":
      return isOnScreen(name) || isControl(name) ? nil : finding(aboutScreen: name)
    case "StateFlow":
      let isAllowed = kit.contains(name.path.first ?? "") || controls.contains(name.path)
      return isAllowed ? nil : finding(aboutOther: name)
    case "Swift": return isRevealing(name) ? finding(aboutOther: name) : nil
    case "_Concurrency":
      let isAllowed = ["MainActor", "CancellationError"].contains(name.path.first)
      return isAllowed ? nil : finding(aboutOther: name)
    case "Foundation", "FoundationEssentials", "FoundationInternationalization":
      return isValue(name.path.first ?? "") ? nil : finding(aboutOther: name)
    case "Observation", "Synchronization", "Dispatch": return finding(aboutOther: name)
    default: return nil
    }
  }

  /// Returns the findings about declarations that a test could use to keep state between two
  /// screens.
  static func findings(in facts: AnswerFacts) -> [(finding: Finding, offset: Int)] {
    let values = PlainValues(facts)
    let variables = facts.lastingVariables.filter { !$0.isConstant || !values.contain($0.type) }
    var found = variables.map { variable in
      (
        Finding(
          name: variable.name,
          message: "\(variable.name) could keep a value from one screen to the next, but a "
            + "test must judge each screen independently. Declare it inside the function, or make it "
            + "a let constant that consists of numbers and strings."), variable.offset
      )
    }
    for type in facts.classes {
      found.append(
        (
          Finding(
            name: type.name,
            message:
              "\(type.name) is a class or an actor, which a test doesn't need. Use a function "
              + "or a struct."), type.offset
        ))
    }
    return found
  }

  /// Returns a finding if tests don't need the given symbol.
  ///
  /// - Parameter text: The demangled symbol, which is part of the testing library or the test
  ///   support.
  static func finding(aboutSymbol text: String) -> Finding? {
    if text.contains("(extension in Testing):") {
      return expansions.contains { text.contains(".\($0)") }
        ? nil : forbiddenSymbol(text)
    }
    if text.contains("WorkbookTesting.") {
      let names = DemangledName.names(in: functionName(in: text))
      // The test's own functions can have parameters of these types.
      guard names.first == "WorkbookTesting", !names.contains("AnswerOrder") else { return nil }
      return names.contains { hidden.contains($0) } || !names.contains(where: isScreenType)
        ? forbiddenSymbol(text) : nil
    }
    let names = DemangledName.names(in: functionName(in: text))
    guard names.first == "Testing", let last = names.last else { return nil }
    return expansions.contains(last) || names.contains("Comment") || names.contains("__Expression")
      ? nil : forbiddenSymbol(text)
  }

  // MARK: Expectations

  /// Returns whether a name refers to `#expect` or `#require` with a condition, or to the type of
  /// an expectation's comment.
  private static func isExpectation(_ name: DemangledName) -> Bool {
    if name.path.first == "Comment" { return true }
    let isMacro = name.path == ["expect"] || name.path == ["require"]
    return isMacro
      && !["throws", "performing", "processExitsWith"].contains {
        name.text.contains("\($0):")
      }
  }

  /// Returns whether the name is that of a function that an expectation's expansion calls.
  private static func isExpansion(_ name: DemangledName) -> Bool {
    expansions.contains(name.path.last ?? "") || name.path.first == "__Expression"
  }

  private static let expansions = Set([
    "__checkValue", "__checkBinaryOperation", "__checkFunctionCall", "__checkInoutFunctionCall",
    "__checkPropertyAccess", "__checkCast", "__requiringTry", "__expected", "__required", "__here",
  ]).union(comments)

  /// The functions that an expectation's expansion calls to collect the code comments above the
  /// expectation.
  private static let comments: Set = [
    "__line", "__block", "__documentationLine", "__documentationBlock",
  ]

  private static func finding(aboutTesting name: DemangledName) -> Finding {
    let last = name.path.last ?? name.text
    let first = name.path.first ?? last
    let advice: String
    let shown: String
    switch first {
    case "expect", "require":
      shown = "#\(first) without a condition"
      advice = "Write a condition, such as #expect(screen.shows(\"1\"))."
    case "Test", "Suite":
      // The names of declarations in an expansion of `@Test` begin with underscores.
      let isAttribute = name.path.count == 1 || last.hasPrefix("__")
      shown = isAttribute ? "@\(first)" : "\(first).\(last)"
      advice =
        isAttribute
        ? "Write only the function. The suite calls it." : "Check only the screen."
    case "withKnownIssue", "confirmation":
      shown = first
      advice = "Use #expect to state what a user sees."
    case "Issue":
      shown = "Issue.\(last)"
      advice = "Use #expect with the condition that should be true."
    default:
      shown = last
      advice = "Use #expect(…) or try #require(…)."
    }
    return Finding(
      name: first,
      message:
        "\(shown) isn't allowed here. From the testing library, this test can use only #expect and "
        + "#require. \(advice)")
  }

  // MARK: The screen

  /// Returns whether a name refers to something that a user can see or do on a screen.
  private static func isOnScreen(_ name: DemangledName) -> Bool {
    isScreenType(name.path.first ?? "") && !name.path.contains { hidden.contains($0) }
  }

  private static func isScreenType(_ name: String) -> Bool {
    name == "Screen" || name == "ScreenRegion"
      || (name.hasSuffix("OnScreen") && name != "ElementOnScreen") || name == "Query"
  }

  /// The members of a screen that reveal more than a user sees.
  private static let hidden: Set = [
    "graph", "elements", "story", "diagnostics", "bodyCount", "init", "close", "runningTasks",
    "repeatedRuns",
  ]

  /// The types of the kit with which a test controls when answers arrive and how much time passes.
  private static let controls: Set = [["Server"], ["ManualClock"]]

  /// Returns whether a name refers to a way to control when answers arrive, or to their orders.
  private static func isControl(_ name: DemangledName) -> Bool {
    switch name.path.first {
    case "AnswerOrder": true
    case "Server": ["answer", "fail", "pendingRequests"].contains(name.path.last)
    default: false
    }
  }

  private static func finding(aboutScreen name: DemangledName) -> Finding {
    let last = name.path.last ?? name.text
    return Finding(
      name: last,
      message:
        "\(name.name) isn't allowed here, because this test can use only what a user sees and "
        + "does. Use the screen that is passed to your function: its text, its controls, and "
        + "shows(_:).")
  }

  // MARK: Others

  /// The types and functions of the kit that a test may use.
  private static let kit: Set = [
    "unfinished", "Color", "ColorScheme", "EnvironmentValues", "ServerError",
  ]

  /// Returns whether a declaration in the standard library could reveal which program a screen
  /// belongs to, or could produce a different result in each run.
  private static func isRevealing(_ name: DemangledName) -> Bool {
    let revealing: Set = [
      "Mirror", "dump", "debugPrint", "ObjectIdentifier", "CustomReflectable", "random",
      "randomElement", "shuffle", "shuffled", "SystemRandomNumberGenerator", "_typeName", "Clock",
      "ContinuousClock", "SuspendingClock", "isKnownUniquelyReferenced", "hashValue", "Hasher",
    ]
    return name.path.contains(where: revealing.contains) || name.text.contains("(reflecting:")
  }

  /// Returns whether a type that Foundation declares or extends consists of values. Formatters and
  /// decoders can be changed, so they can keep something from one screen to the next.
  private static func isValue(_ name: String) -> Bool {
    Libraries.swiftTypes.contains(name) || name.contains("FormatStyle")
      || [
        "CharacterSet", "Locale", "Decimal", "Data", "ComparisonResult", "NSNotFound",
        "StringEncodings",
      ].contains(name)
  }

  private static func finding(aboutOther name: DemangledName) -> Finding {
    let head = name.path.first ?? name.text
    let shown =
      name.text.contains("(reflecting:")
      ? "\(head)(reflecting:)" : name.name.replacing(".init", with: "")
    return Finding(
      name: head,
      message:
        "\(shown) isn't allowed here, because this test can check only what is on the screen. "
        + "Use only the screen that is passed to your function, and values such as numbers and "
        + "strings.")
  }

  // MARK: Symbols

  /// Returns a demangled symbol without the text before the function's name.
  private static func functionName(in text: String) -> Substring {
    var text = text[...]
    if text.hasPrefix("static ") { text = text.dropFirst(7) }
    if text.hasPrefix("(extension in WorkbookTesting):") {
      text = text.dropFirst("(extension in WorkbookTesting):".count)
    }
    // The text before the name, such as "dispatch thunk of", describes how the function is called.
    for module in ["WorkbookTesting.", "Testing."] {
      if let range = text.firstRange(of: module), !text[..<range.lowerBound].contains("(") {
        return text[range.lowerBound...]
      }
    }
    return text
  }

  private static func forbiddenSymbol(_ text: String) -> Finding {
    let name = DemangledName.names(in: functionName(in: text)).dropFirst().joined(separator: ".")
    return Finding(
      name: name,
      message:
        "\(name) isn't allowed here. Use #expect, #require, and the screen that is passed to your "
        + "function.")
  }
}
