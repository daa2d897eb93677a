/// The rule for the library declarations that an answer may use.
enum LibraryRule {
  /// Returns a finding if an answer refers to a declaration that it isn't allowed to use.
  ///
  /// - Parameters:
  ///   - name: The name of the declaration.
  ///   - module: The name of the answer's module.
  static func finding(about name: DemangledName, in module: String) -> Finding? {
    if name.usr.hasPrefix("s:\(module.utf8.count)\(module)") || name.module == module { return nil }
    switch name.module {
    case "StateFlow", "Observation", "_StringProcessing", "RegexBuilder", "Synchronization",
      "Builtin", "SwiftOnoneSupport":
      return nil
    case "Swift", "_Concurrency":
      return isDenied(swift: name) ? finding(name) : nil
    case "Foundation", "FoundationEssentials", "FoundationInternationalization":
      return isAllowed(foundation: name) ? nil : finding(name)
    case "Dispatch":
      return deniedDispatch.contains(name.path.first ?? "") ? finding(name) : nil
    case "C":
      // `c:@F@exit` is a function, `c:@stdout` is a variable, and `c:@E@…` is a constant.
      let isCode = name.usr.hasPrefix("c:@F@") || name.usr.count { $0 == "@" } == 1
      return isCode && !mathematics.contains(name.path.first ?? "") ? finding(name) : nil
    case "Testing", "WorkbookTesting", "XCTest":
      return Finding(
        name: name.module,
        message: "\(name.name) is part of the tests, and an answer must work without them. Remove "
          + "the reference.", isTampering: true)
    default:
      return finding(name)
    }
  }

  /// Returns a finding if an answer calls one of the kit's functions that it has to implement
  /// itself.
  static func finding(
    about name: DemangledName, inKitInsteadOf ownFunctions: [String]
  ) -> Finding? {
    guard name.module == "StateFlow", let last = name.path.last, ownFunctions.contains(last) else {
      return nil
    }
    return Finding(
      name: last,
      message: "The task asks you to write \(name.name) yourself. Don't call the kit's function.")
  }

  /// Returns a finding about a name that isn't allowed, including advice on what to write instead.
  static func finding(_ name: DemangledName) -> Finding {
    let head = name.path.first ?? name.text
    let last = name.path.last ?? head
    let isTampering = name.module == "C" ? leaving.contains(last) : leaving.contains(head)
    let shown = name.path.isEmpty ? name.text : name.name.replacing(".init", with: "")
    return Finding(
      name: head,
      message: "\(shown) isn't allowed in an answer. "
        + (advice[head] ?? advice[last] ?? generalAdvice),
      isTampering: isTampering)
  }

  /// Returns a finding about a symbol that the object file needs.
  static func finding(aboutSymbol name: String) -> Finding {
    Finding(
      name: name,
      message: "\(name) isn't allowed in an answer. "
        + (advice[name] ?? generalAdvice),
      isTampering: leaving.contains(name))
  }

  // MARK: Swift

  private static func isDenied(swift name: DemangledName) -> Bool {
    let head = name.path.first ?? ""
    if deniedSwift.contains(head) { return true }
    return name.path.contains { part in
      deniedPrefixes.contains { part.hasPrefix($0) }
    }
  }

  private static let deniedPrefixes = [
    "_stdlib", "_debugger", "_playground", "_swift_", "_unsafe", "_withUnsafe", "unsafe",
    "withUnsafe", "_forEachField", "_getTypeBy", "_typeBy", "Unsafe", "OpaquePointer",
    "AutoreleasingUnsafe", "_copyContents", "_cVarArg",
  ]

  private static let deniedSwift: Set = [
    "CommandLine", "readLine", "Unmanaged", "_runAsyncMain", "_asyncMainDrainQueue",
    "_getErrorDefaultUserInfo", "withVaList", "CVaListPointer", "_SwiftStdioFile", "_Stdout",
    "getVaList", "_openExistential",
  ]

  // MARK: Foundation

