import StateFlow

/// Rows below each other, of which only those in sight are laid out.
///
/// - Complexity: O(*n*) for *n* rows, but a row that takes one line whatever is done to it costs no
///   more than a look at its words.
final class ListBox: Box {
  private struct Entry {
    enum Kind { case header, row, footer, gap }
    var kind: Kind
    var element: Element?
    var box: Box?
  }

  private let element: Element
  private let around: Surroundings
  private var entries: [Entry] = []
  private var tops: (width: Int, tops: [Int])?
  private var selected: Set<AnyHashable> = []
  // The bar of the focused row and a blank; at the end a blank and the bar that shows the place.
  private static let leading = 2
  private static let trailing = 2
  private static let readable = 100

  init(_ element: Element, in around: Surroundings) {
    self.element = element
    self.around = around
    super.init()
    if case .choice(let tags) = element.value, let tags = tags.base as? Set<AnyHashable> {
      selected = tags
    }
    collect(element.children)
  }

  private func collect(_ children: [Element]) {
    for child in children {
      switch child.role {
      case .section:
        if !entries.isEmpty { entries.append(Entry(kind: .gap)) }
        collect(child.children)
      case .header: entries.append(Entry(kind: .header, element: child))
      case .footer: entries.append(Entry(kind: .footer, element: child))
      default:
        if child.isPresented || child.role == .contextMenu { continue }
        entries.append(Entry(kind: .row, element: child))
      }
    }
  }

  private func inside(_ kind: Entry.Kind, _ row: Element) -> Surroundings {
    var inner = around
    inner.isHorizontal = false
    switch kind {
    case .row:
      inner.isRow = true
      inner.isForm = element.role == .form
      inner.row = row
    case .header:
      inner.style.isBold = true
      if inner.style.foreground == nil { inner.style.foreground = .secondary }
    default:
      if inner.style.foreground == nil { inner.style.foreground = .secondary }
    }
    return inner
  }

  private func box(_ index: Int) -> Box {
    if let box = entries[index].box { return box }
    let entry = entries[index]
    guard let row = entry.element else { return EmptyBox(Size(width: 0, height: 1)) }
    let inner = inside(entry.kind, row)
    var box = inner.box(for: row.laidOut, alignment: .leading)
    if let badge = row.badge ?? row.laidOut.first?.badge, entry.kind == .row {
      box = BadgeBox(box, badge: TextBox(badge, around.palette.quiet))
    }
    entries[index].box = box
    return box
  }

  private func height(_ index: Int, _ width: Int) -> Int {
    if entries[index].kind == .gap { return 1 }
    if let row = entries[index].element, RowSurvey.isOneLine(row, in: width) { return 1 }
    return max(1, box(index).size(in: Proposal(width, nil)).height)
  }

  private func inner(_ width: Int) -> Int {
    max(1, min(width, Self.readable) - Self.leading - Self.trailing)
  }

  // Where each row begins, and below the last where it ends.
  private func tops(_ width: Int) -> [Int] {
    if let tops, tops.width == width { return tops.tops }
    var result = [0]
    result.reserveCapacity(entries.count + 1)
    var y = 0
    for index in entries.indices {
      y += height(index, width)
      result.append(y)
    }
    tops = (width, result)
    return result
  }

  override func measure(in proposal: Proposal) -> Size {
    let width = proposal.width ?? around.screen.width
    let content = max(1, tops(inner(width)).last ?? 0)
    let least = min(content, 3)
    return Size(
      width: width,
      height: max(least, proposal.height ?? min(content, max(3, around.screen.height - 2))))
  }

  override func draw(in area: Rect, on sheet: Sheet) {
    guard !area.isEmpty else { return }
    let width = min(area.width, Self.readable)
    let area = Rect(
      x: area.minX + (area.width - width) / 2, y: area.minY, width: width, height: area.height)
    let tops = tops(inner(width))
    let content = tops.last ?? 0
    let offset = sheet.offset(of: element.id, content: content, in: area)
    sheet.clipped(to: area, scroller: element.id) {
      for index in entries.indices {
        let row = Rect(
          x: area.minX, y: area.minY + tops[index] - offset, width: area.width,
          height: tops[index + 1] - tops[index])
        if row.maxY > area.minY, row.minY < area.maxY {
          drawEntry(index, in: row, on: sheet)
        } else if entries[index].kind == .row, let element = entries[index].element {
          RowSurvey.note(element, in: row, list: self.element, on: sheet)
        }
      }
    }
    sheet.drawBar(offset: offset, content: content, in: area)
  }

  private func drawEntry(_ index: Int, in area: Rect, on sheet: Sheet) {
    let entry = entries[index]
    let inner = Rect(
      x: area.minX + Self.leading, y: area.minY,
      width: max(1, area.width - Self.leading - Self.trailing), height: area.height)
    guard entry.kind == .row, let row = entry.element else {
      return box(index).draw(in: inner, on: sheet)
    }
    let before = sheet.picture.targets.count
    let tag = row.tag ?? row.laidOut.first?.tag
    let isSelected = tag.map { selected.contains($0) } ?? false
    box(index).draw(in: inner, on: sheet)
    if isSelected { sheet.write("✓", at: area.origin, sheet.palette.style(\.accent, bold: true)) }
    let inside = sheet.picture.targets.count > before
    let select = element.isEnabled ? element.actions.select : nil
    let canBeUsed =
      select != nil && tag != nil || row.actions.delete != nil || row.actions.move != nil
      || row.actions.tap != nil || row.laidOut.contains { $0.contextMenu != nil }
    let id = Target.ID(element: row.id)
    let hasFocus =
      sheet.hasFocus(id)
      || sheet.picture.targets[before...].contains { sheet.hasFocus($0.id) }
    if canBeUsed, !inside || select != nil && tag != nil {
      var target = Target(
        id: id, element: row,
        area: inside
          ? Rect(x: area.minX, y: area.minY, width: Self.leading, height: area.height) : area,
        visible: area)
      target.press =
        tag.flatMap { tag in select.map { select in { select(tag) } } } ?? row.actions.tap
      target.row = row
      target.menu = row.laidOut.lazy.compactMap(\.contextMenu).first
      sheet.add(target)
      if sheet.hasFocus(id) { sheet.showFocus(in: area) }
    }
    if hasFocus {
      let bar = sheet.palette.style(\.accent, bold: true)
      for y in area.minY..<area.maxY { sheet.write("▌", at: Point(x: area.minX, y: y), bar) }
    }
  }
}

/// A row with something said at its end.
final class BadgeBox: Box {
  private let child: Box
  private let badge: Box

  init(_ child: Box, badge: Box) {
    self.child = child
    self.badge = badge
  }

  override func measure(in proposal: Proposal) -> Size {
    let badge = badge.size(in: Proposal(nil, nil))
    let size = child.size(in: proposal.less(width: badge.width + 2, height: 0))
    return Size(
      width: proposal.width ?? size.width + badge.width + 2, height: max(1, size.height))
  }

  override func draw(in area: Rect, on sheet: Sheet) {
    let size = badge.size(in: Proposal(nil, nil))
    child.draw(
      in: Rect(
        origin: area.origin,
        size: Size(width: max(0, area.width - size.width - 2), height: area.height)), on: sheet)
    badge.draw(
      in: Rect(x: area.maxX - size.width, y: area.minY, width: size.width, height: 1), on: sheet)
  }
}
