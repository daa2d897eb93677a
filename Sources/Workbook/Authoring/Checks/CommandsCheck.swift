import Foundation
import WorkbookCommandLine

/// A check that every `workbook` command in the prose and in settings files exists.
struct CommandsCheck: StaticCheck {
  let name = "commands"
  let claim = "Each workbook command in prose and settings exists, and so do its options."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    (workspace.markdown + workspace.settingsFiles + [".ci/run"]).flatMap { path -> [Violation] in
      let lines = (workspace.text(path) ?? "").split(
        separator: "\n", omittingEmptySubsequences: false)
      // A plain search is fast and rules out most lines.
      let calls = lines.enumerated().filter { $1.contains("swift run workbook") }
      return calls.flatMap { index, line in
        line.matches(of: #/swift run workbook((?: +[-\w=,./]+)*)/#).compactMap { match in
          problem(String(match.1), of: workspace.commands).map {
            Violation(
              path, line: index + 1, "has a command that doesn't work: \($0)",
              command: "sed -n \(index + 1)p \(path)")
          }
        }
      }
    }
  }

  /// Returns the problem with a command, or `nil` if there is none.
  ///
  /// - Parameter call: The command's words, which are the words after `workbook` and may include
  ///   the rest of a sentence.
  private func problem(_ call: String, of commands: [Command]) -> String? {
    let words = call.split(separator: " ")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: ".,")) }
    guard let name = words.first, !name.hasPrefix("-"), name != "help" else { return nil }
    guard let named = commands.first(where: { $0.name == name }) else {
      return "there is no command \"\(name)\"."
    }
    let command = named.selected(by: Array(words.dropFirst())).command
    let options = words.filter { $0.hasPrefix("--") }.map { Arguments.split($0).name }
    let unknown = options.first { option in
      !command.allOptions.contains { $0.name == option }
    }
    return unknown.map { "\(command.name) has no option --\($0)." }
  }
}