  private static func isAllowed(foundation name: DemangledName) -> Bool {
    guard let head = name.path.first else { return false }
    if deniedLabels.contains(where: name.text.contains) { return false }
    // Allow extensions of the standard library's types, except those that read or write files.
    return swiftTypes.contains(head) || isAllowed(foundation: head, in: name.text)
  }

  /// Returns whether an answer may use a type or function from Foundation.
  ///
  /// - Parameters:
  ///   - name: The name of the type or function.
  ///   - text: The complete demangled name of the declaration.
  static func isAllowed(foundation name: String, in text: String) -> Bool {
    switch name {
    case "Thread": text.contains("Thread.isMainThread")
    case "ProcessInfo":
      text.contains("ProcessInfo.systemUptime") || text.contains("ProcessInfo.processInfo")
    default:
      foundation.contains(name)
        || ["Format", "Parse", "Formatter", "Encoder", "Decoder", "Sort", "Unit", "Predicate"]
          .contains { name.contains($0) }
    }
  }

  private static let swiftTypes: Set = [
    "String", "StringProtocol", "Substring", "Character", "Array", "Dictionary", "Set", "Int",
    "Double", "Float", "Bool", "Sequence", "Collection", "BidirectionalCollection",
    "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection", "BinaryInteger",
    "BinaryFloatingPoint", "Range", "ClosedRange", "Duration", "Result", "Error", "AnyHashable",
    "Optional", "UInt", "UInt8", "Int32", "Int64", "DefaultStringInterpolation", "KeyPath",
    "Comparable", "FixedWidthInteger", "FloatingPoint",
  ]

  private static let foundation: Set = [
    "AnyClass", "AttributedString", "AttributeContainer", "AttributedSubstring",
    "AttributeScopes", "AttributeDynamicLookup", "Calendar", "CharacterSet", "ComparisonResult",
    "CocoaError", "ContiguousBytes", "Data", "DataProtocol", "MutableDataProtocol", "Date",
    "DateComponents", "DateInterval", "Decimal", "Dimension", "IndexPath", "IndexSet",
    "LocalizedError", "Locale", "Measurement", "NSArray", "NSAttributedString", "NSCalendar",
    "NSCoding", "NSCopying", "NSCountedSet", "NSData", "NSDate", "NSDateInterval",
    "NSDecimalNumber", "NSDictionary", "NSError", "NSIndexSet", "NSLocale", "NSLock", "NSLocking",
    "NSMutableArray", "NSMutableCopying", "NSMutableDictionary", "NSMutableSet",
    "NSMutableString", "NSNotFound", "NSNotification", "NSNull", "NSNumber", "NSObject",
    "NSObjectProtocol", "NSOrderedSet", "NSRange", "NSRecursiveLock", "NSRegularExpression",
    "NSSet", "NSString", "NSTextCheckingResult", "NSTimeZone", "NSUUID", "NSValue", "Notification",
    "NotificationCenter", "PersonNameComponents", "Progress", "ReferenceConvertible",
    "_ObjectiveCBridgeable", "StringEncodings", "TimeInterval", "TimeZone", "Timer", "RunLoop",
    "UUID", "UserDefaults", "LocalizedStringResource", "CustomNSError", "RecoverableError",
    "NSKeyValueObservedChange", "_NSKeyValueCodingAndObserving", "_NSRange", "OperationQueue",
    "BlockOperation", "Operation", "NSSecureCoding", "NSCondition", "NSCache", "KeyPathComparator",
    "ComparableComparator", "JSONSerialization", "PropertyListSerialization", "Scanner",
    "SortDescriptor", "SortOrder", "NSSortDescriptor", "NSCoder", "CGFloat", "CGPoint", "CGRect",
    "CGSize", "NSEnumerator",
    "NSFastEnumerationIterator",
    // The functions.
    "pow", "floor", "ceil", "round", "trunc", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan",
    "atan2", "exp", "exp2", "log", "log2", "log10", "fmod", "remainder", "cbrt", "hypot", "fabs",
    "fma", "NSLocalizedString", "NSMakeRange", "NSLog", "modf", "sinh", "cosh", "tanh", "erf",
    "scalbn", "copysign", "nearbyint", "rint", "fmin", "fmax", "NSMaxRange", "NSEqualRanges",
  ]

