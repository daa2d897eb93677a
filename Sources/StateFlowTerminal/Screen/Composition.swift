import StateFlow

extension AppScreen {
  /// The whole screen: the views, the story beside them, and the line with the keys.
  func composed() -> Frame {
    var canvas = Canvas(size: size)
    let regions = regions
    canvas.paste(picture.canvas, at: regions.content.origin, clip: regions.content)
    panel.draw(graph.story, in: regions, palette: palette, on: &canvas)
    if let bar = regions.bar { drawBar(in: bar, on: &canvas) }
    guard !showsHelp else {
      HelpSheet.draw(in: canvas.bounds, palette: palette, on: &canvas)
      return Frame(canvas)
    }
    return Frame(canvas, cursor: picture.cursor)
  }

  private func drawBar(in area: Rect, on canvas: inout Canvas) {
    StatusBar(hints: notice == nil ? hints : []).draw(in: area, palette: palette, on: &canvas)
    guard let notice else { return }
    var style = palette.style(\.warning, bold: true)
    style.background = palette.hasColors ? palette.field : nil
    canvas.write(
      notice, at: Point(x: area.minX + 1, y: area.minY), style, clip: area)
  }
}
