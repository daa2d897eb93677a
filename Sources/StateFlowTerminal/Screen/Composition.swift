import StateFlow
import StateFlowStory

extension AppScreen {
  /// Draws the whole screen: title, views, story, and status bar.
  func composed() -> Frame {
    var canvas = Canvas(size: size)
    let regions = regions
    if let area = regions.title, let title { draw(title: title, in: area, on: &canvas) }
    canvas.paste(picture.canvas, at: regions.content.origin, clip: regions.content)
    panel.draw(graph.story, in: withGrownStrip(regions), palette: palette, on: &canvas)
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

  /// Returns the regions with a strip that also takes the blank rows above it, as far as the story
  /// needs them.
  private func withGrownStrip(_ regions: Regions) -> Regions {
    guard regions.isPanelBelow, let panel = regions.panel else { return regions }
    let needed = StoryPanel.stripHeight(of: graph.story, width: panel.width, palette: palette)
    let rows = min(picture.canvas.blankRowsAtBottom, max(0, needed - panel.height))
    var regions = regions
    regions.panel?.origin.y -= rows
    regions.panel?.size.height += rows
    return regions
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

/// The areas of the screen.
struct Regions: Equatable {
  /// The area for the window's title.
  var title: Rect?
  /// The area for the views.
  var content: Rect
  /// The area for the story, including the line that separates it from the views.
  var panel: Rect?
  /// Whether the story is a strip below the views instead of a panel beside them.
  var isPanelBelow = false
  /// The area for the status bar.
  var bar: Rect?

  /// The minimum number of columns that the screen needs to show the story beside the views.
  static let wideWidth = 96
  /// The minimum number of rows that the screen needs to show the story as a strip.
  private static let leastHeight = 14
  /// The minimum number of rows that a strip leaves for the views.
  private static let leastContent = 6

  init(_ size: Size, hasTitle: Bool = false, hasBar: Bool, hasPanel: Bool) {
    content = Rect(size: size)
    if hasBar, size.height >= 3 {
      bar = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
      content.size.height -= 1
    }
    if hasTitle, size.height >= Self.leastHeight {
      title = Rect(x: 0, y: 0, width: size.width, height: 1)
      content.origin.y += 1
      content.size.height -= 1
    }
    guard hasPanel else { return }
    if size.width >= Self.wideWidth {
      let width = min(max(size.width * 2 / 5, 40), 72)
      content.size.width -= width
      panel = Rect(
        x: content.maxX, y: content.minY, width: width, height: content.height)
    } else if size.height >= Self.leastHeight {
      let height = min(max(size.height * 3 / 10, 3), 12, content.height - Self.leastContent)
      guard height >= 2 else { return }
      content.size.height -= height
      isPanelBelow = true
      panel = Rect(x: 0, y: content.maxY, width: size.width, height: height)
    }
  }
}
