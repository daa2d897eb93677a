/// The rule for an answer that is a test.
///
/// Such a test judges a program by its screen and by nothing else. So it may use the screen, `#expect`
/// and `#require`, and values. It may not use what could tell one program from another in any other
/// way, remember the programs that it has seen, or change how the testing library counts.
enum CatchRule {
  /// The modules that a test may import besides those of every answer.
  static let modules: Set = ["Testing", "WorkbookTesting"]

  /// Returns a finding if a test refers to a declaration that it may not use.
  ///
  /// - Parameters:
  ///   - name: The declaration.
  ///   - isWritten: Whether the reference is in the file itself, rather than in the expansion of a
  ///     macro.
  static func finding(about name: DemangledName, isWritten: Bool) -> Finding? {
    switch name.module {
    case "Testing":
      let isAllowed = isWritten ? isExpectation(name) : isExpansion(name) || isExpectation(name)
      return isAllowed ? nil : finding(aboutTesting: name)
    case "WorkbookTesting": return isOnScreen(name) ? nil : finding(aboutScreen: name)
    case "StateFlow": return kit.contains(name.path.first ?? "") ? nil : finding(aboutOther: name)
    case "Swift": return isRevealing(name) ? finding(aboutOther: name) : nil
    case "_Concurrency":
      return name.path.first == "MainActor" ? nil : finding(aboutOther: name)
    case "Foundation", "FoundationEssentials", "FoundationInternationalization":
      return isStateful(name.path.first ?? "") ? finding(aboutOther: name) : nil
    case "Observation", "Synchronization", "Dispatch": return finding(aboutOther: name)
    default: return nil
    }
  }

