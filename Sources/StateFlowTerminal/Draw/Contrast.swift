import Foundation

extension TerminalColor {
  /// Returns the contrast ratio of two colors as WCAG 2 defines it, from 1 to 21. It's the lower one
  /// of those with 24-bit colors and with numbered colors.
  func contrast(with other: TerminalColor) -> Double {
    func ratio(_ one: TerminalColor, _ two: TerminalColor) -> Double {
      let (one, two) = (one.luminance + 0.05, two.luminance + 0.05)
      return max(one, two) / min(one, two)
    }
    return min(ratio(self, other), ratio(numbered, other.numbered))
  }

  /// Black or white, whichever is easier to read on the color.
  var readableInk: TerminalColor {
    let inks = [TerminalColor(hex: 0x000000), TerminalColor(hex: 0xFFFFFF)]
    return inks.max { contrast(with: $0) < contrast(with: $1) }!
  }

  private var numbered: TerminalColor {
    NumberedColors.color(NumberedColors.nearestIndex(to: self))
  }

  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension Cell {
  /// The contrast ratio that the character needs: 3 for lines and blocks, which only decorate, and
  /// 4.5 for anything that has to be read.
  var neededContrast: Double {
    let scalar = character?.unicodeScalars.first?.value ?? 0
    return (0x2500...0x259F).contains(scalar) ? 3 : 4.5
  }
}

extension Palette {
  /// Returns the style of a cell with a foreground that contrasts with the background.
  ///
  /// A background can be set after the foreground, such as that of the focus, and views choose their
  /// colors themselves. Dim text may have less contrast, because it's inactive.
  func readableStyle(of cell: Cell) -> CellStyle {
    var style = cell.style
    guard hasColors, !style.isDim else { return style }
    let background = style.background ?? paper
    let needed = cell.neededContrast
    guard (style.foreground ?? ink).contrast(with: background) < needed else { return style }
    let substitutes = needed < 4.5 ? [frame, secondary, ink] : [ink]
    style.foreground =
      substitutes.first { $0.contrast(with: background) >= needed } ?? background.readableInk
    return style
  }
}

extension Canvas {
  /// Changes the foreground of each cell whose character can't be read on its background.
  mutating func makeReadable(_ palette: Palette) {
    guard palette.hasColors else { return }
    var last: (cell: Cell, readable: CellStyle)?
    for index in cells.indices {
      let cell = cells[index]
      guard let character = cell.character, character != " " else { continue }
      if last?.cell.style != cell.style || last?.cell.neededContrast != cell.neededContrast {
        last = (cell, palette.readableStyle(of: cell))
      }
      guard let last, last.readable != cell.style else { continue }
      setStyle(last.readable, at: index)
    }
  }
}
