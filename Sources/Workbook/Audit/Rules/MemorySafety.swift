/// Finds memory-unsafe code in an answer by reading the warnings of a compiler with strict memory
/// safety.
///
/// Code without unsafe pointers can't reach anything it wasn't given. The other rules rely on this.
package enum MemorySafety {
  /// The flag that turns the warnings on.
  package static let flags = ["-strict-memory-safety"]

  /// Returns a finding if the compiler has found unsafe code.
  ///
  /// - Parameters:
  ///   - output: What the compiler printed.
  ///   - path: The answer's path, as the compiler prints it.
  static func finding(in output: String, path: String) -> Finding? {
    // The answer can't hide a warning: it can move it to another line, or print more of them.
    let group = "[#StrictMemorySafety]"
    guard let line = output.split(separator: "\n").first(where: { $0.contains(group) }) else {
      return nil
    }
    let digits = line.hasPrefix(path + ":") ? line.dropFirst(path.count + 1).prefix(while: \.isNumber) : ""
    return Finding(
      name: "unsafe", line: Int(digits),
      message: "This accesses memory without Swift's checks, which isn't allowed in an answer. "
        + "Use arrays, Data and references, which Swift checks.")
  }
}