  /// Returns the findings about what a test declares: it may keep nothing between two screens.
  static func findings(in facts: AnswerFacts) -> [(finding: Finding, offset: Int)] {
    var found = facts.lastingVariables.map { variable in
      (
        Finding(
          name: variable.name,
          message: "\(variable.name) could remember something from one screen to the next, but a "
            + "test judges each screen on its own. Declare it inside the function, or as a let "
            + "with a value."), variable.offset
      )
    }
    for type in facts.types.values where type.isReference {
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

  /// Returns a finding if a symbol isn't one that a test needs.
  ///
  /// - Parameter text: The demangled symbol, which mentions the testing library or the test support.
  static func finding(aboutSymbol text: String) -> Finding? {
    if text.contains("(extension in Testing):") {
      return ["__expected", "__required"].contains { text.contains(".\($0)") }
        ? nil : forbiddenSymbol(text)
    }
    if text.contains("WorkbookTesting.") {
      let names = DemangledName.names(in: functionName(in: text))
      // Its own functions may take what is on screen.
      guard names.first == "WorkbookTesting" else { return nil }
      return names.contains { hidden.contains($0) } || !names.contains(where: isScreenType)
        ? forbiddenSymbol(text) : nil
    }
    let names = DemangledName.names(in: functionName(in: text))
    guard names.first == "Testing", let last = names.last else { return nil }
    return expansions.contains(last) || names.contains("Comment") || names.contains("__Expression")
      ? nil : forbiddenSymbol(text)
  }

  // MARK: Expectations

  /// Returns whether a name is `#expect` or `#require` of a condition, or the sentence in it.
  private static func isExpectation(_ name: DemangledName) -> Bool {
    if name.path.first == "Comment" { return true }
    let isMacro = name.path == ["expect"] || name.path == ["require"]
    return isMacro
      && !["throws", "performing", "processExitsWith"].contains {
        name.text.contains("\($0):")
      }
  }

  /// Returns whether the expansion of an expectation uses a function.
  private static func isExpansion(_ name: DemangledName) -> Bool {
    expansions.contains(name.path.last ?? "") || name.path.first == "__Expression"
  }

  private static let expansions: Set = [
    "__checkValue", "__checkBinaryOperation", "__checkFunctionCall", "__checkInoutFunctionCall",
    "__checkPropertyAccess", "__checkCast", "__requiringTry", "__expected", "__required", "__here",
  ]

  private static func finding(aboutTesting name: DemangledName) -> Finding {
    let last = name.path.last ?? name.text
    let first = name.path.first ?? last
    let advice: String
    let shown: String
    switch first {
    case "expect", "require":
      shown = "#\(first) with other arguments than a condition"
      advice = "Write a condition, such as #expect(screen.shows(\"1\"))."
    case "Test", "Suite":
      // Declarations in the expansion of @Test begin with underscores.
      let isAttribute = name.path.count == 1 || last.hasPrefix("__")
      shown = isAttribute ? "@\(first)" : "\(first).\(last)"
      advice =
        isAttribute
        ? "Write only the function: the suite calls it." : "Judge the screen, and nothing else."
    case "withKnownIssue", "confirmation":
      shown = first
      advice = "Write with #expect what a user sees."
    case "Issue":
      shown = "Issue.\(last)"
      advice = "Write #expect with the condition that isn't met."
    default:
      shown = last
      advice = "Write #expect(…) or try #require(…)."
    }
    return Finding(
      name: first,
      message:
        "\(shown) isn't allowed here: of the testing library, this test uses only #expect and "
        + "#require. \(advice)")
  }

  // MARK: The screen

  /// Returns whether a name belongs to what a person can see or do on a screen.
  private static func isOnScreen(_ name: DemangledName) -> Bool {
    isScreenType(name.path.first ?? "") && !name.path.contains { hidden.contains($0) }
  }

  private static func isScreenType(_ name: String) -> Bool {
    name == "Screen" || name == "ScreenRegion"
      || (name.hasSuffix("OnScreen") && name != "ElementOnScreen") || name == "Query"
  }

  /// The members of a screen that show more than a person sees.
  private static let hidden: Set = [
    "graph", "elements", "story", "diagnostics", "bodyCount", "init", "close",
  ]

  private static func finding(aboutScreen name: DemangledName) -> Finding {
    let last = name.path.last ?? name.text
    return Finding(
      name: last,
      message:
        "\(name.name) isn't allowed here, because a test judges what a person sees and does. "
        + "Use the screen that the function is given: its texts, its controls, and shows(_:).")
  }

  // MARK: Others

  /// What a test may use of the kit.
  private static let kit: Set = ["unfinished", "Color", "ColorScheme", "EnvironmentValues"]

  /// Returns whether a name of Swift's could show which program a screen belongs to, or changes from
  /// run to run.
  private static func isRevealing(_ name: DemangledName) -> Bool {
    let revealing: Set = [
      "Mirror", "dump", "debugPrint", "ObjectIdentifier", "CustomReflectable", "random",
      "randomElement", "shuffle", "shuffled", "SystemRandomNumberGenerator", "_typeName", "Clock",
      "ContinuousClock", "SuspendingClock", "isKnownUniquelyReferenced", "hashValue", "Hasher",
    ]
    return name.path.contains(where: revealing.contains) || name.text.contains("(reflecting:")
  }

  /// Returns whether a type of Foundation keeps something outside the test, or changes from run to run.
  private static func isStateful(_ name: String) -> Bool {
    [
      "UserDefaults", "NotificationCenter", "Notification", "Timer", "RunLoop", "Thread",
      "ProcessInfo", "OperationQueue", "Operation", "BlockOperation", "NSLock", "NSRecursiveLock",
      "NSCondition", "NSCache", "Date", "UUID", "Progress", "NSLog", "NSMutableArray",
      "NSMutableDictionary", "NSMutableSet", "NSMutableString", "NSCountedSet", "NSDate", "NSUUID",
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
        "\(shown) isn't allowed here, because a test judges "
        + "only what is on the screen. Use the screen that the function is given, and values.")
  }

  // MARK: Symbols

  /// Removes what precedes the name of a function in a demangled symbol.
  private static func functionName(in text: String) -> Substring {
    var text = text[...]
    if text.hasPrefix("static ") { text = text.dropFirst(7) }
    if text.hasPrefix("(extension in WorkbookTesting):") {
      text = text.dropFirst("(extension in WorkbookTesting):".count)
    }
    // What precedes it says how the function is called: "dispatch thunk of".
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
        "\(name) isn't allowed here. Use #expect, #require, and the screen that the function is "
        + "given.")
  }
}
