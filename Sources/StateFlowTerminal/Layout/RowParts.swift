import StateFlow

/// The actions for a row as a whole.
struct RowUse {
  let row: Element
  let tag: AnyHashable?
  private let select: (() -> Void)?

  init(_ row: Element, in list: Element) {
    self.row = row
    let tag = row.tag ?? row.children.first?.tag
    self.tag = tag
    if list.isEnabled, let tag, let action = list.actions.select {
      select = { action(tag) }
    } else {
      select = nil
    }
  }

  private var menu: Element? { row.children.lazy.compactMap(\.contextMenu).first }

  /// Returns the row as a target, or `nil` if the row isn't a target.
  ///
  /// - Parameter hasTargets: Whether the row contains other targets. If it does, the row itself can
  ///   only be selected.
  func target(area: Rect, hasTargets: Bool) -> Target? {
    let actions = row.actions
    let isUsed =
      actions.delete != nil || actions.move != nil || actions.tap != nil || menu != nil
    guard select != nil || isUsed && !hasTargets else { return nil }
    return Target(
      id: Target.ID(element: row.id), element: row, area: area,
      press: select ?? row.actions.tap, row: row, menu: menu)
  }
}

/// The buttons at the end of a row that move or delete it.
final class RowMarks: Part {
  private let canMove: Bool
  private let canDelete: Bool

  init?(_ row: Element) {
    guard row.actions.move != nil || row.actions.delete != nil else { return nil }
    canMove = row.actions.move != nil
    canDelete = row.actions.delete != nil
  }

  private var width: Int {
    (canMove ? 3 : 0) + (canDelete ? 1 : 0) - (canMove && !canDelete ? 1 : 0)
  }

  override func measure(in proposal: Proposal) -> Size { Size(width: width, height: 1) }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let style = surface.palette.quiet
    if canMove { surface.write("▴▾", at: area.origin, style) }
    if canDelete {
      surface.write("✕", at: Point(x: area.maxX - 1, y: area.minY), style)
    }
  }

  /// Returns the areas of the buttons at the end of a row.
  override func buttons(in row: Rect) -> [(area: Rect, action: Target.PartAction)] {
    guard row.width > width else { return [] }
    let x = row.maxX - width
    func cell(_ x: Int) -> Rect { Rect(x: x, y: row.minY, width: 1, height: 1) }
    return (canMove ? [(cell(x), .moveUp), (cell(x + 1), .moveDown)] : [])
      + (canDelete ? [(cell(row.maxX - 1), .delete)] : [])
  }
}

/// A row with a badge at its end.
final class BadgeBox: Box {
  private let child: Box
  private let badge: Box
  private static let gap = 2

  init(_ child: Box, badge: Box) {
    self.child = child
    self.badge = badge
  }

  override func measure(in proposal: Proposal) -> Size {
    let badge = badge.size(in: Proposal(nil, nil))
    let size = child.size(in: proposal.less(width: badge.width + Self.gap, height: 0))
    return Size(
      width: proposal.width ?? size.width + badge.width + Self.gap, height: max(1, size.height))
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let size = badge.size(in: Proposal(nil, nil))
    child.drawLeading(
      in: Rect(
        origin: area.origin,
        size: Size(width: max(0, area.width - size.width - Self.gap), height: area.height)),
      on: surface)
    badge.draw(
      in: Rect(x: area.maxX - size.width, y: area.minY, width: size.width, height: 1)
        .intersection(area), on: surface)
  }
}
