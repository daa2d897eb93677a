/// What a test program prints when nobody but a person is meant to read it.
///
/// It is read for one thing only, what the answer printed, and never for a result. The testing
/// library prints on the same output, so the two are in order: what stands between the line that a
/// test has started and the next line of the library's is the test's own.
struct ConsoleText {
  /// What was printed in each test, by the name that the library gives it.
  private(set) var outputs: [String: String] = [:]
  /// Reads a console.
  init(_ console: String) {
    var name: Substring?
    var isOwn = false
    for line in console.split(separator: "\n", omittingEmptySubsequences: false) {
      if let start = line.firstMatch(of: /^◇ Test (.*) started\.$/) {
        if !line.hasPrefix("◇ Test case ") { name = start.1 }
        isOwn = true
      } else if line.starts(with: /[◇✔✘↳➜⚠◆]/) {
        isOwn = false
      } else if isOwn, let name {
        let key = name.hasPrefix("\"") ? String(name.dropFirst().dropLast()) : String(name)
        if !line.isEmpty { outputs[key, default: ""] += line + "\n" }
      }
    }
  }
}
