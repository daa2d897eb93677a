import WorkbookCore

/// The student's editor.
struct Editor: Equatable {
  /// The shell command that starts the editor.
  let command: String
  /// Whether the editor runs in the terminal rather than in its own window.
  let usesTerminal: Bool

  /// Finds the editor that `VISUAL` or `EDITOR` names, or else Visual Studio Code.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isInstalled: A closure that returns whether a program with the given name is installed.
  init?(environment: [String: String], isInstalled: (String) -> Bool) {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0]?.trimmed }
      .first { !$0.isEmpty }
    let isInCode = environment["TERM_PROGRAM"] == "vscode"
    guard let command = named ?? (isInCode || isInstalled("code") ? "code" : nil) else {
      return nil
    }
    self.command = command
    usesTerminal = !Self.withWindows.contains(Self.name(of: command))
  }

  /// Returns the shell command that opens a file, along with the command's arguments. The command
  /// refers to the file as `$1`.
  ///
  /// - Parameter line: The line to go to, if the editor can open a file at a line.
  func call(opening file: String, line: Int?) -> (command: String, arguments: [String]) {
    let name = Self.name(of: command)
    guard let line else { return ("\(command) \"$1\"", [file]) }
    if Self.withGoto.contains(name) {
      return ("\(command) --goto \"$1\"", ["\(file):\(line)"])
    }
    if Self.withPlus.contains(name) { return ("\(command) +\(line) \"$1\"", [file]) }
    if Self.withColon.contains(name) { return ("\(command) \"$1\"", ["\(file):\(line)"]) }
    return ("\(command) \"$1\"", [file])
  }

  /// Returns the name of the program in a command, such as `code` for `/usr/bin/code --wait`.
  private static func name(of command: String) -> String {
    let program = command.split(separator: " ").first ?? ""
    return program.split(separator: "/").last.map(String.init) ?? ""
  }

  private static let withGoto: Set = ["code", "code-insiders", "codium", "cursor", "windsurf"]
  private static let withPlus: Set = ["vi", "vim", "nvim", "nano", "emacs", "emacsclient", "kak"]
  private static let withColon: Set = ["hx", "helix", "subl", "zed", "micro"]
  private static let withWindows = withGoto.union([
    "subl", "zed", "gedit", "gnome-text-editor", "kate", "kwrite", "mousepad", "geany", "gvim",
    "mvim", "mate", "bbedit", "nova", "xed", "idea", "open", "xdg-open",
  ])
}
