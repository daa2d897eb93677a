/// The rule against memory-unsafe code, which the compiler reports as warnings.
///
/// Without unsafe pointers, code can access only the values that it declares or receives. The
/// audit's other rules rely on this restriction.
package enum MemorySafety {
  /// The compiler flag that turns on the warnings about memory safety.
  package static let flags = ["-strict-memory-safety"]

  /// Returns a finding if the compiler has found unsafe code.
  ///
  /// - Parameters:
  ///   - output: The compiler's output.
  ///   - path: The answer's path in the output.
  ///   - source: The source code of the answer. If the code contains `#sourceLocation`, a warning
  ///     can have any path.
  static func finding(in output: String, path: String, source: String) -> Finding? {
    let movesLines = source.contains("#sourceLocation")
    let lines = output.split(separator: "\n").filter {
      $0.contains("[#StrictMemorySafety]") && (movesLines || !isHarmless($0, path))
    }
    guard let line = lines.first else { return nil }
    let start = line.hasPrefix(path + ":") ? line.dropFirst(path.count + 1) : ""
    return Finding(
      name: "unsafe", line: Int(start.prefix(while: \.isNumber)),
      message: "This code accesses memory without Swift's checks, which isn't allowed in an "
        + "answer. Use arrays, Data, and references, which Swift checks.")
  }

  /// Returns whether a line doesn't report unsafe code.
  ///
  /// A harmless line repeats a warning below the code, refers to the compiler's documentation, or
  /// warns about a `@preconcurrency` import, which only suppresses warnings about modules that
  /// predate Swift concurrency.
  private static func isHarmless(_ line: Substring, _ path: String) -> Bool {
    if line.drop(while: { $0 == " " }).first == "|" || line.hasPrefix("[#StrictMemorySafety]: ") {
      return true
    }
    guard line.hasPrefix(path + ":") else { return false }
    return line.dropFirst(path.count).drop { $0.isNumber || $0 == ":" }
      .hasPrefix(" warning: '@preconcurrency' import is not memory-safe")
  }
}
