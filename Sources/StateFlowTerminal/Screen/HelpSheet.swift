/// The help sheet, which covers the views and lists the keys and the story's symbols.
struct HelpSheet {
  /// The keys and their meanings.
  static let keys: [(key: String, words: String)] = [
    ("tab, arrows", "move from one control to another"),
    ("space, return", "tap, switch, open, or submit"),
    ("esc", "close, go back, or leave a field"),
    ("← →  + −", "change a stepper, slider, or picker"),
    ("0–9  [ ]", "choose a tab, step through the tabs"),
    ("s, F2", "show the whole story"),
    ("^S", "hide or show the story"),
    ("^T", "switch between light and dark colors"),
    ("page, home, end", "scroll"),
    ("m  d  alt ↑↓", "act on a row: menu, delete, move"),
    ("q, ^C", "quit (in a field, only ^C)"),
  ]

  /// The symbols in the story, two per line.
  static let symbols: [[(key: String, words: String)]] = [
    [("✎", "a value was written"), ("▶", "a body ran, and why")],
    [("·", "a body was skipped"), ("○", "onAppear, onChange, …")],
    [("▲", "a mistake"), ("◇", "unfinished code")],
  ]

  @MainActor
  static func draw(in area: Rect, palette: Palette, on canvas: inout Canvas) {
    let keyWidth = keys.reduce(0) { max($0, $1.key.cellWidth) }
    let wordsWidth = keys.reduce(0) { max($0, $1.words.cellWidth) }
    let width = min(area.width, keyWidth + wordsWidth + 8)
    let height = min(area.height, keys.count + symbols.count + 3)
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
    if framed {
      canvas.frame(place, on(palette.style(\.secondary)), clip: place)
      let title = on(palette.style(\.ink, bold: true))
      canvas.write(" Keys ", at: Point(x: place.minX + 2, y: place.minY), title, clip: place)
      canvas.write(
        " Press any key to close ", at: Point(x: place.minX + 2, y: place.maxY - 1), title,
        clip: place)
    }
    let inner = framed ? place.inset(by: 1) : place
    var y = inner.minY
    let x = inner.minX + (framed ? 2 : 0)
    let (key, words) = (on(palette.style(\.accent, bold: true)), on(palette.style(\.ink)))
    for entry in keys where y < inner.maxY {
      canvas.write(entry.key, at: Point(x: x, y: y), key, clip: inner)
      canvas.write(entry.words, at: Point(x: x + keyWidth + 2, y: y), words, clip: inner)
      y += 1
    }
    if framed, y < inner.maxY {
      let line = "─ The story " + String(repeating: "─", count: max(0, inner.width - 12))
      canvas.write(
        line, at: Point(x: inner.minX, y: y), on(palette.style(\.secondary)), clip: inner)
      y += 1
    }
    for row in symbols where y < inner.maxY {
      for (column, entry) in row.enumerated() {
        let start = x + column * (inner.width - 4) / 2
        canvas.write(entry.key, at: Point(x: start, y: y), key, clip: inner)
        canvas.write(entry.words, at: Point(x: start + 2, y: y), words, clip: inner)
      }
      y += 1
    }
  }
}
