import StateFlow

/// The colors of a picture.
package struct Palette: Equatable, Sendable {
  /// Whether the terminal has a light or a dark background.
  package let colorScheme: ColorScheme
  /// Whether the picture has colors. If not, it uses bold, dim, underlined, and reversed text
  /// instead.
  package let hasColors: Bool

  package static let dark = Palette(colorScheme: .dark)

  package init(colorScheme: ColorScheme, hasColors: Bool = true) {
    self.colorScheme = colorScheme
    self.hasColors = hasColors
  }

  private var isDark: Bool { colorScheme == .dark }

  private func pick(_ light: UInt32, _ dark: UInt32) -> TerminalColor {
    TerminalColor(hex: isDark ? dark : light)
  }

  /// The assumed background of the terminal.
  package var paper: TerminalColor { pick(0xFFFFFF, 0x16181D) }
  /// The color of primary text.
  package var ink: TerminalColor { pick(0x1D1F24, 0xE8EAEE) }
  /// The color of controls.
  package var accent: TerminalColor { pick(0x0B62D6, 0x62A8FF) }
  /// The color of secondary text.
  package var secondary: TerminalColor { pick(0x5F6673, 0x9AA3B2) }
  /// The color of lines and frames.
  package var frame: TerminalColor { pick(0x7F8796, 0x757D8F) }
  /// The background of the focused control.
  package var focus: TerminalColor { pick(0xDCEAFF, 0x1B3859) }
  /// The background of content that has just changed.
  package var flash: TerminalColor { pick(0xFFE9A8, 0x4D3C0C) }
  /// The background of a text field.
  package var field: TerminalColor { pick(0xEEF0F4, 0x262A33) }
  /// The background of sheets, alerts, and popups.
  package var raised: TerminalColor { pick(0xF7F8FA, 0x1F232B) }
  /// The color of errors and destructive actions.
  package var danger: TerminalColor { pick(0xC6231C, 0xFF7B72) }
  /// The color of controls that are on.
  package var positive: TerminalColor { pick(0x177A35, 0x57D36F) }
  /// The color of warnings and unfinished exercises.
  package var warning: TerminalColor { pick(0x9A5B00, 0xFFB454) }

  /// Returns the terminal color for a view's color, or `nil` for the terminal's default.
  package func color(_ color: Color, on background: TerminalColor? = nil) -> TerminalColor? {
    guard hasColors else { return nil }
    let solid: TerminalColor
    switch color.kind {
    case .named("primary"): if color.opacity >= 1 { return nil } else { solid = ink }
    case .named("clear"): return nil
    case .named(let name): solid = named(name)
    case .rgb(let red, let green, let blue): solid = TerminalColor(red, green, blue)
    }
    return color.opacity >= 1 ? solid : solid.mixed(color.opacity, over: background ?? paper)
  }

  private func named(_ name: String) -> TerminalColor {
    switch name {
    case "accent": accent
    case "secondary": secondary
    case "black": pick(0x000000, 0x000000)
    case "white": pick(0xFFFFFF, 0xFFFFFF)
    case "gray": pick(0x6E6E73, 0x98989F)
    case "red": pick(0xD70015, 0xFF6961)
    case "orange": pick(0xB25000, 0xFFA94D)
    case "yellow": pick(0x8A6A00, 0xFFD84D)
    case "green": positive
    case "mint": pick(0x0B766F, 0x66E0D3)
    case "teal": pick(0x096F86, 0x5DD0E8)
    case "cyan": pick(0x0A6FA6, 0x70D7FF)
    case "blue": pick(0x0A55D6, 0x5AA2FF)
    case "indigo": pick(0x3F3DBF, 0x9C9AFF)
    case "purple": pick(0x8A3FC0, 0xD38BFF)
    case "pink": pick(0xC2185B, 0xFF7AA8)
    case "brown": pick(0x7F5F3A, 0xC9A679)
    case "gray2": pick(0xAEAEB2, 0x636366)
    case "gray3": pick(0xC7C7CC, 0x48484A)
    case "gray4": pick(0xD1D1D6, 0x3A3A3C)
    case "gray5": pick(0xE5E5EA, 0x2C2C2E)
    case "gray6", "secondaryBackground", "groupedBackground": pick(0xF2F2F7, 0x1F2127)
    case "background": paper
    default: accent
    }
  }
}

extension TerminalColor {
  /// Creates a color from six hexadecimal digits.
  package init(hex: UInt32) {
    self.init(UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
  }

  /// Creates a color from components between 0 and 1.
  init(_ red: Double, _ green: Double, _ blue: Double) {
    func byte(_ part: Double) -> UInt8 { UInt8(min(max(part.isNaN ? 0 : part, 0), 1) * 255) }
    self.init(byte(red), byte(green), byte(blue))
  }

  /// Returns this color blended over another. `part` is the proportion of this color.
  func mixed(_ part: Double, over other: TerminalColor) -> TerminalColor {
    let part = min(max(part.isNaN ? 0 : part, 0), 1)
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(Double(one) * part + Double(two) * (1 - part))
    }
    return TerminalColor(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}

extension Palette {
  /// The style of lines and frames.
  var line: CellStyle {
    var style = CellStyle(foreground: hasColors ? frame : nil)
    style.isDim = !hasColors
    return style
  }

  /// The style of secondary text.
  var quiet: CellStyle {
    var style = CellStyle(foreground: hasColors ? secondary : nil)
    style.isDim = !hasColors
    return style
  }

  /// Returns a text style with a color from the palette.
  func style(_ color: KeyPath<Palette, TerminalColor>, bold: Bool = false) -> CellStyle {
    var style = CellStyle(foreground: hasColors ? self[keyPath: color] : nil)
    style.isBold = bold
    return style
  }

  /// Returns the cell style for a view's style.
  func style(of style: Style, isDisabled: Bool = false) -> CellStyle {
    var cell = CellStyle()
    cell.foreground = style.foreground.flatMap { color($0) }
    cell.isBold = style.isBold
    cell.isItalic = style.isItalic
    cell.isUnderlined = style.isUnderlined
    cell.isStruckThrough = style.isStruckThrough
    switch style.font?.textStyle {
    case .largeTitle, .title, .title2, .title3: cell.isBold = true
    case .footnote, .caption, .caption2:
      if style.foreground == nil, hasColors { cell.foreground = secondary }
    case .headline, .subheadline, .body, .callout, nil: break
    }
    if style.font?.isItalic == true { cell.isItalic = true }
    if let size = style.font?.size, size >= 20 { cell.isBold = true }
    if isDisabled || style.opacity < 0.85 { cell.isDim = true }
    if isDisabled, hasColors { cell.foreground = secondary }
    if style.foreground == .secondary, !hasColors { cell.isDim = true }
    return cell
  }
}
