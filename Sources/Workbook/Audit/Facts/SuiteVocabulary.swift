import WorkbookCore

/// The names that a suite could look up.
///
/// Swift finds a declaration by its name. So if the answer and the solution have the same
/// declarations for all names in the suite, the suite refers to the same declarations in both
/// cases. This is the case for nearly every answer. The audit then doesn't need the suite's syntax
/// tree.
package struct SuiteVocabulary: Sendable {
  private var words: Set<String>

  /// Collects the words in a suite's source code.
  ///
  /// The words include those in comments and strings, even though the suite doesn't use
  /// those words as names.
  package init(_ bytes: [UInt8]) {
    words = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      let isName =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
          true
        default: false
        }
      if isName, start == nil { start = index }
      if !isName, let first = start {
        words.insert(String(decoding: bytes[first..<index], as: UTF8.self))
        start = nil
      }
    }
    if let first = start { words.insert(String(decoding: bytes[first...], as: UTF8.self)) }
  }

  /// Returns whether the suite could find a declaration with the given name.
  func contains(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return true }
    // Include all operators and all names that macros could use.
    if !(first.properties.isAlphabetic || first == "_") || name.hasPrefix("__") { return true }
    // A property wrapper on `count` adds `_count` and `$count`.
    let name = first == "_" ? String(name.dropFirst()) : name
    return words.contains(name) || Self.implicitNames.contains(name)
      || name.hasPrefix("build") && Self.isBuilderMethod(name)
  }

  private static func isBuilderMethod(_ name: String) -> Bool {
    [
      "buildBlock", "buildExpression", "buildPartialBlock", "buildEither", "buildOptional",
      "buildArray", "buildFinalResult", "buildLimitedAvailability",
    ].contains(name)
  }

  /// The names that the compiler can look up even though they don't occur in the source code.
  private static let implicitNames = Set(
    [
      "init", "subscript", "callAsFunction", "dynamicallyCall", "appendInterpolation",
      "appendLiteral", "wrappedValue", "projectedValue", "makeIterator", "next",
      "makeAsyncIterator",
      // The names in expansions of the testing library's macros.
      "Void", "Actor", "Sendable", "SourceLocation", "Bool", "Int", "String", "UInt32", "UInt",
      "Any",
      "Never", "CBool", "UnsafeRawPointer", "UnsafeMutableRawPointer", "Optional", "Array", "Error",
      "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
      "ExtendedGraphemeClusterType", "UnicodeScalarType", "ArrayLiteralType", "Swift", "Testing",
      "Foundation", "Observation", "_Concurrency", "RawValue",
      "rawValue", "Element", "description", "customMirror", "debugDescription", "testDescription",
      "hash", "hashValue", "encode", "id",
    ] + KitModules.all)
}
