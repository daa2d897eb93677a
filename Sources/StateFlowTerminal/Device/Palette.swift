/// The colours that a terminal has numbers for.
enum Palette {
  /// The sixteen as most terminals have them when nobody chose others.
  static let sixteen: [TerminalColor] = [
    TerminalColor(0, 0, 0), TerminalColor(205, 0, 0), TerminalColor(0, 205, 0),
    TerminalColor(205, 205, 0), TerminalColor(0, 0, 238), TerminalColor(205, 0, 205),
    TerminalColor(0, 205, 205), TerminalColor(229, 229, 229), TerminalColor(127, 127, 127),
    TerminalColor(255, 0, 0), TerminalColor(0, 255, 0), TerminalColor(255, 255, 0),
    TerminalColor(92, 92, 255), TerminalColor(255, 0, 255), TerminalColor(0, 255, 255),
    TerminalColor(255, 255, 255),
  ]

  /// The colour behind one of the 256 numbers.
  static func color(_ index: Int) -> TerminalColor {
    switch index {
    case ..<16: return sixteen[max(0, index)]
    case ..<232:
      let cube = index - 16
      return TerminalColor(steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
    default:
      let grey = UInt8(8 + 10 * (min(index, 255) - 232))
      return TerminalColor(grey, grey, grey)
    }
  }

  /// The number of the nearest of the sixteen.
  static func nearestOfSixteen(to color: TerminalColor) -> Int {
    sixteen.indices.min { distance(sixteen[$0], color) < distance(sixteen[$1], color) }!
  }

  /// The number of the nearest in the cube and among the greys. The first sixteen are left out:
  /// nobody knows which colours they are.
  static func nearestIndex(to color: TerminalColor) -> Int {
    let (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
    let inCube = 16 + 36 * red + 6 * green + blue
    let light = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = 232 + max(0, min(23, (light - 3) / 10))
    return distance(Palette.color(grey), color) < distance(Palette.color(inCube), color)
      ? grey : inCube
  }

  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static func step(_ value: UInt8) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
  }

  // The eye tells greens apart best, then reds.
  private static func distance(_ a: TerminalColor, _ b: TerminalColor) -> Int {
    let red = Int(a.red) - Int(b.red)
    let green = Int(a.green) - Int(b.green)
    let blue = Int(a.blue) - Int(b.blue)
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }
}
