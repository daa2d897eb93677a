import StateFlow

/// A vertical list of rows that lays out only the visible ones.
///
/// - Complexity: O(*n*) for *n* rows. If a row takes one line in any state, only its text is
///   measured.
final class ListBox: Box {
  private let element: Element
  private let context: RenderContext
  private let isGrouped: Bool
  private let margins: ListMargins
  private var entries: [ListEntry]
  private let known: ListRows
  private var tops: (width: Int, tops: [Int])?
  private var selected: Set<AnyHashable> = []
  // The maximum width, because longer lines are hard to follow.
  private static let maximumWidth = 100

  init(_ element: Element, in context: RenderContext) {
    self.element = element
    self.context = context
    isGrouped = Self.isGrouped(element, in: context)
    margins = ListMargins(isGrouped: isGrouped, isSelectable: element.actions.select != nil)
    entries = ListEntry.entries(of: element, isGrouped: isGrouped)
    known = context.knownRows?.rows(of: element) ?? ListRows()
    known.follow(entries, of: element)
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
    case .header, .top:
      inner.style.isBold = true
      inner.style.lineLimit = kind == .top ? 1 : inner.style.lineLimit
      if inner.style.foreground == nil { inner.style.foreground = .secondary }
    case .footer, .gap, .bottom:
      if inner.style.foreground == nil { inner.style.foreground = .secondary }
    }
    return inner
  }

  // Very long labels may exceed the label column.
  private lazy var nameColumn: Int =
    element.role == .form
    ? entries.lazy.compactMap { $0.element?.children.first }
      .filter { [.textField, .secureField].contains($0.role) }
      .map(\.label.cellWidth).filter { $0 <= 24 }.max() ?? 0
    : 0

  private func box(_ index: Int) -> Box {
    if let box = entries[index].box { return box }
    let entry = entries[index]
    guard let row = entry.element else { return EmptyBox(Size(width: 0, height: 1)) }
    var box = inside(entry.kind, row).box(for: row.laidOut, alignment: .leading)
    if entry.kind == .row {
      if let badge = row.badge ?? row.laidOut.first?.badge {
        box = BadgeBox(box, badge: TextBox(badge, context.palette.quiet))
      }
      if let marks = RowMarks(row) { box = BadgeBox(box, badge: marks) }
      if context.flashing.contains(row.id) { box = FlashBox(box) }
    }
    entries[index].box = box
    return box
  }

  private func height(_ index: Int, _ width: Int) -> Int {
    switch entries[index].kind {
    case .gap, .top, .bottom: return 1
    case .row:
      if known.isOneLine(index, in: width) { return 1 }
      fallthrough
    case .header, .footer: return max(1, box(index).size(in: Proposal(width, nil)).height)
    }
  }

  // Returns the position at which each entry begins, followed by the end of the last one.
  private func tops(_ width: Int) -> [Int] {
    let inner = max(1, min(width, Self.maximumWidth) - margins.leading - margins.trailing)
    if let tops, tops.width == inner { return tops.tops }
    var result = [0]
    result.reserveCapacity(entries.count + 1)
    var y = 0
    for index in entries.indices {
      y += height(index, inner)
      result.append(y)
    }
    tops = (inner, result)
    return result
  }

  override func measure(in proposal: Proposal) -> Size {
    let width = proposal.width ?? context.screen.width
    if let height = proposal.height, height >= 3 { return Size(width: width, height: height) }
    let content = max(1, tops(width).last ?? 0)
    // A scroll view proposes an unlimited height. In it, the list doesn't need to scroll as well.
    return Size(width: width, height: proposal.height == nil ? content : min(content, 3))
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let width = min(area.width, Self.maximumWidth)
    let area = Rect(
      x: area.minX, y: area.minY, width: width, height: area.height)
    let tops = tops(area.width)
    let content = tops.last ?? 0
    let offset = surface.offset(of: element.id, content: content, in: area)
    surface.clipped(to: area, scroller: element.id) {
      for index in entries.indices {
        let place = Rect(
          x: area.minX, y: area.minY + tops[index] - offset, width: area.width,
          height: tops[index + 1] - tops[index])
        if place.maxY > surface.clip.minY, place.minY < surface.clip.maxY {
          drawEntry(index, in: place, on: surface)
        } else if !context.isLabel, entries[index].kind == .row {
          known.note(index, in: place, list: element, on: surface)
        }
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
    switch entries[index].kind {
    case .gap: break
    case .top, .bottom:
      let isTop = entries[index].kind == .top
      let line = String(repeating: "─", count: max(0, frame.width - 2))
      surface.write(
        (isTop ? "╭" : "╰") + line + (isTop ? "╮" : "╯"), at: frame.origin, surface.palette.line)
      guard entries[index].element != nil else { break }
      let most = max(0, frame.width - 6)
      let size = box(index).size(in: Proposal(most, 1))
      let title = Rect(
        x: frame.minX + 3, y: frame.minY, width: min(size.width, most), height: 1)
      surface.fill(
        Rect(x: title.minX - 1, y: title.minY, width: title.width + 2, height: 1), CellStyle())
      box(index).draw(in: title, on: surface)
    case .header, .footer: box(index).draw(in: inner, on: surface)
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
    guard let row = entries[index].element else { return }
    let before = surface.picture.targets.count
    box(index).drawLeading(in: inner, on: surface)
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
        surface.picture.targets[surface.picture.targets.count - 1].buttons = marks
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
