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
      $0.contains(inheritance) && !$0.hasPrefix(" ")
        || $0.contains("[#StrictMemorySafety]") && (movesLines || !isHarmless($0))
    }
    guard let line = lines.first else { return nil }
    let start = line.hasPrefix(path + ":") ? line.dropFirst(path.count + 1) : ""
    let number = Int(start.prefix(while: \.isNumber))
    if line.contains(inheritance) {
      return Finding(
        name: "unsafe", line: number,
        message: "The superclass of this class can be shared between threads, but the class has no "
          + "protection of its own. Remove the superclass, or use an actor.")
    }
    return Finding(
      name: "unsafe", line: number,
      message: "This code accesses memory without Swift's checks, which isn't allowed in an "
        + "answer. Use arrays, Data, and references, which Swift checks.")
  }

  /// The compiler's warning about a class that inherits `@unchecked Sendable`, such as a subclass of
  /// `Operation`.
  private static let inheritance = "must restate inherited '@unchecked Sendable' conformance"

  /// Returns whether a line doesn't report unsafe code: it repeats a warning below the code, or refers
  /// to the compiler's documentation.
  private static func isHarmless(_ line: Substring) -> Bool {
    line.drop(while: { $0 == " " }).first == "|" || line.hasPrefix("[#StrictMemorySafety]: ")
  }
}
