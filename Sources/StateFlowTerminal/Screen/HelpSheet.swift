/// All keys, over the views.
struct HelpSheet {
  /// What keys do, in groups.
  static let keys: [(key: String, words: String)] = [
    ("tab, arrows", "go from one thing to another"),
    ("space, return", "use it: tap, switch, open, submit"),
    ("esc", "close, go back, leave a field"),
    ("← →  + -", "change a stepper, a slider, a picker"),
    ("d, delete", "delete a row"),
    ("alt ↑ ↓", "move a row"),
    ("m", "open a context menu"),
    ("page, home, end", "scroll"),
    ("^A ^E ^U ^K ^W", "in a field, as in a shell"),
    ("^S or F2", "show or hide the story"),
    ("alt page", "scroll the story"),
    ("^T", "light or dark colors"),
    ("? or F1", "show these keys"),
    ("q, ^C", "quit; in a field ^C"),
  ]

  @MainActor
  static func draw(in area: Rect, palette: Palette, on canvas: inout Canvas) {
    let keyWidth = keys.reduce(0) { max($0, $1.key.cellWidth) }
    let wordsWidth = keys.reduce(0) { max($0, $1.words.cellWidth) }
    let width = min(area.width, keyWidth + wordsWidth + 8)
    let height = min(area.height, keys.count + 4)
    let place = Rect(
      x: area.minX + (area.width - width) / 2, y: area.minY + (area.height - height) / 2,
      width: width, height: height)
    canvas.restyle(area) { $0.isDim = true }
    let background = palette.hasColors ? palette.raised : nil
    func on(_ style: CellStyle) -> CellStyle {
      var style = style
      style.background = background
      return style
    }
    canvas.fill(place, CellStyle(background: background))
    let framed = width >= 20 && height >= 6
    if framed { frame(place, on(palette.style(\.secondary)), on: &canvas) }
    let inner = framed ? place.inset(by: 1) : place
    var y = inner.minY
    if framed {
      canvas.write(
        " Keys ", at: Point(x: place.minX + 2, y: place.minY), on(palette.style(\.ink, bold: true)),
        clip: place)
      y += 1
    }
    for (key, words) in keys {
      guard y < inner.maxY else { break }
      let x = inner.minX + (framed ? 2 : 0)
      canvas.write(
        key, at: Point(x: x, y: y), on(palette.style(\.accent, bold: true)), clip: inner)
      canvas.write(
        words, at: Point(x: x + keyWidth + 2, y: y), on(palette.style(\.ink)), clip: inner)
      y += 1
    }
  }

  private static func frame(_ area: Rect, _ style: CellStyle, on canvas: inout Canvas) {
    let line = String(repeating: "─", count: area.width - 2)
    canvas.write("╭" + line + "╮", at: area.origin, style, clip: area)
    canvas.write("╰" + line + "╯", at: Point(x: area.minX, y: area.maxY - 1), style, clip: area)
    for y in (area.minY + 1)..<(area.maxY - 1) {
      canvas.write("│", at: Point(x: area.minX, y: y), style, clip: area)
      canvas.write("│", at: Point(x: area.maxX - 1, y: y), style, clip: area)
    }
  }
}
