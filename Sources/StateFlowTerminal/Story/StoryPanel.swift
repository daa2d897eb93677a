import StateFlow

/// The story beside the views: each update as it happens, the newest on top.
struct StoryPanel {
  /// From how many columns on there is room for it beside the views from the start.
  static let comfortableWidth = 96

  var isShown = false
  /// How many lines above what is seen have been scrolled out of sight.
  var scrolled = 0
  /// The newest update that has been drawn.
  private var told = 0

  /// Draws it with the line that parts it from the views.
  ///
  /// - Complexity: O(*n*) for *n* lines from the top to the bottom of what is seen.
  @MainActor
  mutating func draw(
    _ story: Story, in regions: Regions, palette: Palette, on canvas: inout Canvas
  ) {
    guard let area = regions.panel, !area.isEmpty else { return }
    let body: Rect
    if regions.isPanelBelow {
      let title = "── Story "
      canvas.write(
        title + String(repeating: "─", count: max(0, area.width - title.cellWidth)),
        at: area.origin, palette.line, clip: area)
      body = Rect(
        x: area.minX + 1, y: area.minY + 1, width: area.width - 2, height: area.height - 1)
    } else {
      for y in area.minY..<area.maxY {
        canvas.write("│", at: Point(x: area.minX, y: y), palette.line, clip: area)
      }
      canvas.write(
        "Story", at: Point(x: area.minX + 2, y: area.minY), palette.style(\.ink, bold: true),
        clip: area)
      body = Rect(
        x: area.minX + 2, y: area.minY + 1, width: area.width - 3, height: area.height - 1)
    }
    guard !body.isEmpty else { return }
    drawLines(of: story, in: body, palette: palette, on: &canvas)
  }

  @MainActor
  private mutating func drawLines(
    of story: Story, in area: Rect, palette: Palette, on canvas: inout Canvas
  ) {
    let last = story.last?.number ?? 0
    if last != told {
      // What has just happened is what one wants to see.
      told = last
      scrolled = 0
    }
    var lines: [StoryLine] = []
    var isWhole = true
    for update in story.updates.reversed() {
      guard lines.count < area.height + scrolled else {
        isWhole = false
        break
      }
      if !lines.isEmpty { lines.append(StoryLine()) }
      lines += StoryLine.lines(for: update, width: area.width, palette: palette)
    }
    if isWhole { scrolled = min(scrolled, max(0, lines.count - area.height)) }
    let shown = lines.dropFirst(scrolled).prefix(area.height)
    for (row, line) in shown.enumerated() {
      var x = area.minX
      for piece in line.pieces {
        x = canvas.write(
          piece.text, at: Point(x: x, y: area.minY + row), piece.style, clip: area)
      }
    }
    if scrolled > 0 {
      let newer = "▴ \(scrolled)"
      canvas.write(
        newer, at: Point(x: area.maxX - newer.cellWidth, y: area.minY), palette.style(\.accent),
        clip: area)
    }
  }
}
