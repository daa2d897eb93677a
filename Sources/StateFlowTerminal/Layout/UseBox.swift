import StateFlow

/// A view that isn't a control but responds to taps or has a context menu.
///
/// If the view contains controls, the controls are the targets instead of the view.
final class UseBox: WrapperBox {
  private let element: Element
  private let context: RenderContext

  init(_ child: Box, _ element: Element, in context: RenderContext) {
    self.element = element
    self.context = context
    super.init(child)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let before = surface.picture.targets.count
    child.draw(in: area, on: surface)
    let menu = context.menu
    if let menu, surface.memory.opened == menu.id { surface.open(menu, at: area, in: context) }
    // In a row, the row itself is the target.
    guard surface.picture.targets.count == before, context.row == nil || element.actions.tap != nil,
      element.isEnabled
    else { return }
    let id = Target.ID(element: element.id)
    if surface.hasFocus(id) { surface.showFocus(in: area) }
    surface.add(
      Target(
        id: id, element: element, area: area, press: element.actions.tap, row: context.row,
        menu: menu))
  }
}

/// A box whose content has just changed.
final class FlashBox: WrapperBox {
  override func draw(in area: Rect, on surface: RenderSurface) {
    child.draw(in: area, on: surface)
    surface.showFlash(in: area)
  }
}

/// A dividing line between other boxes.
final class DividerBox: Box {
  private let isHorizontal: Bool

  init(isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
  }

  override func measure(in proposal: Proposal) -> Size {
    isHorizontal
      ? Size(width: 1, height: proposal.height ?? 1) : Size(width: proposal.width ?? 1, height: 1)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    for y in area.minY..<area.maxY {
      let text = isHorizontal ? "│" : String(repeating: "─", count: area.width)
      surface.write(text, at: Point(x: area.minX, y: y), surface.palette.line)
    }
  }
}
