/// Audits the symbols that an answer's object file needs from other files, which limit what it can
/// do.
///
/// Code compiled with strict memory safety can't reach anything that it doesn't request from the
/// linker. So the audit compares the requested symbols with what the workbook teaches.
struct SymbolAudit {
  /// The answer's own module.
  let module: String
  /// Names that the course permits in addition.
  var allowed: Set<String> = []

  /// Returns the problems of an object file.
  func findings(in object: ObjectFile) -> [Finding] {
    var findings: [Finding] = []
    for section in object.sections where Self.deniedSections.contains(section) {
      findings.append(
        Finding(
          name: section,
          message: "The answer contains \(section): tests, or code that runs at startup."
        ))
    }
    for symbol in object.symbols {
      if symbol.isDefined {
        if symbol.isGlobal, !Self.isSwift(symbol.name), !symbol.name.hasPrefix("symbolic ") {
          findings.append(
            Finding(
              name: symbol.name,
              message: "The answer exports a function \(symbol.name) to the system."))
        }
      } else if !Self.isSwift(symbol.name) {
        if !symbol.name.isEmpty, !Self.runtimeFunctions.contains(symbol.name) {
          findings.append(forbidden(symbol.name))
        }
      } else if symbol.name.hasPrefix("$s"), !symbol.name.hasPrefix("$s9StateFlow") {
        findings += finding(about: demangled(symbol.name))
      }
    }
    return findings.filter { !allowed.contains($0.name) }
  }

  private func finding(about text: String) -> [Finding] {
    let found = dottedNames(in: text)
    // The kit's own API may mention anything, because the kit's code does the work.
    if found.first?.first == "StateFlow" || text.contains("(extension in StateFlow):") {
      return []
    }
    for parts in found {
      let head = String(parts[0])
      let name = String(parts[1])
      switch head {
      case module, "StateFlow", "Observation", "Builtin", "_StringProcessing", "RegexBuilder",
        "SwiftOnoneSupport", "Synchronization":
        continue
      case "Swift", "_Concurrency":
        if Self.isDenied(swift: name) { return [forbidden(name)] }
      case "Foundation", "FoundationEssentials", "FoundationInternationalization":
        if !Self.isAllowed(foundation: name) { return [forbidden(name)] }
      case "Dispatch":
        if !Self.allowedDispatch.contains(name) { return [forbidden(name)] }
      case "__C", "__C_Synthesized":
        return [forbidden(name)]
      default:
        // In `A.Element`, the first part is a generic parameter.
        if head.wholeMatch(of: /[A-Z][0-9]*/) == nil, Self.deniedModules.contains(head) {
          return [forbidden(head)]
        }
      }
    }
    for label in Self.deniedLabels where text.contains(label) {
      return [forbidden(String(label.drop { !$0.isLetter }.prefix { $0.isLetter }))]
    }
    return []
  }

  private func forbidden(_ name: String) -> Finding {
    Finding(
      name: name,
      message:
        "The answer uses \(name), which no exercise requires. Answers work with values, views "
        + "and stores, and leave files, processes, other programs and the tests alone.")
  }

  private static func isSwift(_ name: String) -> Bool {
    ["$s", "swift_", "_swift", "__swift_"].contains { name.hasPrefix($0) }
  }

  // MARK: Swift

  private static func isDenied(swift name: String) -> Bool {
    deniedSwift.contains(name)
      || [
        "_stdlib", "_debugger", "_playground", "_swift_", "_unsafe", "_withUnsafe", "unsafe",
        "withUnsafe", "_forEachField", "_getTypeBy", "_typeBy",
      ].contains { name.hasPrefix($0) }
  }

  private static let deniedSwift: Set = [
    "CommandLine", "readLine", "Unmanaged", "UnsafeCurrentTask", "_runAsyncMain",
    "_asyncMainDrainQueue", "_getErrorDefaultUserInfo", "_openExistential", "VaList", "CVarArg_",
    "_SwiftStdioFile", "_Stdout",
  ]

