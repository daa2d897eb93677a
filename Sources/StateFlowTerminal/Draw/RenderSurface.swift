import StateFlow

/// The surface that boxes draw on, which collects the picture.
@MainActor
final class RenderSurface {
  var picture: Picture
  let memory: ScreenMemory
  let palette: Palette
  /// The area that drawing is clipped to.
  private(set) var clip: Rect
  /// The innermost scroller that contains the content being drawn.
  private(set) var scroller: Int?
  /// The open popup, which is drawn last.
  var popup: (anchor: Rect, box: PopupBox)?

  init(size: Size, memory: ScreenMemory, palette: Palette) {
    picture = Picture(canvas: Canvas(size: size))
    self.memory = memory
    self.palette = palette
    clip = picture.canvas.bounds
  }

  @discardableResult
  func write(_ text: some StringProtocol, at point: Point, _ style: CellStyle) -> Int {
    guard (clip.minY..<clip.maxY).contains(point.y) else { return point.x + text.cellWidth }
    return picture.canvas.write(text, at: point, style, clip: clip)
  }

  func fill(_ area: Rect, with character: Character = " ", _ style: CellStyle) {
    picture.canvas.fill(area.intersection(clip), with: character, style)
  }

  func restyle(_ area: Rect, _ change: (inout CellStyle) -> Void) {
    picture.canvas.restyle(area.intersection(clip), change)
  }

  /// Returns the cell style at a point, or the default style outside the surface.
  func style(at point: Point) -> CellStyle {
    picture.canvas.bounds.contains(point) ? picture.canvas[point].style : CellStyle()
  }

  /// Returns whether any part of an area is visible.
  func sees(_ area: Rect) -> Bool { !area.intersection(clip).isEmpty }

  /// Draws with the clip area limited to the given area.
  func clipped(to area: Rect, scroller: Int? = nil, _ draw: () -> Void) {
    let outer = (clip, self.scroller)
    clip = clip.intersection(area)
    if let scroller { self.scroller = scroller }
    draw()
    (clip, self.scroller) = outer
  }

  /// Adds a target for key presses and clicks, clipped to the visible area.
  func add(_ target: Target) {
    var target = target
    target.scroller = scroller
    target.visible = target.area.intersection(clip)
    picture.targets.append(target)
  }

  func hasFocus(_ id: Target.ID) -> Bool { memory.focus == id }

  /// Draws a frame with rounded corners.
  func frame(_ area: Rect, _ style: CellStyle) {
    picture.canvas.frame(area, style, clip: clip)
  }

  /// Highlights the focused control.
  func showFocus(in area: Rect) {
    restyle(area) { style in
      if palette.hasColors {
        style.background = palette.focus
        style.isBold = true
        style.isDim = false
      } else {
        style.isReversed = true
      }
    }
  }

  /// Highlights content that has just changed.
  func showFlash(in area: Rect) {
    restyle(area) { style in
      if palette.hasColors {
        style.background = palette.flash
        style.isDim = false
      } else {
        style.isBold = true
      }
    }
  }
}
