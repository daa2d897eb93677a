import StateFlow

/// The content of a text field, on one line that scrolls with the cursor.
final class FieldPart: Part {
  private let element: Element
  private let characters: [Character]
  private let prompt: String
  private let isBoxed: Bool
  private let context: RenderContext

  init(_ element: Element, prompt: String, isBoxed: Bool, in context: RenderContext) {
    self.element = element
    self.prompt = prompt
    self.isBoxed = isBoxed
    self.context = context
    guard case .text(let text) = element.value else {
      characters = []
      return
    }
    let isSecure = element.role == .secureField
    characters = text.map { character in
      if isSecure { return "•" }
      if character.isNewline { return "↵" }
      return character.cellWidth == 0 ? "·" : character
    }
  }

  private var margin: Int { isBoxed ? 1 : 0 }

  override func measure(in proposal: Proposal) -> Size {
    Size(width: min(max(proposal.width ?? 24, 6), context.isRow ? 60 : 48), height: 1)
  }

  // Returns the index of the first visible character, chosen so that the cursor is visible.
  private func start(_ width: Int, cursor: Int) -> Int {
    var start = cursor
    var used = 1
    while start > 0, used + characters[start - 1].cellWidth <= width {
      start -= 1
      used += characters[start].cellWidth
    }
    return start
  }

  private func cursor(_ surface: RenderSurface) -> Int {
    min(max(surface.memory.cursors[element.id] ?? characters.count, 0), characters.count)
  }

  // The state when the field was last drawn, because users click on what they see.
  private var hasFocus = false
  private var shown = 0

  override func draw(in area: Rect, on surface: RenderSurface) {
    hasFocus = element.isEnabled && surface.hasFocus(Target.ID(element: element.id))
    let palette = surface.palette
    let inner = Rect(
      x: area.minX + margin, y: area.minY, width: area.width - 2 * margin, height: area.height)
    guard inner.width > 0, inner.height > 0 else { return }
    var base = CellStyle(
      background: palette.hasColors ? (hasFocus ? palette.focus : palette.field) : nil)
    base.isUnderlined = !isBoxed && hasFocus
    surface.fill(area, base)
    if isBoxed {
      let edge = hasFocus ? palette.style(\.accent, bold: true) : palette.line
      surface.write("▏", at: area.origin, edge)
      surface.write("▕", at: Point(x: area.maxX - 1, y: area.minY), edge)
    }
    // If there are no colors, a line marks the field.
    var blank = hasFocus ? palette.style(\.accent) : palette.line
    blank.background = base.background
    let cursor = cursor(surface)
    let start = hasFocus ? start(inner.width, cursor: cursor) : 0
    shown = start
    var x = inner.minX
    if characters.isEmpty {
      var style = palette.quiet
      style.isItalic = true
      TextBox(prompt, style, limit: 1).draw(in: inner, on: surface)
      x = min(inner.maxX, inner.minX + prompt.cellWidth)
    }
    var style = context.cellStyle
    style.isBold = false
    style.isUnderlined = base.isUnderlined
    for index in start..<max(start, characters.count) {
      let width = characters[index].cellWidth
      guard x + width <= inner.maxX else { break }
      surface.write(String(characters[index]), at: Point(x: x, y: inner.minY), style)
      x += width
    }
    if x < inner.maxX {
      surface.write(
        String(repeating: "_", count: inner.maxX - x), at: Point(x: x, y: inner.minY), blank)
    }
    guard hasFocus else { return }
    let column = inner.minX + characters[start..<cursor].reduce(0) { $0 + $1.cellWidth }
    let point = Point(x: min(column, inner.maxX - 1), y: inner.minY)
    if surface.clip.contains(point) { surface.picture.cursor = point }
  }

  // The cursor already shows the focus.
  override func drawFocus(in area: Rect, on surface: RenderSurface) {
    if !surface.palette.hasColors { surface.restyle(area) { $0.isUnderlined = true } }
  }

  override func buttons(in area: Rect) -> [(area: Rect, action: Target.PartAction)] {
    var x = area.minX + margin
    var buttons: [(area: Rect, action: Target.PartAction)] = []
    var next = shown
    while next < characters.count, x + characters[next].cellWidth <= area.maxX - margin {
      let width = characters[next].cellWidth
      buttons.append((Rect(x: x, y: area.minY, width: width, height: 1), .cursor(next)))
      x += width
      next += 1
    }
    if x < area.maxX {
      buttons.append(
        (Rect(x: x, y: area.minY, width: area.maxX - x, height: 1), .cursor(next)))
    }
    return buttons
  }
}
