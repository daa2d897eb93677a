/// The palette of 256 numbered colors.
enum NumberedColors {
  /// The first 16 colors, as most terminals define them by default.
  static let sixteen: [TerminalColor] = [
    0x00_00_00, 0xCD_00_00, 0x00_CD_00, 0xCD_CD_00, 0x00_00_EE, 0xCD_00_CD, 0x00_CD_CD, 0xE5_E5_E5,
    0x7F_7F_7F, 0xFF_00_00, 0x00_FF_00, 0xFF_FF_00, 0x5C_5C_FF, 0xFF_00_FF, 0x00_FF_FF, 0xFF_FF_FF,
  ].map { TerminalColor(hex: $0) }

  /// Returns the color for a number from 0 to 255.
  static func color(_ index: Int) -> TerminalColor {
    switch index {
    case ..<16: return sixteen[max(0, index)]
    case ..<232:
      let cube = index - 16
      return TerminalColor(steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
    default:
      let gray = UInt8(8 + 10 * (min(index, 255) - 232))
      return TerminalColor(gray, gray, gray)
    }
  }

  /// Returns the number of the nearest color among the first 16.
  static func nearestOfSixteen(to color: TerminalColor) -> Int {
    sixteen.indices.min { distance(sixteen[$0], color) < distance(sixteen[$1], color) }!
  }

  /// Returns the number of the nearest color in the color cube or among the grays. The first 16 are
  /// left out because users can redefine them.
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
