import StateFlow

/// A popup that shows a picker's options or a menu's items.
@MainActor
final class PopupBox {
  private let rows: [Box]
  private let id: Int

  init(_ rows: [Box], id: Int) {
    self.rows = rows
    self.id = id
  }

  /// Draws the popup below its control, or above the control if there is more space there.
  func draw(at anchor: Rect, on surface: RenderSurface) {
    let bounds = surface.picture.canvas.bounds
    guard bounds.width > 0, bounds.height > 0, !rows.isEmpty else { return }
    surface.beginLayer(dimmed: false)
    let stack = StackBox(rows, isHorizontal: false, spacing: 0, alignment: .leading)
    let ideal = stack.size(in: Proposal(nil, nil))
    let hasFrame = bounds.width >= 12 && bounds.height >= 5
    let edge = hasFrame ? 2 : 0
    let width = min(bounds.width, ideal.width + edge)
    let below = bounds.maxY - anchor.maxY
    let above = anchor.minY - bounds.minY
    let wanted = rows.count + edge
    let height: Int
    var y: Int
    if wanted <= below || below >= above {
      height = min(wanted, max(below, min(bounds.height, 3)))
      y = anchor.maxY
    } else {
      height = min(wanted, max(above, min(bounds.height, 3)))
      y = anchor.minY - height
    }
    y = min(max(y, bounds.minY), bounds.maxY - height)
    let x = max(bounds.minX, min(anchor.minX, bounds.maxX - width))
    let area = Rect(x: x, y: y, width: width, height: height)
    surface.raise(area, framed: hasFrame)
    let inner = hasFrame ? area.inset(by: 1) : area
    surface.clipped(to: inner) {
      ScrollBox(
        RowsBox(rows), id: id, fills: false
      ).draw(in: inner, on: surface)
    }
  }
}

/// A box of one-line rows, each as wide as the widest row.
final class RowsBox: Box {
  private let rows: [Box]

  init(_ rows: [Box]) {
    self.rows = rows
  }

  override func measure(in proposal: Proposal) -> Size {
    Size(
      width: proposal.width ?? rows.reduce(0) { max($0, $1.size(in: Proposal(nil, nil)).width) },
      height: rows.count)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    for (index, row) in rows.enumerated() {
      row.draw(
        in: Rect(x: area.minX, y: area.minY + index, width: area.width, height: 1), on: surface)
    }
  }
}

extension RenderSurface {
  /// Starts a layer, which makes everything below it inaccessible.
  func beginLayer(dimmed: Bool) {
    picture.targets = []
    picture.scrollers = []
    picture.cursor = nil
    guard dimmed else { return }
    let quiet = palette.hasColors ? palette.frame : nil
    restyle(picture.canvas.bounds) { style in
      style.isDim = true
      style.isBold = false
      style.isReversed = false
      style.background = nil
      style.foreground = quiet
    }
  }

  /// Clears an area for content that is drawn over everything else.
  func raise(_ area: Rect, framed: Bool) {
    let background = palette.hasColors ? palette.raised : nil
    fill(area, CellStyle(background: background))
    guard framed else { return }
    frame(area, palette.style(\.secondary))
  }

  /// Opens the popup of a menu.
  func open(_ menu: Element, at anchor: Rect, in context: RenderContext) {
    var inner = context
    inner.row = nil
    inner.menu = nil
    inner.isRow = true
    inner.style.areLabelsHidden = false
    let rows = menu.content.filter { !$0.isPresented }.flatMap { $0.menuItems }
      .map { inner.box(for: $0) }
    popup = (
      anchor,
      PopupBox(rows.map { PaddingBox($0, top: 0, leading: 1, bottom: 0, trailing: 1) }, id: menu.id)
    )
  }

  /// Opens the popup of a picker.
  func open(_ picker: Element, options: [Element], at anchor: Rect, in context: RenderContext) {
    let chosen = picker.chosen(of: options)
    let rows = options.enumerated().map { index, option in
      let style = palette.style(\.ink, bold: index == chosen)
      return TapBox(
        picker, part: index + 1,
        label: TextBox((index == chosen ? " ✓ " : "   ") + option.label + " ", style, limit: 1),
        chrome: .row, color: nil, in: context,
        press: picker.selection(of: option))
    }
    popup = (anchor, PopupBox(rows, id: picker.id))
  }
}

extension Element {
  // Replaces sections and groups with their items.
  fileprivate var menuItems: [Element] {
    switch role {
    case .section, .group: laidOut.flatMap(\.menuItems)
    default: [self]
    }
  }
}
