import StateFlow

/// A recording as an SVG image that is animated by CSS alone, so it also works in an `<img>`
/// element.
///
/// A row that doesn't change over several scenes is drawn only once. Text remains text. If the
/// reader's system is set to reduce motion, the image shows only the last scene.
@MainActor
struct AnimatedSVG {
  /// The text of the file.
  private(set) var text = ""

  private let scenes: [Recording.Scene]
  private let size: Size
  private let colorScheme: ColorScheme?
  /// The time at which each scene starts, followed by the time at which the last one ends.
  private let starts: [Double]
  private var styles: [Look: Int] = [:]
  private var backgrounds: [ColorPair: Int] = [:]

  private static let cell = (width: 8.4, height: 18.0)
  private static let fontSize = 14.0
  private static let margin = 14.0
  private static let frameTop = 30.0

  /// A pair of colors, for light and for dark appearance.
  private struct ColorPair: Hashable {
    var light: TerminalColor
    var dark: TerminalColor
  }

  /// The style of text and lines.
  private struct Look: Hashable {
    var color: ColorPair
    var isBold: Bool
    var isDim: Bool
    var isItalic: Bool
    var isUnderlined: Bool
    var isStruckThrough: Bool
  }

  /// The contents of a cell, in light and in dark appearance.
  private struct Glyph: Hashable {
    var character: Character?
    var light: CellStyle
    var dark: CellStyle
  }

  /// A range of consecutive scenes in which a row doesn't change.
  private struct Interval: Hashable, Comparable {
    var start: Int
    var end: Int

    static func < (one: Interval, other: Interval) -> Bool {
      (one.start, one.end) < (other.start, other.end)
    }
  }

  /// Draws a recording.
  ///
  /// - Parameter colorScheme: The color scheme, or `nil` if the image follows the reader's system.
  init(_ scenes: [Recording.Scene], title: String, colorScheme: ColorScheme?) {
    self.scenes = scenes
    self.colorScheme = colorScheme
    size = scenes.first?.dark.size ?? .zero
    var starts = [0.0]
    for scene in scenes { starts.append(starts[starts.count - 1] + scene.duration) }
    self.starts = starts
    guard !scenes.isEmpty else { return }
    draw(title)
  }

  private var total: Double { starts[starts.count - 1] }