  // MARK: Foundation

  private static func isAllowed(foundation name: String) -> Bool {
    allowedFoundation.contains(name)
      || ["Format", "Parse", "Formatter", "Encoder", "Decoder", "Sort", "Unit", "Predicate"]
        .contains { name.contains($0) }
  }

  private static let allowedFoundation: Set = [
    "AnyClass", "AttributedString", "AttributeContainer", "AttributedSubstring",
    "AttributeScopes", "Calendar", "CharacterSet", "ComparisonResult", "ContiguousBytes",
    "CocoaError", "Data", "DataProtocol", "MutableDataProtocol", "Date", "DateComponents",
    "DateInterval", "Decimal", "Dimension", "IndexPath", "IndexSet", "LocalizedError", "Locale",
    "Measurement", "NSError", "NSCopying", "NSCoding", "NSDecimalNumber", "NSLock",
    "NSLocking", "NSNotification", "NSNumber", "NSObjectProtocol", "NSOrderedSet", "NSRange",
    "NSRecursiveLock", "NSRegularExpression", "NSString", "NSValue", "NSTextCheckingResult",
    "Notification", "NotificationCenter", "PersonNameComponents", "ReferenceConvertible",
    "_ObjectiveCBridgeable", "StringProtocol", "TimeZone", "Timer", "RunLoop", "UUID",
    "UserDefaults", "LocalizedStringResource", "CustomNSError", "NSNull", "pow",
    "_NSKeyValueCodingAndObserving", "_NSRange", "OperationQueue",
  ]

  private static let allowedDispatch: Set = [
    "DispatchQueue", "DispatchTime", "DispatchTimeInterval", "DispatchWallTime", "DispatchGroup",
    "DispatchWorkItem", "DispatchWorkItemFlags", "DispatchQoS", "DispatchSemaphore",
    "DispatchSpecificKey", "DispatchPredicate", "DispatchObject", "_DispatchObject",
    "_dispatchPreconditionTest", "dispatchPrecondition",
  ]

  /// Argument labels of functions that read or write files.
  private static let deniedLabels = [
    "(contentsOfFile:", "(contentsOf: FoundationEssentials.URL", "(toFile:", "ToFile:",
    "fileSystemRepresentation", "(fileURL", "resolvingSymlinks", "expandingTilde",
  ]

  // MARK: Others

  /// The modules that an answer must not use. Other words before a dot aren't modules.
  private static let deniedModules: Set = [
    "Testing", "WorkbookTesting", "Glibc", "Musl", "SwiftGlibc", "Distributed",
    "FoundationNetworking",
    "FoundationXML", "XCTest", "_Differentiation", "_TestingInternals", "_Testing_Foundation",
    "TestProgram", "CoreFoundation", "_Volatile", "Runtime", "Cxx", "CxxStdlib", "_Backtracing",
  ]

  /// Functions of the system libraries that the compiler itself calls, and arithmetic.
  private static let runtimeFunctions: Set = [
    "memcpy", "memmove", "memset", "memcmp", "bcmp", "malloc", "free", "calloc", "realloc",
    "strlen", "abort_", "__stack_chk_fail", "_GLOBAL_OFFSET_TABLE_", "__tls_get_addr",
    "_Block_copy", "_Block_release", "malloc_usable_size", "posix_memalign",
    "pow", "powf", "sqrt", "sqrtf", "exp", "exp2", "log", "log2", "log10", "sin", "cos", "tan",
    "asin", "acos", "atan", "atan2", "fmod", "fmodf", "floor", "floorf", "ceil", "ceilf", "round",
    "roundf", "trunc", "truncf", "rint", "nearbyint", "fabs", "fmin", "fmax", "remainder",
    "lround", "cbrt", "hypot", "fma", "abs", "labs", "__divti3", "__modti3", "__multi3",
    "__udivti3", "__umodti3", "__muloti4",
  ]

  private static let deniedSections: Set = [
    "swift5_tests", ".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors",
  ]
}
