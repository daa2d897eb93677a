import StateFlow

/// Something that is no control and can be used: it takes taps, or has a context menu.
///
/// What can be used inside of it goes before it: then it is no target of its own.
final class UseBox: Box {
  private let child: Box
  private let element: Element
  private let around: Surroundings

  init(_ child: Box, _ element: Element, in around: Surroundings) {
    self.child = child
    self.element = element
    self.around = around
    super.init()
    priority = child.priority
  }

  override func measure(in proposal: Proposal) -> Size { child.size(in: proposal) }

  override func draw(in area: Rect, on sheet: Sheet) {
    let before = sheet.picture.targets.count
    child.draw(in: area, on: sheet)
    let menu = around.menu
    if let menu, sheet.memory.opened == menu.id { sheet.open(menu, at: area, in: around) }
    // A row is the target of what it holds.
    guard sheet.picture.targets.count == before, around.row == nil || element.actions.tap != nil,
      element.isEnabled
    else { return }
    let id = Target.ID(element: element.id)
    if sheet.hasFocus(id) { sheet.showFocus(in: area) }
    sheet.add(
      Target(
        id: id, element: element, area: area, press: element.actions.tap, row: around.row,
        menu: menu))
  }
}

/// Something that has just changed.
final class FlashBox: Box {
  private let child: Box

  init(_ child: Box) {
    self.child = child
    super.init()
    priority = child.priority
  }

  override func measure(in proposal: Proposal) -> Size { child.size(in: proposal) }

  override func draw(in area: Rect, on sheet: Sheet) {
    child.draw(in: area, on: sheet)
    sheet.showFlash(in: area)
  }
}

/// A line between two things.
final class DividerBox: Box {
  private let isHorizontal: Bool

  init(isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
  }

  override func measure(in proposal: Proposal) -> Size {
    isHorizontal
      ? Size(width: 1, height: proposal.height ?? 1) : Size(width: proposal.width ?? 1, height: 1)
  }

  override func draw(in area: Rect, on sheet: Sheet) {
    for y in area.minY..<area.maxY {
      let text = isHorizontal ? "│" : String(repeating: "─", count: area.width)
      sheet.write(text, at: Point(x: area.minX, y: y), sheet.palette.line)
    }
  }
}
