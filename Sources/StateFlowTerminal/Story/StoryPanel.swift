import StateFlow
import StateFlowStory

/// The story of the app: a panel beside the views, a strip below them, or the whole screen.
struct StoryPanel {
  /// Whether the story is shown, either in the panel or in the strip.
  var isShown = false
  /// The number of lines that have scrolled off the top.
  var scrolled = 0
  /// The number of the latest update that was drawn.
  private var newestDrawn = 0

  /// Draws the story and the line that separates it from the views.
  ///
  /// - Complexity: O(*n*) for *n* lines down to the last visible one.
  @MainActor
  mutating func draw(
    _ story: Story, in regions: Regions, palette: Palette, on canvas: inout Canvas
  ) {
    guard let area = regions.panel, !area.isEmpty else { return }
    if regions.isPanelBelow {
      return drawStrip(story, in: area, palette: palette, on: &canvas)
    }
    for y in area.minY..<area.maxY {
      canvas.write("│", at: Point(x: area.minX, y: y), palette.line, clip: area)
    }
    canvas.write(
      "Story", at: Point(x: area.minX + 2, y: area.minY), palette.style(\.ink, bold: true),
      clip: area)
    let body = Rect(
      x: area.minX + 2, y: area.minY + 1, width: area.width - 3, height: area.height - 1)
    drawLines(of: story, isBrief: true, in: body, palette: palette, on: &canvas)
  }

  /// Draws the whole story, newest update first.
  @MainActor
  mutating func drawWhole(
    _ story: Story, in area: Rect, palette: Palette, on canvas: inout Canvas
  ) {
    canvas.fill(area, CellStyle())
    drawRule("Story", in: area, palette: palette, on: &canvas)
    let body = Rect(
      x: area.minX + 1, y: area.minY + 1, width: area.width - 2, height: area.height - 1)
    drawLines(of: story, isBrief: false, in: body, palette: palette, on: &canvas)
  }

  // MARK: The strip

  /// Returns the number of rows that the strip needs for all entries of the latest update, with the
  /// dividing line.
  @MainActor
  static func stripHeight(of story: Story, width: Int, palette: Palette) -> Int {
    guard let update = story.last else { return 1 }
    return StoryEntry.entries(for: update, width: width - 2, palette: palette, isBrief: true)
      .reduce(1) { $0 + $1.lines.count }
  }

  /// Draws the latest update: its title in the dividing line, and its most important entries below.
  @MainActor
  private func drawStrip(
    _ story: Story, in area: Rect, palette: Palette, on canvas: inout Canvas
  ) {
    guard let update = story.last else {
      return drawRule("Story", in: area, palette: palette, on: &canvas)
    }
    drawRule("Story: \(update.number) \(update.title)", in: area, palette: palette, on: &canvas)
    let body = Rect(
      x: area.minX + 1, y: area.minY + 1, width: area.width - 2, height: area.height - 1)
    guard !body.isEmpty else { return }
    let entries = StoryEntry.entries(
      for: update, width: body.width, palette: palette, isBrief: true)
    let lines = StoryEntry.lines(of: entries, in: body.height) { count in
      StoryLine(pieces: [.init(text: "… \(count) more (s)", style: palette.style(\.accent))])
    }
    draw(lines[...], in: body, on: &canvas)
  }

  @MainActor
  private func drawRule(
    _ title: String, in area: Rect, palette: Palette, on canvas: inout Canvas
  ) {
    let rule = String(repeating: "─", count: area.width)
    canvas.write(rule, at: area.origin, palette.line, clip: area)
    let name = TextLine(pieces: [.init(text: title, run: 0)], width: title.cellWidth)
    let shown = TextLayout.cut(name, to: area.width - 6).pieces.map(\.text).joined()
    canvas.write(
      " \(shown) ", at: Point(x: area.minX + 2, y: area.minY), palette.style(\.ink, bold: true),
      clip: area)
  }

  // MARK: All updates

  @MainActor
  private mutating func drawLines(
    of story: Story, isBrief: Bool, in area: Rect, palette: Palette, on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let last = story.last?.number ?? 0
    if last != newestDrawn {
      // Scrolls to a new update, because that's what the reader wants to see.
      newestDrawn = last
      scrolled = 0
    }
    var lines: [StoryLine] = []
    var isWhole = true
    for update in story.updates.reversed() {
      guard lines.count - area.height < scrolled else {
        isWhole = false
        break
      }
      if !lines.isEmpty { lines.append(StoryLine()) }
      lines += StoryEntry.title(of: update, width: area.width, palette: palette)
      let entries = StoryEntry.entries(
        for: update, width: area.width, palette: palette, isBrief: isBrief)
      lines += entries.flatMap(\.lines)
    }
    if isWhole { scrolled = min(scrolled, max(0, lines.count - area.height)) }
    draw(lines.dropFirst(scrolled).prefix(area.height), in: area, on: &canvas)
    if scrolled > 0 {
      let newer = "▴ \(scrolled)"
      canvas.write(
        newer, at: Point(x: area.maxX - newer.cellWidth, y: area.minY), palette.style(\.accent),
        clip: area)
    }
  }

  private func draw(_ lines: ArraySlice<StoryLine>, in area: Rect, on canvas: inout Canvas) {
    for (row, line) in lines.enumerated() {
      var x = area.minX
      for piece in line.pieces {
        x = canvas.write(
          piece.text, at: Point(x: x, y: area.minY + row), piece.style, clip: area)
      }
    }
  }
}
