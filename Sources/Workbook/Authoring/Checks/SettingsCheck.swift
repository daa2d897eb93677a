import Foundation

/// What sets an editor, a code host and continuous integration up can be read by them, and names
/// files that there are.
struct SettingsCheck: StaticCheck {
  let name = "settings"
  let claim = "The settings of editors and hosts are well formed, and name what there is."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    guard !workspace.isNarrowed else { return [] }
    return workspace.settings.flatMap { path -> [Violation] in
      let text = workspace.text(path) ?? ""
      let problems = path.hasSuffix(".json") ? json(text) : yaml(text)
      return problems.map { Violation(path, line: $0.line, $0.what, command: "cat \(path)") }
        + scripts(in: text).filter { !workspace.exists($0) }
        .map { Violation(path, "runs \($0), which is not there.", command: "ls \($0)") }
    }
  }

  private typealias Problem = (line: Int?, what: String)

  private func json(_ text: String) -> [Problem] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) == nil ? [(nil, "is no JSON.")] : []
  }

  /// What can be seen without a reader of YAML: no tabs, steps of two spaces, a key or an item in
  /// each line that is in no block of text.
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
        problems.append((index + 1, "has a tab, which YAML does not allow."))
      } else if !indent.isMultiple(of: 2) {
        problems.append((index + 1, "is not indented by steps of two spaces."))
      } else if !content.hasPrefix("#"), !content.hasPrefix("- "),
        !content.contains(#/^[\w.-]+:( |$)/#)
      {
        problems.append((index + 1, "has neither a key nor an item."))
      }
      if content.contains(#/[:-] [|>][-+]?$/#) { block = indent }
    }
    return problems
  }

  /// The scripts that are run by their paths: `bash .ci/run`.
  private func scripts(in text: String) -> [String] {
    text.matches(of: #/\bbash ([\w.\/-]+)/#).map { String($0.1) }
  }
}