  private mutating func draw(_ title: String) {
    let drawn = rows()
    let body = drawn.keys.sorted().map { interval in
      let content = drawn[interval]?.joined() ?? ""
      return interval == Interval(start: 0, end: scenes.count)
        ? content : "<g class=\"\(Self.name(interval))\">\n\(content)</g>\n"
    }.joined()
    let width = Self.number(Double(size.width) * Self.cell.width + 2 * Self.margin)
    let height = Self.number(
      Double(size.height) * Self.cell.height + Self.frameTop + Self.margin)
    var css = """
      text{font:\(Self.number(Self.fontSize))px ui-monospace,SFMono-Regular,Menlo,Consolas,\
      "DejaVu Sans Mono",monospace;white-space:pre}
      text,.cursor{fill:currentColor}
      .l{fill:none;stroke:currentColor;stroke-width:1.2}

      """
    for interval in drawn.keys.sorted() where interval != Interval(start: 0, end: scenes.count) {
      css += animation(interval)
    }
    css += pointerAnimations()
    css += "@media (prefers-reduced-motion:reduce){*{animation:none!important}}\n"
    css += colors(colorScheme ?? .light)
    if colorScheme == nil {
      css += "\n@media (prefers-color-scheme:dark){\n" + colors(.dark) + "\n}"
    }
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
      <title>\(Self.escaped(title)), played step by step</title>
      <style>\(css)</style>
      <rect class="paper" x=".5" y=".5" width="\(Self.number(Double(width)! - 1))" \
      height="\(Self.number(Double(height)! - 1))" rx="10"/>
      <circle cx="20" cy="15" r="5" fill="#ff5f57"/><circle cx="38" cy="15" r="5" fill="#febc2e"/>\
      <circle cx="56" cy="15" r="5" fill="#28c840"/>
      <g transform="translate(\(Self.number(Self.margin)) \(Self.number(Self.frameTop)))">
      \(body)\(pointer)</g>
      </svg>

      """
  }

  // MARK: Rows

  private mutating func rows() -> [Interval: [String]] {
    var drawn: [Interval: [String]] = [:]
    for y in 0..<size.height {
      var start = 0
      let versions = scenes.map { glyphs($0, row: y) }
      for index in scenes.indices.dropFirst() where versions[index] != versions[start] {
        drawn[Interval(start: start, end: index), default: []].append(draw(versions[start], y))
        start = index
      }
      drawn[Interval(start: start, end: scenes.count), default: []]
        .append(draw(versions[start], y))
    }
    return drawn
  }

  private func glyphs(_ scene: Recording.Scene, row y: Int) -> [Glyph] {
    (0..<size.width).map { x in
      let light = scene.light[Point(x: x, y: y)]
      let dark = scene.dark[Point(x: x, y: y)]
      return Glyph(character: dark.character, light: light.style, dark: dark.style)
    }
  }

  private mutating func draw(_ row: [Glyph], _ y: Int) -> String {
    let top = Double(y) * Self.cell.height
    var result = ""
    for run in Self.runs(row, { background($0) }) {
      guard let pair = background(row[run.lowerBound]) else { continue }
      let index = Self.index(of: pair, in: &backgrounds)
      result += """
        <rect class="b\(index)" x="\(Self.number(Self.x(run.lowerBound)))" \
        y="\(Self.number(top))" width="\(Self.number(Double(run.count) * Self.cell.width))" \
        height="\(Self.number(Self.cell.height))"/>

        """
    }
    for run in Self.runs(row, { look($0) }) {
      let index = Self.index(of: look(row[run.lowerBound]), in: &styles)
      result += draw(row, run, style: index, top: top)
    }
    return result
  }

  /// Draws the characters of a run. Line-drawing characters become paths, so that they connect.
  /// Other characters become text.
  private func draw(_ row: [Glyph], _ run: Range<Int>, style: Int, top: Double) -> String {
    var result = ""
    var path = ""
    var x = run.lowerBound
    while x < run.upperBound {
      if let line = Self.line(row[x].character, x, top) {
        var end = x + 1
        // A rule is a single path, however long.
        while row[x].character == "─" || row[x].character == "━", end < run.upperBound,
          row[end].character == row[x].character
        {
          end += 1
        }
        if end > x + 1 {
          let y = Self.number(top + Self.cell.height / 2)
          let isThick = row[x].character == "━"
          let d = "M\(Self.number(Self.x(x))) \(y)H\(Self.number(Self.x(end)))"
          if isThick {
            result += "<path class=\"l s\(style)\" style=\"stroke-width:2.4\" d=\"\(d)\"/>\n"
          } else {
            path += d
          }
        } else {
          path += line
        }
        x = end
        continue
      }
      guard let character = row[x].character, character != " " else {
        x += 1
        continue
      }
      // Words separated by single spaces are one text element.
      var end = x + 1
      while end < run.upperBound {
        let next = row[end].character
        if next == " ", end + 1 < run.upperBound, row[end + 1].character == " " { break }
        if Self.line(next, end, top) != nil { break }
        end += 1
      }
      while end > x + 1, row[end - 1].character == " " { end -= 1 }
      let words = String(row[x..<end].compactMap(\.character))
      result += """
        <text class="s\(style)" x="\(Self.number(Self.x(x)))" \
        y="\(Self.number(top + 13.2))" \
        textLength="\(Self.number(Double(end - x) * Self.cell.width))" \
        lengthAdjust="spacingAndGlyphs">\(Self.escaped(words))</text>

        """
      x = end
    }
    if !path.isEmpty { result += "<path class=\"l s\(style)\" d=\"\(path)\"/>\n" }
    return result
  }

  /// Returns the path of a line-drawing character, or `nil` for any other character.
  private static func line(_ character: Character?, _ column: Int, _ top: Double) -> String? {
    let (width, height) = cell
    let left = x(column)
    let (right, middle, bottom) = (left + width, left + width / 2, top + height)
    let center = top + height / 2
    func n(_ value: Double) -> String { number(value) }
    func corner(_ sideX: Double, _ endY: Double) -> String {
      "M\(n(sideX)) \(n(center))Q\(n(middle)) \(n(center)) \(n(middle)) "
        + "\(n(center + (endY - center) * 0.55))V\(n(endY))"
    }
    switch character {
    case "─", "━": return "M\(n(left)) \(n(center))H\(n(right))"
    case "│": return "M\(n(middle)) \(n(top))V\(n(bottom))"
    case "╭": return corner(right, bottom)
    case "╮": return corner(left, bottom)
    case "╰": return corner(right, top)
    case "╯": return corner(left, top)
    default: return nil
    }
  }

  /// Returns the ranges of adjacent cells that share a value.
  private static func runs<Value: Equatable>(
    _ row: [Glyph], _ value: (Glyph) -> Value
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

  private func look(_ glyph: Glyph) -> Look {
    let style = glyph.dark
    return Look(
      color: ColorPair(
        light: color(glyph.light, .light), dark: color(glyph.dark, .dark)),
      isBold: style.isBold, isDim: style.isDim, isItalic: style.isItalic,
      isUnderlined: style.isUnderlined, isStruckThrough: style.isStruckThrough)
  }

  private func color(_ style: CellStyle, _ scheme: ColorScheme) -> TerminalColor {
    let palette = Palette(colorScheme: scheme)
    if style.isReversed { return style.background ?? palette.paper }
    return style.foreground ?? palette.ink
  }

  private func background(_ glyph: Glyph) -> ColorPair? {
    func color(_ style: CellStyle, _ scheme: ColorScheme) -> TerminalColor? {
      let palette = Palette(colorScheme: scheme)
      return style.isReversed ? style.foreground ?? palette.ink : style.background
    }
    guard let light = color(glyph.light, .light), let dark = color(glyph.dark, .dark) else {
      return nil
    }
    return ColorPair(light: light, dark: dark)
  }

  private static func index<Key: Hashable>(of key: Key, in indices: inout [Key: Int]) -> Int {
    if let index = indices[key] { return index }
    indices[key] = indices.count
    return indices.count - 1
  }

  private func colors(_ scheme: ColorScheme) -> String {
    func pick(_ pair: ColorPair) -> String {
      let color = scheme == .dark ? pair.dark : pair.light
      let value = Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
      let digits = String(value, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    let (light, dark) = (Palette(colorScheme: .light), Palette(colorScheme: .dark))
    let paper = ColorPair(light: light.paper, dark: dark.paper)
    let frame = ColorPair(light: light.frame, dark: dark.frame)
    let accent = ColorPair(light: light.ink, dark: dark.ink)
    var css = ".paper{fill:\(pick(paper));stroke:\(pick(frame))}\n"
    css += ".cursor{color:\(pick(accent));stroke:\(pick(paper))}\n.ring{stroke:\(pick(accent))}\n"
    for (look, index) in styles.sorted(by: { $0.value < $1.value }) {
      css += ".s\(index){color:\(pick(look.color))"
      if look.isBold { css += ";font-weight:700" }
      if look.isDim { css += ";opacity:.6" }
      if look.isItalic { css += ";font-style:italic" }
      let lines =
        (look.isUnderlined ? ["underline"] : []) + (look.isStruckThrough ? ["line-through"] : [])
      if !lines.isEmpty { css += ";text-decoration:" + lines.joined(separator: " ") }
      css += "}\n"
    }
    for (pair, index) in backgrounds.sorted(by: { $0.value < $1.value }) {
      css += ".b\(index){fill:\(pick(pair))}\n"
    }
    css.removeLast()
    return css
  }

  // MARK: Animation

  private static func name(_ interval: Interval) -> String { "i\(interval.start)-\(interval.end)" }

  private func percent(_ time: Double) -> String {
    Self.number(time / total * 100, digits: 2) + "%"
  }

  private func animation(_ interval: Interval) -> String {
    let name = Self.name(interval)
    let isLast = interval.end == scenes.count
    var frames = ""
    if interval.start > 0 { frames += "0%{visibility:hidden}" }
    frames += "\(percent(starts[interval.start])){visibility:visible}"
    if !isLast { frames += "\(percent(starts[interval.end])){visibility:hidden}" }
    return """
      @keyframes \(name){\(frames)}
      .\(name){\(isLast ? "" : "visibility:hidden;")animation:\(name) \(Self.number(total))s \
      step-end infinite}

      """
  }

  /// The taps with their times and positions.
  private var taps: [(time: Double, x: Double, y: Double)] {
    scenes.indices.dropFirst().compactMap { index in
      guard let tap = scenes[index].tap else { return nil }
      return (
        starts[index], (Double(tap.x) + 0.5) * Self.cell.width,
        (Double(tap.y) + 0.6) * Self.cell.height
      )
    }
  }

  private var pointer: String {
    guard !taps.isEmpty else { return "" }
    let rings = taps.indices.map { index in
      """
      <circle class="ring r\(index)" cx="\(Self.number(taps[index].x))" \
      cy="\(Self.number(taps[index].y))" r="12"/>

      """
    }.joined()
    return rings + "<path class=\"cursor\" d=\"M0 0V15L3.6 11.6L6 17L8.4 16L6 10.7H11Z\"/>\n"
  }

  private func pointerAnimations() -> String {
    guard let last = taps.last else { return "" }
    func place(_ x: Double, _ y: Double) -> String {
      "transform:translate(\(Self.number(x))px,\(Self.number(y))px)"
    }
    var before = (
      x: Double(size.width) * Self.cell.width * 0.6, y: Double(size.height) * Self.cell.height * 0.6
    )
    var frames = "0%{\(place(before.x, before.y))}"
    var rings = ""
    for (index, tap) in taps.enumerated() {
      frames += "\(percent(max(0, tap.time - 0.9))){\(place(before.x, before.y))}"
      frames += "\(percent(tap.time - 0.15)){\(place(tap.x, tap.y))}"
      before = (tap.x, tap.y)
      rings += """
        @keyframes r\(index){0%,\(percent(tap.time - 0.12)){opacity:0;transform:scale(.2)}\
        \(percent(tap.time - 0.08)){opacity:.9}\(percent(tap.time + 0.4)),100%{opacity:0;\
        transform:scale(1)}}
        .r\(index){animation:r\(index) \(Self.number(total))s linear infinite}

        """
    }
    frames += "100%{\(place(before.x, before.y))}"
    return """
      @keyframes cursor{\(frames)}
      .cursor{stroke-width:1;\(place(last.x, last.y));\
      animation:cursor \(Self.number(total))s ease-in-out infinite}
      .ring{fill:none;stroke-width:2;opacity:0;transform-box:fill-box;transform-origin:center}

      """ + rings
  }

  // MARK: Text

  private static func x(_ column: Int) -> Double { Double(column) * cell.width }

  /// Formats a number without unnecessary digits.
  static func number(_ value: Double, digits: Int = 2) -> String {
    let scale = digits == 2 ? 100.0 : 10.0
    let rounded = (value * scale).rounded() / scale
    guard rounded != rounded.rounded() else { return "\(Int(rounded))" }
    return "\(rounded)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
