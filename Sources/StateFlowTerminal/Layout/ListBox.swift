import StateFlow

/// A vertical list or form that scrolls.
///
/// - Complexity: O(*n*) for *n* rows.
final class ListBox: Box {
  private let element: Element
  private let context: RenderContext
  private let isGrouped: Bool
  private let margins: ListMargins
  private let entries: [ListEntry]
  private lazy var boxes: [Box] = entries.map { makeBox($0) }
  private var selected: Set<AnyHashable> = []
  // The maximum width. Longer lines are hard to follow.
  private static let maximumWidth = 100

  init(_ element: Element, in context: RenderContext) {
    self.element = element
    self.context = context
    isGrouped = Self.isGrouped(element, in: context)
    margins = ListMargins(isGrouped: isGrouped, isSelectable: element.actions.select != nil)
    entries = ListEntries(of: element, isGrouped: isGrouped).all
    super.init()
    if case .choice(let tags) = element.value, let tags = tags.base as? Set<AnyHashable> {
      selected = tags
    }
  }

  private static func isGrouped(_ element: Element, in context: RenderContext) -> Bool {
    guard context.screen.width >= 24, context.screen.height >= 12 else { return false }
    guard let look = context.style.looks[.list] else {
      return element.role == .form || element.children.contains { $0.role == .section }
    }
    return look == .groupedList
  }

  private func inside(_ kind: ListEntry.Kind, _ row: Element) -> RenderContext {
    var inner = context.inside(row)
    inner.isHorizontal = false
    switch kind {
    case .row:
      inner.isRow = true
      inner.isForm = element.role == .form
      inner.nameColumn = nameColumn
      inner.row = row
    case .header, .title:
      inner.style.isBold = true
      inner.style.lineLimit = kind == .title ? 1 : inner.style.lineLimit
      if inner.style.foreground == nil { inner.style.foreground = .secondary }
    case .footer, .gap, .top, .bottom:
      if inner.style.foreground == nil { inner.style.foreground = .secondary }
    }
    return inner
  }

  // Very long labels may exceed the label column.
  private lazy var nameColumn: Int =
    element.role == .form
    ? entries.lazy.compactMap(\.element.children.first)
      .filter { [.textField, .secureField].contains($0.role) }
      .map(\.label.cellWidth).filter { $0 <= 24 }.max() ?? 0
    : 0

  private func makeBox(_ entry: ListEntry) -> Box {
    let row = entry.element
    var box = inside(entry.kind, row).box(for: row.laidOut, alignment: .leading)
    guard entry.kind == .row else { return box }
    if let badge = row.badge ?? row.laidOut.first?.badge {
      box = BadgeBox(box, badge: TextBox(badge, context.palette.quiet))
    }
    if let marks = RowMarks(row) { box = BadgeBox(box, badge: marks) }
    return context.flashing.contains(row.id) ? FlashBox(box) : box
  }

  private func height(_ index: Int, _ width: Int) -> Int {
    switch entries[index].kind {
    case .gap, .title, .top, .bottom: 1
    case .row, .header, .footer: max(1, boxes[index].size(in: Proposal(width, nil)).height)
    }
  }

  /// Returns the height of each entry.
  private func heights(_ width: Int) -> [Int] {
    let inner = max(1, min(width, Self.maximumWidth) - margins.leading - margins.trailing)
    return entries.indices.map { height($0, inner) }
  }

  override func measure(in proposal: Proposal) -> Size {
    let width = proposal.width ?? context.screen.width
    if let height = proposal.height, height >= 3 { return Size(width: width, height: height) }
    let content = max(1, heights(width).reduce(0, +))
    // A scroll view proposes an unlimited height. Inside one, the list doesn't need to scroll as
    // well.
    return Size(width: width, height: proposal.height == nil ? content : min(content, 3))
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let width = min(area.width, Self.maximumWidth)
    let area = Rect(
      x: area.minX, y: area.minY, width: width, height: area.height)
    let heights = heights(area.width)
    let content = heights.reduce(0, +)
    let offset = surface.offset(of: element.id, content: content, in: area)
    surface.clipped(to: area, scroller: element.id) {
      var place = Rect(x: area.minX, y: area.minY - offset, width: area.width, height: 0)
      for (index, height) in heights.enumerated() {
        place.size.height = height
        drawEntry(index, in: place, on: surface)
        place.origin.y += height
      }
    }
    surface.drawBar(offset: offset, content: content, in: area)
  }

  private func drawEntry(_ index: Int, in area: Rect, on surface: RenderSurface) {
    let inner = Rect(
      x: area.minX + margins.leading, y: area.minY,
      width: max(1, area.width - margins.leading - margins.trailing), height: area.height)
    let frame = Rect(
      x: area.minX + margins.bar, y: area.minY, width: area.width - margins.bar - 2,
      height: area.height)
    let (kind, box) = (entries[index].kind, boxes[index])
    switch kind {
    case .gap: break
    case .title, .top, .bottom:
      let isTop = kind != .bottom
      let line = String(repeating: "─", count: max(0, frame.width - 2))
      surface.write(
        (isTop ? "╭" : "╰") + line + (isTop ? "╮" : "╯"), at: frame.origin, surface.palette.line)
      guard kind == .title else { break }
      let most = max(0, frame.width - 6)
      let size = box.size(in: Proposal(most, 1))
      let title = Rect(
        x: frame.minX + 3, y: frame.minY, width: min(size.width, most), height: 1)
      surface.fill(
        Rect(x: title.minX - 1, y: title.minY, width: title.width + 2, height: 1), CellStyle())
      box.draw(in: title, on: surface)
    case .header, .footer: box.draw(in: inner, on: surface)
    case .row:
      if isGrouped {
        for y in area.minY..<area.maxY {
          surface.write("│", at: Point(x: frame.minX, y: y), surface.palette.line)
          surface.write("│", at: Point(x: frame.maxX - 1, y: y), surface.palette.line)
        }
      }
      drawRow(index, inner, in: area, on: surface)
    }
  }

  private func drawRow(_ index: Int, _ inner: Rect, in area: Rect, on surface: RenderSurface) {
    let row = entries[index].element
    let before = surface.picture.targets.count
    boxes[index].drawLeading(in: inner, on: surface)
    let use = RowUse(row, in: element)
    let marks = RowMarks(row)?.buttons(in: inner) ?? []
    if let tag = use.tag, selected.contains(tag) {
      surface.write(
        "✓", at: Point(x: area.minX + margins.bar + 1, y: area.minY),
        surface.palette.style(\.accent, bold: true))
    }
    let hasTargets = surface.picture.targets.count > before
    if hasTargets { surface.picture.targets[before].buttons += marks }
    // If a row contains controls, a click in its leading margin selects it.
    let head = Rect(x: area.minX, y: area.minY, width: margins.leading, height: area.height)
    if !context.isLabel,
      let target = use.target(
        area: hasTargets
          ? head
          : area.intersection(
            Rect(x: area.minX, y: area.minY, width: area.width - 1, height: area.height)),
        hasTargets: hasTargets)
    {
      surface.add(target)
      if !hasTargets {
        surface.picture.targets[surface.picture.targets.count - 1].buttons += marks
        if surface.hasFocus(target.id) { surface.showFocus(in: inner) }
      }
    }
    guard surface.picture.targets[before...].contains(where: { surface.hasFocus($0.id) }) else {
      return
    }
    for y in area.minY..<area.maxY {
      surface.write(
        "▌", at: Point(x: area.minX + margins.bar, y: y),
        surface.palette.style(\.accent, bold: true))
    }
  }
}
