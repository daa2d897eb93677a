/// The libraries that an answer may use, as far as the workbook teaches them.
///
/// Both audits, of the syntax tree and of the object file, use this list.
enum Libraries {
  /// The modules that an answer may use without restrictions.
  static let unrestricted: Set = [
    "Observation", "_StringProcessing", "RegexBuilder", "Builtin",
    "SwiftOnoneSupport",
  ]

  /// The modules that make up the standard library.
  static let standard: Set = ["Swift", "_Concurrency"]

  /// The modules that make up Foundation.
  static let foundation: Set = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  // MARK: The kit

  /// Returns whether an answer must not use a declaration of the kit.
  ///
  /// An answer that shows views without the suite's screen could hide which bodies run. Names that
  /// start with an underscore are the kit's own, as in SwiftUI. (Those that start with two, such as
  /// `__allocating_init`, are the compiler's.)
  static func denies(kit path: [String]) -> Bool {
    path.contains { name in
      name == "ViewGraph"
        || name.hasPrefix("_") && !name.hasPrefix("__") && name != "_printChanges"
    }
  }

  // MARK: Swift

  /// Returns whether an answer must not use a declaration of the standard library.
  ///
  /// - Parameter path: The names of the enclosing types and the declaration itself.
  static func denies(swift path: [String]) -> Bool {
    // An error can be shared between threads, but the value in this one can be anything.
    deniedSwift.contains(path.first ?? "") || path == ["EncodingError", "invalidValue"]
      || path.contains { part in deniedPrefixes.contains { part.hasPrefix($0) } }
  }

  private static let deniedSwift: Set = [
    "CommandLine", "readLine", "Unmanaged", "UnsafeCurrentTask", "_runAsyncMain",
    "_asyncMainDrainQueue", "_getErrorDefaultUserInfo", "withVaList", "getVaList",
    "CVaListPointer", "_SwiftStdioFile", "_Stdout", "_openExistential", "ManagedBuffer",
    "ManagedBufferPointer",
  ]

  private static let deniedPrefixes = [
    "_stdlib", "_debugger", "_playground", "_swift_", "_unsafe", "_withUnsafe", "unsafe",
    "withUnsafe", "_forEachField", "_getTypeBy", "_typeBy",
  ]

  /// Returns whether a declaration of the standard library accesses memory without checks.
  ///
  /// An answer must not refer to such a declaration. Its object file may, because code that the
  /// compiler generates does, as for a sequence.
  static func isPointer(_ path: [String]) -> Bool {
    path.contains { part in
      ["Unsafe", "OpaquePointer", "AutoreleasingUnsafe", "_copyContents", "_cVarArg"]
        .contains { part.hasPrefix($0) }
    }
  }

  /// Returns whether a declaration of the standard library decides where tasks run.
  ///
  /// An answer must not refer to such a declaration, because an executor can run the same work twice,
  /// or at the same time as other work. Its object file may, because each actor has an executor.
  static func isExecutor(_ path: [String]) -> Bool {
    path.contains { $0.hasSuffix("Executor") || $0.hasSuffix("Job") }
  }

  // MARK: Foundation

  /// Returns whether an answer may use a type or function from Foundation.
  ///
  /// - Parameters:
  ///   - name: The name of the type or function.
  ///   - text: The complete demangled name of the declaration.
  static func allows(foundation name: String, in text: String) -> Bool {
    switch name {
    case "Thread": text.contains("Thread.isMainThread")
    case "ProcessInfo":
      text.contains("ProcessInfo.systemUptime") || text.contains("ProcessInfo.processInfo")
    default:
      foundationNames.contains(name)
        || ["Format", "Parse", "Formatter", "Encoder", "Decoder", "Sort", "Unit", "Predicate"]
          .contains { name.contains($0) }
    }
  }

  private static let foundationNames: Set = [
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

  /// The types of the standard library that Foundation extends for answers, too.
  static let swiftTypes: Set = [
    "String", "StringProtocol", "Substring", "Character", "Array", "Dictionary", "Set", "Int",
    "Double", "Float", "Bool", "Sequence", "Collection", "BidirectionalCollection",
    "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection", "BinaryInteger",
    "BinaryFloatingPoint", "Range", "ClosedRange", "Duration", "Result", "Error", "AnyHashable",
    "Optional", "UInt", "UInt8", "Int32", "Int64", "DefaultStringInterpolation", "KeyPath",
    "Comparable", "FixedWidthInteger", "FloatingPoint",
  ]

  /// The argument labels and names of declarations that read or write files, or reveal the call
  /// stack.
  static let deniedLabels = [
    "(contentsOfFile:", "(contentsOf: FoundationEssentials.URL", "(contentsOf: Foundation.URL",
    "toFile:", "ToFile:", "fileSystemRepresentation", "(fileURL", "resolvingSymlinks",
    "expandingTilde", "write(to:", "volatileDomain", "argumentDomain", "contentsOfURL",
    "completePath", "OfFile:", "withUnsafe", "callStack",
  ]

  // MARK: Others

  /// Returns whether an answer must not use a declaration of Dispatch.
  static func denies(dispatch path: [String]) -> Bool {
    // The work of an item, and of a notification, doesn't have to be `Sendable`.
    deniedDispatch.contains(path.first ?? "") || path.contains("notify")
  }

  private static let deniedDispatch: Set = [
    "DispatchWorkItem", "DispatchData",
    "DispatchIO", "DispatchSource", "DispatchSourceProtocol", "DispatchSourceSignal",
    "DispatchSourceProcess", "DispatchSourceRead", "DispatchSourceWrite",
    "DispatchSourceFileSystemObject", "DispatchSourceTimer", "dispatchMain",
  ]

  /// The C functions for arithmetic.
  static let mathematics: Set = [
    "pow", "powf", "sqrt", "sqrtf", "exp", "exp2", "log", "log2", "log10", "sin", "cos", "tan",
    "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "fmod", "fmodf", "floor", "floorf",
    "ceil", "ceilf", "round", "roundf", "trunc", "truncf", "rint", "nearbyint", "fabs", "fmin",
    "fmax", "remainder", "lround", "cbrt", "hypot", "fma", "abs", "labs", "copysign", "erf",
    "tgamma", "lgamma", "expm1", "log1p",
  ]
}
