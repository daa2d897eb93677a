import StateFlow

/// The rows of a recording as SVG shapes. Rows that share a color or a style share a CSS class.
@MainActor
struct SVGRows {
  static let cell = (width: 8.4, height: 18.0)

  let palette: Palette
  private var styles: [CellStyle: Int] = [:]
  private var backgrounds: [TerminalColor: Int] = [:]

  init(palette: Palette) {
    self.palette = palette
  }

  // MARK: Shapes

  /// Draws the row with the given number.
  mutating func draw(_ row: [Cell], at y: Int) -> String {
    let top = Double(y) * Self.cell.height
    var result = ""
    for run in Self.runs(row, { background($0.style) }) {
      guard let color = background(row[run.lowerBound].style) else { continue }
      let index = Self.index(of: color, in: &backgrounds)
      result += """
        <rect class="b\(index)" x="\(svg(Self.x(run.lowerBound)))" \
        y="\(svg(top))" width="\(svg(Double(run.count) * Self.cell.width))" \
        height="\(svg(Self.cell.height))"/>

        """
    }
    for run in Self.runs(row, { ink($0.style) }) {
      let index = Self.index(of: ink(row[run.lowerBound].style), in: &styles)
      result += draw(row.map(\.character), run, style: index, top: top)
    }
    return result
  }

  /// Draws the characters of a run. Line-drawing characters become paths, so that they connect.
  /// Other characters become text.
  private func draw(_ row: [Character?], _ run: Range<Int>, style: Int, top: Double) -> String {
    var result = ""
    var lines = ""
    for piece in Self.pieces(of: row, in: run) {
      if let path = Self.path(of: row[piece.lowerBound], piece, top) {
        if row[piece.lowerBound] == "━" {
          result += "<path class=\"l s\(style)\" style=\"stroke-width:2.4\" d=\"\(path)\"/>\n"
        } else {
          lines += path
        }
      } else {
        let words = String(row[piece].compactMap { $0 })
        result += """
          <text class="s\(style)" x="\(svg(Self.x(piece.lowerBound)))" y="\(svg(top + 13.2))" \
          textLength="\(svg(Double(piece.count) * Self.cell.width))" \
          lengthAdjust="spacingAndGlyphs">\(svgEscaped(words))</text>

          """
      }
    }
    if !lines.isEmpty { result += "<path class=\"l s\(style)\" d=\"\(lines)\"/>\n" }
    return result
  }

  /// Returns the parts of a run to draw: words that are separated by single spaces, line-drawing
  /// characters, and rules, which are single paths however long they are.
  private static func pieces(of row: [Character?], in run: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var x = run.lowerBound
    while x < run.upperBound {
      let start = x
      x += 1
      switch row[start] {
      case " ", nil: continue
      case "─", "━":
        while x < run.upperBound, row[x] == row[start] { x += 1 }
      case "│", "╭", "╮", "╰", "╯": break
      default:
        let rest = row[x..<run.upperBound]
        x = rest.firstIndex { $0.map("─━│╭╮╰╯".contains) ?? false } ?? rest.endIndex
        let words = row[start..<x]
        x = words.indices.dropLast().first { words[$0] == " " && words[$0 + 1] == " " } ?? x
        while row[x - 1] == " " { x -= 1 }
      }
      pieces.append(start..<x)
    }
    return pieces
  }

  /// Returns the path of a line-drawing character that fills the given columns, or `nil` for any
  /// other character.
  private static func path(
    of character: Character?, _ columns: Range<Int>, _ top: Double
  ) -> String? {
    let (left, right) = (x(columns.lowerBound), x(columns.upperBound))
    let (middle, center, bottom) = ((left + right) / 2, top + cell.height / 2, top + cell.height)
    func corner(_ sideX: Double, _ endY: Double) -> String {
      "M\(svg(sideX)) \(svg(center))Q\(svg(middle)) \(svg(center)) \(svg(middle)) "
        + "\(svg(center + (endY - center) * 0.55))V\(svg(endY))"
    }
    switch character {
    case "─", "━": return "M\(svg(left)) \(svg(center))H\(svg(right))"
    case "│": return "M\(svg(middle)) \(svg(top))V\(svg(bottom))"
    case "╭": return corner(right, bottom)
    case "╮": return corner(left, bottom)
    case "╰": return corner(right, top)
    case "╯": return corner(left, top)
    default: return nil
    }
  }

  private static func x(_ column: Int) -> Double { Double(column) * cell.width }

  /// Returns the ranges of adjacent cells that share a value.
  private static func runs<Value: Equatable>(
    _ row: [Cell], _ value: (Cell) -> Value
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in row.indices {
      if let last = runs.last, value(row[last.lowerBound]) == value(row[index]) {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs
  }

  // MARK: Colors

  /// Returns the style of text and lines, without a background.
  private func ink(_ style: CellStyle) -> CellStyle {
    var ink = style
    ink.foreground =
      style.isReversed ? style.background ?? palette.paper : style.foreground ?? palette.ink
    ink.background = nil
    ink.isReversed = false
    return ink
  }

  private func background(_ style: CellStyle) -> TerminalColor? {
    style.isReversed ? style.foreground ?? palette.ink : style.background
  }

  private static func index<Key: Hashable>(of key: Key, in indices: inout [Key: Int]) -> Int {
    if let index = indices[key] { return index }
    indices[key] = indices.count
    return indices.count - 1
  }

  /// The CSS for the colors and styles of the rows drawn so far.
  var colors: String {
    let ink = palette.ink.hex
    var css = ".paper{fill:\(palette.paper.hex);stroke:\(palette.frame.hex)}\n"
    css += ".cursor{color:\(ink);stroke:\(palette.paper.hex)}\n.ring{stroke:\(ink)}\n"
    for (style, index) in styles.sorted(by: { $0.value < $1.value }) {
      css += ".s\(index){color:\((style.foreground ?? palette.ink).hex)"
      if style.isBold { css += ";font-weight:700" }
      if style.isDim { css += ";opacity:.6" }
      if style.isItalic { css += ";font-style:italic" }
      let lines =
        (style.isUnderlined ? ["underline"] : []) + (style.isStruckThrough ? ["line-through"] : [])
      if !lines.isEmpty { css += ";text-decoration:" + lines.joined(separator: " ") }
      css += "}\n"
    }
    for (color, index) in backgrounds.sorted(by: { $0.value < $1.value }) {
      css += ".b\(index){fill:\(color.hex)}\n"
    }
    css.removeLast()
    return css
  }
}

extension TerminalColor {
  /// The color in CSS, such as `#0b62d6`.
  fileprivate var hex: String {
    let digits = String(Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// Formats a number without unnecessary digits.
func svg(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

func svgEscaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
