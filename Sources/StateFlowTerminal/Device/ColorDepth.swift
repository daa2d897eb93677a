/// How many colours a terminal has.
package enum ColorDepth: CaseIterable, Sendable {
  /// None are to be used; letters are still bold, underlined or reversed.
  case none
  /// The sixteen that a person may have chosen in the terminal's settings.
  case sixteen
  /// A cube of 216, 24 greys, and those sixteen.
  case indexed
  /// All.
  case trueColor

  /// What the environment says of the terminal.
  ///
  /// Whoever sets `NO_COLOR` to anything wants none, whatever the terminal can do.
  package init(environment: [String: String]) {
    let term = environment["TERM"] ?? "dumb"
    let program = environment["TERM_PROGRAM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty || term == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"])
      || Self.namesOfAll.contains(where: term.contains)
      || ["iTerm.app", "WezTerm", "ghostty", "vscode"].contains(program)
      || environment["WT_SESSION"] != nil
    {
      self = .trueColor
    } else if term.contains("256") || program == "Apple_Terminal" {
      self = .indexed
    } else {
      self = .sixteen
    }
  }

  // Terminals with all colours whose name says so, or is so new that it need not.
  private static let namesOfAll = ["direct", "truecolor", "kitty", "alacritty", "ghostty", "foot"]
}
