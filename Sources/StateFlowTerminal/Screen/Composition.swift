import StateFlow
import StateFlowStory

extension AppScreen {
  /// Draws the whole screen: title, views, story, and status bar.
  func composed() -> Frame {
    var canvas = Canvas(size: size)
    let regions = regions
    if let area = regions.title, let title { draw(title: title, in: area, on: &canvas) }
    canvas.paste(picture.canvas, at: regions.content.origin, clip: regions.content)
    panel.draw(graph.story, in: regions, palette: palette, on: &canvas)
    if let bar = regions.bar { drawBar(in: bar, on: &canvas) }
    if showsHelp {
      HelpSheet.draw(in: canvas.bounds, palette: palette, on: &canvas)
      return Frame(canvas)
    }
    if showsStory {
      var area = Rect(size: size)
      if regions.bar != nil { area.size.height -= 1 }
      panel.drawWhole(graph.story, in: area, palette: palette, on: &canvas)
      return Frame(canvas)
    }
    var cursor = picture.cursor
    cursor?.x += regions.content.minX
    cursor?.y += regions.content.minY
    return Frame(canvas, cursor: cursor)
  }

  private func draw(title: String, in area: Rect, on canvas: inout Canvas) {
    var style = palette.style(\.ink, bold: true)
    style.background = palette.hasColors ? palette.field : nil
    canvas.fill(area, CellStyle(background: style.background))
    canvas.write(title, at: Point(x: area.minX + 1, y: area.minY), style, clip: area)
  }

  private func drawBar(in area: Rect, on canvas: inout Canvas) {
    // A visible story already lists the unfinished code.
    let notice = regions.panel == nil ? notice : nil
    var bar = StatusBar(hints: hints)
    bar.notice = notice
    bar.draw(in: area, palette: palette, on: &canvas)
  }
}
