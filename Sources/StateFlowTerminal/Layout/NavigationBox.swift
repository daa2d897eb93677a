import StateFlow

/// A screen below a navigation bar. The bar has a back button, a title, and toolbar items.
final class NavigationBox: Box {
  private let title: String
  private let leading: [Box]
  private let trailing: [Box]
  private let bottom: [Box]
  private let content: Box
  private let palette: Palette

  init(_ element: Element, in context: RenderContext) {
    palette = context.palette
    title = element.text
    var start: [Box] = []
    var end: [Box] = []
    var last: [Box] = []
    if let dismiss = element.actions.dismiss {
      start.append(
        TapBox(
          element, part: -1, label: TextBox("‹ Back", palette.style(\.accent), limit: 1),
          chrome: .none, color: palette.hasColors ? palette.accent : nil, in: context,
          press: dismiss))
    }
    for item in element.children where item.role == .toolbarItem {
      var inner = context.inside(item)
      inner.isHorizontal = true
      let boxes = inner.boxes(for: item.laidOut)
      switch item.placement {
      case .topBarLeading, .cancellationAction, .navigation: start += boxes
      case .bottomBar, .keyboard: last += boxes
      default: end += boxes
      }
    }
    leading = start
    trailing = end
    bottom = last
    var below = context
    below.isHorizontal = nil
    content = FitBox(
      below.box(for: element.laidOut), id: ~element.id,
      alignment: context.style.areStacksLeading ? .topLeading : .center)
  }

  private var hasBar: Bool { !title.isEmpty || !leading.isEmpty || !trailing.isEmpty }

  private func row(_ boxes: [Box]) -> Box {
    boxes.count == 1
      ? boxes[0] : StackBox(boxes, isHorizontal: true, spacing: 1, alignment: .center)
  }

  private struct Bar {
    var leading = Rect(size: .zero)
    var trailing = Rect(size: .zero)
    var title = Rect(size: .zero)
    var height = 0
  }

  private func bar(_ width: Int) -> Bar {
    var bar = Bar()
    guard hasBar else { return bar }
    let wide = Proposal(nil, 1)
    let start = leading.isEmpty ? 0 : row(leading).size(in: wide).width
    let end = trailing.isEmpty ? 0 : row(trailing).size(in: wide).width
    let name = title.cellWidth
    bar.height = 1
    let sides = start + end + (start > 0 && end > 0 ? 1 : 0)
    if sides <= width {
      bar.leading = Rect(x: 0, y: 0, width: start, height: 1)
      bar.trailing = Rect(x: width - end, y: 0, width: end, height: 1)
    } else {
      bar.leading = Rect(x: 0, y: 0, width: min(start, width), height: 1)
      bar.trailing = Rect(x: 0, y: start > 0 ? 1 : 0, width: min(end, width), height: 1)
      bar.height = start > 0 && end > 0 ? 2 : 1
    }
    guard name > 0 else { return bar }
    let free = width - start - end - (start > 0 ? 1 : 0) - (end > 0 ? 1 : 0)
    if sides <= width, free >= name || sides == 0 {
      let shown = min(name, width)
      var x = (width - shown) / 2
      x = min(x, width - end - (end > 0 ? 1 : 0) - shown)
      x = max(x, start + (start > 0 ? 1 : 0))
      bar.title = Rect(x: x, y: 0, width: shown, height: 1)
    } else {
      bar.title = Rect(x: 0, y: bar.height, width: width, height: 1)
      bar.height += 1
    }
    return bar
  }

  private func heights(_ size: Size) -> (bar: Int, line: Int, bottom: Int) {
    let bar = bar(size.width).height
    return (bar, bar > 0 && size.height >= 8 ? 1 : 0, bottom.isEmpty ? 0 : 1)
  }

  override func measure(in proposal: Proposal) -> Size {
    let width = proposal.width ?? content.size(in: Proposal(nil, nil)).width
    guard let height = proposal.height else {
      let heights = heights(Size(width: width, height: 8))
      let size = content.size(in: Proposal(width, nil))
      return Size(width: width, height: size.height + heights.bar + heights.line + heights.bottom)
    }
    let heights = heights(Size(width: width, height: height))
    let bars = heights.bar + heights.line + heights.bottom
    if height >= bars + 3 { return Size(width: width, height: height) }
    // If the bar leaves hardly any space for the content, the whole screen scrolls.
    let size = content.size(in: Proposal(width, nil))
    return Size(width: width, height: max(height, bars + min(3, size.height)))
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let bar = bar(area.width)
    let heights = heights(area.size)
    func placed(_ rect: Rect) -> Rect {
      Rect(
        x: area.minX + rect.minX, y: area.minY + rect.minY, width: rect.width, height: rect.height)
    }
    if !leading.isEmpty { row(leading).draw(in: placed(bar.leading), on: surface) }
    TextBox(title, palette.style(\.ink, bold: true), limit: 1)
      .draw(in: placed(bar.title), on: surface)
    if !trailing.isEmpty { row(trailing).draw(in: placed(bar.trailing), on: surface) }
    if heights.line > 0 {
      surface.write(
        String(repeating: "─", count: area.width),
        at: Point(x: area.minX, y: area.minY + heights.bar), palette.line)
    }
    let top = heights.bar + heights.line
    let inner = Rect(
      x: area.minX, y: area.minY + top, width: area.width,
      height: area.height - top - heights.bottom)
    surface.clipped(to: inner) { content.draw(in: inner, on: surface) }
    if heights.bottom > 0 {
      row(bottom).draw(
        in: Rect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1), on: surface)
    }
  }
}

extension Element {
  var placement: ToolbarItemPlacement {
    for case .toolbarPlacement(let placement) in attributes { return placement }
    return .automatic
  }
}
