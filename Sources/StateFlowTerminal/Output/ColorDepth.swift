/// The range of colors that a terminal supports.
package enum ColorDepth: CaseIterable, Sendable {
  /// No colors. Text can still be bold, underlined, or reversed.
  case none
  /// 256 numbered colors, of which a cube of 216 colors and 24 grays are used.
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
    } else {
      self = .indexed
    }
  }

  // Substrings of `TERM` that identify terminals with 24-bit colors.
  private static let knownTerms = ["direct", "truecolor", "kitty", "alacritty", "ghostty", "foot"]
}

/// The numbered colors of a terminal, from 16 to 255. The first 16 are left out because users can
/// redefine them in their terminal's settings.
enum NumberedColors {
  /// Returns the color for a number.
  static func color(_ index: Int) -> TerminalColor {
    if index < 232 {
      let cube = index - 16
      return TerminalColor(steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
    }
    let gray = UInt8(8 + 10 * (index - 232))
    return TerminalColor(gray, gray, gray)
  }

  /// Returns the number of the nearest color.
  static func nearestIndex(to color: TerminalColor) -> Int {
    let (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
    let inCube = 16 + 36 * red + 6 * green + blue
    let light = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let gray = 232 + max(0, min(23, (light - 3) / 10))
    return distance(NumberedColors.color(gray), color)
      < distance(NumberedColors.color(inCube), color)
      ? gray : inCube
  }

  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static func step(_ value: UInt8) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
  }

  // The eye distinguishes greens best, then reds.
  private static func distance(_ a: TerminalColor, _ b: TerminalColor) -> Int {
    let red = Int(a.red) - Int(b.red)
    let green = Int(a.green) - Int(b.green)
    let blue = Int(a.blue) - Int(b.blue)
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }
}