  /// The argument labels and names of declarations that read or write files, or reveal the call
  /// stack.
  static let deniedLabels = [
    "(contentsOfFile:", "(contentsOf: FoundationEssentials.URL", "(contentsOf: Foundation.URL",
    "toFile:", "ToFile:", "fileSystemRepresentation", "(fileURL", "resolvingSymlinks",
    "expandingTilde", "write(to:", "volatileDomain", "argumentDomain", "contentsOfURL",
    "completePath", "OfFile:", "withUnsafe", "callStack",
  ]

  /// The names in Dispatch that an answer must not use.
  static let deniedDispatch: Set = [
    "DispatchIO", "DispatchSource", "DispatchSourceProtocol", "DispatchSourceSignal",
    "DispatchSourceProcess", "DispatchSourceRead", "DispatchSourceWrite",
    "DispatchSourceFileSystemObject", "DispatchSourceTimer", "dispatchMain",
  ]

  /// The C functions for arithmetic.
  private static let mathematics: Set = [
    "pow", "powf", "sqrt", "sqrtf", "exp", "exp2", "log", "log2", "log10", "sin", "cos", "tan",
    "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "fmod", "fmodf", "floor", "floorf",
    "ceil", "ceilf", "round", "roundf", "trunc", "truncf", "rint", "nearbyint", "fabs", "fmin",
    "fmax", "remainder", "lround", "cbrt", "hypot", "fma", "abs", "labs", "copysign", "erf",
    "tgamma", "lgamma", "expm1", "log1p",
  ]

  /// The names that are useful only to end the program, stop its tests, or forge their output.
  private static let leaving: Set = [
    "exit", "_exit", "_Exit", "quick_exit", "abort", "atexit", "at_quick_exit", "kill", "raise",
    "signal", "sigaction", "alarm", "pthread_exit", "pthread_kill", "longjmp", "dlopen", "dlsym",
    "ptrace", "fork", "vfork", "execv", "execve", "execvp", "posix_spawn", "posix_spawnp",
    "daemon", "setsid", "close", "dup", "dup2", "write", "pwrite", "withUnsafeCurrentTask",
    "UnsafeCurrentTask", "syscall", "setrlimit", "dispatchMain", "NSClassFromString",
    "_runAsyncMain",
  ]

  /// The advice for names that aren't in ``advice``.
  private static let generalAdvice = "You can solve every exercise with values, views, and stores."

  /// The advice on what to write instead of a name, keyed by that name.
  private static let advice: [String: String] = [
    "Thread": "Use Task, or DispatchQueue with a closure. Thread.isMainThread is fine.",
    "Process": "No exercise needs another program.",
    "ProcessInfo": "No exercise depends on the process that it runs in.",
    "CommandLine": "Exercises run without arguments. Pass values to functions and initializers.",
    "FileManager": "To save values, use the UserDefaults object that is passed to your code.",
    "FileHandle": "To print messages, use print.",
    "URL": "Store addresses and paths as strings. No exercise uses files or the network.",
    "URLSession": "No exercise uses the network.",
    "Bundle": "No exercise has resources.",
    "readLine": "No exercise reads input.",
    "exit": "Return from the function instead.",
    "fputs": "Use print.", "printf": "Use print.", "puts": "Use print.",
    "sleep": "Use the scheduler that is passed to your code.",
    "usleep": "Use the scheduler that is passed to your code.",
    "unsafeBitCast": "Convert with an initializer, or cast with as?.",
    "unsafeDowncast": "Cast with as?.",
    "Unmanaged": "Use a strong or weak reference.",
    "UnsafePointer": "Use arrays and references, which Swift checks.",
    "UnsafeMutablePointer": "Use arrays and references, which Swift checks.",
    "DispatchSource": "Use the scheduler that is passed to your code.",
  ]
}
