/// A test program's console output, split by test.
///
/// This type is used only for the answer's output. Results always come from the event stream. The
/// testing library prints to the same console, so all output is in order: the lines between "Test …
/// started" and the library's next line belong to that test.
struct ConsoleText {
  /// The output of each test, keyed by the name that the testing library prints.
  private(set) var outputs: [String: String] = [:]

  /// Parses console output.
  init(_ console: String) {
    var name: Substring?
    var isOwn = false
    for line in console.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("◇ Test "), line.hasSuffix(" started.") {
        if !line.hasPrefix("◇ Test case ") { name = line.dropFirst(7).dropLast(9) }
        isOwn = true
      } else if let mark = line.first, "◇✔✘↳➜⚠◆".contains(mark) {
        isOwn = false
      } else if isOwn, let name {
        let key = name.hasPrefix("\"") ? String(name.dropFirst().dropLast()) : String(name)
        if !line.isEmpty { outputs[key, default: ""] += line + "\n" }
      }
    }
  }
}
