import StateFlow

/// A vertical list that lays out only its visible rows.
///
/// - Complexity: O(*n*) for *n* rows. If a row fits on one line in every state, only its text is
///   measured, and only when the row changes.
final class ListBox: Box {
  private let element: Element
  private let context: RenderContext
  private let isGrouped: Bool
  private let margins: ListMargins
  private let known: ListRows
  private let entries: ListEntries
  private var boxes: [Int: Box] = [:]
  private var tops: (width: Int, tops: RowTops)?
  private var selected: Set<AnyHashable> = []
  // The maximum width. Longer lines are hard to follow.
  private static let maximumWidth = 100

  init(_ element: Element, in context: RenderContext) {
    self.element = element
    self.context = context
    isGrouped = Self.isGrouped(element, in: context)
    margins = ListMargins(isGrouped: isGrouped, isSelectable: element.actions.select != nil)
    known = context.knownRows?.rows(of: element) ?? ListRows()
    known.follow(element, isGrouped: isGrouped)
    entries = known.entries
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

  private func inside(_ kind: ListEntries.Kind, _ row: Element) -> RenderContext {
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
    ? entries.elements.lazy.compactMap(\.children.first)
      .filter { [.textField, .secureField].contains($0.role) }
      .map(\.label.cellWidth).filter { $0 <= 24 }.max() ?? 0
    : 0

  private func box(_ index: Int) -> Box {
    if let box = boxes[index] { return box }
    let (kind, row) = (entries.kind(index), entries.elements[index])
    var box = inside(kind, row).box(for: row.laidOut, alignment: .leading)
    if kind == .row {
      if let badge = row.badge ?? row.laidOut.first?.badge {
        box = BadgeBox(box, badge: TextBox(badge, context.palette.quiet))
      }
      if let marks = RowMarks(row) { box = BadgeBox(box, badge: marks) }
      if context.flashing.contains(row.id) { box = FlashBox(box) }
    }
    boxes[index] = box
    return box
  }

  private func height(_ index: Int, _ width: Int) -> Int {
    switch entries.kind(index) {
    case .gap, .title, .top, .bottom: return 1
    case .row:
      if known.isOneLine(index, in: width) { return 1 }
      fallthrough
    case .header, .footer: return max(1, box(index).size(in: Proposal(width, nil)).height)
    }
  }

  private func tops(_ width: Int) -> RowTops {
    let inner = max(1, min(width, Self.maximumWidth) - margins.leading - margins.trailing)
    if let tops, tops.width == inner { return tops.tops }
    let result =
      known.areAllOneLine(in: inner)
      ? RowTops(oneLineEach: entries.count)
      : RowTops(heights: (0..<entries.count).map { height($0, inner) })
    tops = (inner, result)
    return result
  }

  override func measure(in proposal: Proposal) -> Size {
    let width = proposal.width ?? context.screen.width
    if let height = proposal.height, height >= 3 { return Size(width: width, height: height) }
    let content = max(1, tops(width).height)
    // A scroll view proposes an unlimited height. Inside one, the list doesn't need to scroll as
    // well.
    return Size(width: width, height: proposal.height == nil ? content : min(content, 3))
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let width = min(area.width, Self.maximumWidth)
    let area = Rect(
      x: area.minX, y: area.minY, width: width, height: area.height)
    let tops = tops(area.width)
    let content = tops.height
    let offset = surface.offset(of: element.id, content: content, in: area)
    let first = Point(x: area.minX, y: area.minY - offset)
    surface.clipped(to: area, scroller: element.id) {
      let visible = tops.entries(
        in: surface.clip.minY - first.y..<surface.clip.maxY - first.y)
      note(0..<visible.lowerBound, tops, at: first, width: area.width, on: surface)
      for index in visible {
        let place = Rect(
          x: first.x, y: first.y + tops[index], width: area.width,
          height: tops[index + 1] - tops[index])
        drawEntry(index, in: place, on: surface)
      }
      note(visible.upperBound..<entries.count, tops, at: first, width: area.width, on: surface)
    }
    surface.drawBar(offset: offset, content: content, in: area)
  }

  /// Records the targets in rows that aren't visible.
  private func note(
    _ range: Range<Int>, _ tops: RowTops, at first: Point, width: Int, on surface: RenderSurface
  ) {
    guard !context.isLabel, !range.isEmpty else { return }
    surface.picture.targets.append(
      HiddenTargets(
        list: element, entries: entries, range: range, starts: known.targetStarts(in: element),
        tops: tops, origin: first, width: width, clip: surface.clip, scroller: surface.scroller))
  }

  private func drawEntry(_ index: Int, in area: Rect, on surface: RenderSurface) {
    let inner = Rect(
      x: area.minX + margins.leading, y: area.minY,
      width: max(1, area.width - margins.leading - margins.trailing), height: area.height)
    let frame = Rect(
      x: area.minX + margins.bar, y: area.minY, width: area.width - margins.bar - 2,
      height: area.height)
    let kind = entries.kind(index)
    switch kind {
    case .gap: break
    case .title, .top, .bottom:
      let isTop = kind != .bottom
      let line = String(repeating: "─", count: max(0, frame.width - 2))
      surface.write(
        (isTop ? "╭" : "╰") + line + (isTop ? "╮" : "╯"), at: frame.origin, surface.palette.line)
      guard kind == .title else { break }
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
    let row = entries.elements[index]
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
    if hasTargets { surface.picture.targets.add(marks, at: before) }
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
        surface.picture.targets.add(marks, at: surface.picture.targets.count - 1)
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
