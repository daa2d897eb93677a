/// The console output of a test program, split by test.
///
/// It only shows what the answer printed; results always come from the event stream. The testing
/// library prints to the same console, so everything is in order: the lines between "Test … started"
/// and the library's next line belong to the test.
struct ConsoleText {
  /// The output of each test, by the name that the testing library prints.
  private(set) var outputs: [String: String] = [:]

  /// Parses console output.
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
