/// The range of colors that a terminal supports.
package enum ColorDepth: CaseIterable, Sendable {
  /// No colors. Text can still be bold, underlined, or reversed.
  case none
  /// The 16 colors that users can redefine in their terminal's settings.
  case sixteen
  /// The 16 basic colors, a cube of 216 colors, and 24 grays.
  case indexed
  /// 24-bit colors.
  case trueColor

  /// Determines the color depth from environment variables.
  ///
  /// If `NO_COLOR` is set to any nonempty value, the depth is `none`, no matter what the terminal
  /// supports.
  package init(environment: [String: String]) {
    let term = environment["TERM"] ?? "dumb"
    let program = environment["TERM_PROGRAM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty || term == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"])
      || Self.knownTerms.contains(where: term.contains)
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

  // Substrings of `TERM` that identify terminals with 24-bit colors.
  private static let knownTerms = ["direct", "truecolor", "kitty", "alacritty", "ghostty", "foot"]
}
