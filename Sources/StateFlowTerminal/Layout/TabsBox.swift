import StateFlow

/// Several screens, of which one is in front, and a bar of their names below.
final class TabsBox: Box {
  private let tabs: [Box]
  private let content: Box

  init(_ element: Element, in around: Surroundings) {
    tabs = element.laidOut.filter { $0.role == .tab }.map { tab in
      var inner = around
      inner.isHorizontal = true
      inner.isLabel = true
      let isFront = tab.value == .flag(true)
      inner.style.foreground = isFront ? around.style.tint ?? .accentColor : .secondary
      inner.style.isBold = isFront
      var label = inner.box(for: tab.laidOut)
      if let badge = tab.badge {
        label = StackBox(
          [label, TextBox("(\(badge))", around.palette.style(\.danger))], isHorizontal: true,
          spacing: 1, alignment: .center)
      }
      return TabBox(TapBox(tab, label: label, chrome: .none, color: nil, in: around), isFront)
    }
    var inner = around
    inner.isHorizontal = nil
    content = FitBox(
      inner.box(for: element.laidOut.filter { $0.role != .tab }), id: ~element.id)
  }

  private var bar: StackBox {
    StackBox(tabs, isHorizontal: true, spacing: 1, alignment: .center)
  }

  override func measure(in proposal: Proposal) -> Size {
    let width = max(1, proposal.width ?? content.size(in: Proposal(nil, nil)).width)
    var height = proposal.height ?? content.size(in: Proposal(width, nil)).height + 2
    if height < 4 {
      height = max(height, 1 + min(3, content.size(in: Proposal(width, nil)).height))
    }
    return Size(width: width, height: height)
  }

  override func draw(in area: Rect, on sheet: Sheet) {
    let line = area.height >= 6 ? 1 : 0
    let bottom = min(area.height, 1 + line)
    let inner = Rect(
      x: area.minX, y: area.minY, width: area.width, height: area.height - bottom)
    sheet.clipped(to: inner) { content.draw(in: inner, on: sheet) }
    if line > 0 {
      sheet.write(
        String(repeating: "─", count: area.width), at: Point(x: area.minX, y: inner.maxY),
        sheet.palette.line)
    }
    guard area.height > 0, !tabs.isEmpty else { return }
    let share = max(1, (area.width - tabs.count + 1) / tabs.count)
    var x = area.minX
    for (index, tab) in tabs.enumerated() {
      let width = index == tabs.count - 1 ? max(0, area.maxX - x) : share
      let place = Rect(x: x, y: area.maxY - 1, width: width, height: 1)
      tab.draw(in: place.intersection(area), on: sheet)
      x += share + 1
    }
  }
}

/// The name of a screen in the bar.
private final class TabBox: Box {
  private let child: Box
  private let isFront: Bool

  init(_ child: Box, _ isFront: Bool) {
    self.child = child
    self.isFront = isFront
  }

  override func measure(in proposal: Proposal) -> Size { child.size(in: proposal) }

  override func draw(in area: Rect, on sheet: Sheet) {
    child.draw(in: area, on: sheet)
    guard isFront, area.width > 0 else { return }
    let size = child.size(in: Proposal(area.size))
    let start = area.minX + max(0, (area.width - size.width) / 2)
    // The line over the bar is thick where the screen in front is.
    sheet.write(
      String(repeating: "━", count: min(size.width, area.width)),
      at: Point(x: start, y: area.minY - 1), sheet.palette.style(\.accent, bold: true))
  }
}
