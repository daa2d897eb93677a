import Foundation

/// A check that settings files are well formed, and that the scripts that they run exist.
struct SettingsCheck: StaticCheck {
  let name = "settings"
  let claim = "Settings files are well formed, and the scripts that they run exist."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    guard !workspace.isNarrowed else { return [] }
    return workspace.settingsFiles.flatMap { path -> [Violation] in
      let text = workspace.text(path) ?? ""
      let problems = path.hasSuffix(".json") ? json(text) : yaml(text)
      return problems.map { Violation(path, line: $0.line, $0.what, command: "cat \(path)") }
        + scripts(in: text).filter { !workspace.exists($0) }
        .map { Violation(path, "runs \($0), which doesn't exist.", command: "ls \($0)") }
    }
  }

  private typealias Problem = (line: Int?, what: String)

  private func json(_ text: String) -> [Problem] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) == nil
      ? [(nil, "isn't valid JSON.")] : []
  }

  /// Returns the problems that can be found without a YAML parser: tabs, indentation by an odd
  /// number of spaces, and lines that contain neither a key nor an item and aren't part of a block
  /// scalar.
  private func yaml(_ text: String) -> [Problem] {
    var block: Int?
    var problems: [Problem] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      let indent = line.prefix { $0 == " " }.count
      if let start = block, indent > start { continue }
      block = nil
      let content = line.dropFirst(indent)
      if content.hasPrefix("\t") {
        problems.append((index + 1, "has a tab, which YAML doesn't allow."))
      } else if !indent.isMultiple(of: 2) {
        problems.append((index + 1, "isn't indented by a multiple of two spaces."))
      } else if !content.hasPrefix("#"), !content.hasPrefix("- "),
        !content.contains(#/^[\w.-]+:( |$)/#)
      {
        problems.append((index + 1, "has neither a key nor an item."))
      }
      if content.contains(#/[:-] [|>][-+]?$/#) { block = indent }
    }
    return problems
  }

  /// Returns the paths of the scripts that a file runs, as in `bash .ci/run`.
  private func scripts(in text: String) -> [String] {
    text.matches(of: #/\bbash ([\w.\/-]+)/#).map { String($0.1) }
  }
}
