import StateFlow

extension RenderContext {
  /// Returns all presented elements with their contexts, from bottom to top.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  func presented(in elements: [Element]) -> [(element: Element, context: RenderContext)] {
    var found: [(Element, RenderContext)] = []
    for element in elements { collect(element, &found) }
    return found
  }

  private func collect(_ element: Element, _ found: inout [(Element, RenderContext)]) {
    if element.isPresented { found.append((element, self)) }
    let inner = element.attributes.isEmpty ? self : inside(element)
    for child in element.children { inner.collect(child, &found) }
  }
}

extension RenderSurface {
  /// Draws a presented element, such as a sheet or an alert, over the rest of the screen.
  func drawLayer(_ element: Element, in context: RenderContext) {
    let bounds = picture.canvas.bounds
    guard !bounds.isEmpty else { return }
    beginLayer(dimmed: true)
    var context = context.inside(element)
    context.isDisabled = false
    if element.role == .alert || element.role == .dialog {
      return drawAlert(element, in: context)
    }
    let fills = element.role == .destination || bounds.width < 30 || bounds.height < 8
    let side = max(2, (bounds.width - 76) / 2)
    var area = fills ? bounds : bounds.inset(columns: side, rows: 0)
    let (columns, rows) = fills ? (0, 0) : (2, 1)
    if !fills {
      area.origin.y += 1
      area.size.height -= 1
    }
    let box = FitBox(
      context.box(for: element.laidOut), id: element.id,
      alignment: context.style.areStacksLeading ? .topLeading : .top)
    if !fills {
      // A sheet is only as tall as its content.
      let room = area.inset(columns: columns, rows: rows).size
      let height = min(area.height, box.size(in: Proposal(room)).height + 2 * rows)
      area.origin.y += max(0, (area.height - height) / 3)
      area.size.height = height
    }
    raise(area, framed: !fills)
    let inner = area.inset(columns: columns, rows: rows)
    clipped(to: inner) { box.draw(in: inner, on: self) }
  }

  private func drawAlert(_ element: Element, in context: RenderContext) {
    let bounds = picture.canvas.bounds
    let hasFrame = bounds.width >= 16 && bounds.height >= 5
    let edge = hasFrame ? 2 : 0
    var inner = context
    inner.style.textAlignment = .center
    inner.isHorizontal = false
    let title = TextBox(
      [(element.text, palette.style(\.ink, bold: true))], alignment: .center)
    let words = inner.boxes(for: element.laidOut.filter { !$0.holdsButton })
    let buttons = inner.boxes(for: element.laidOut.filter(\.holdsButton))
    let maximumWidth = max(1, min(bounds.width - 2 * edge, 56))
    let row = StackBox(buttons, isHorizontal: true, spacing: 2, alignment: .center)
    let fits = element.role == .alert && row.size(in: Proposal(nil, nil)).width <= maximumWidth
    let below: [Box] = fits ? [row] : buttons
    let gap: [Box] = bounds.height >= 9 ? [EmptyBox(Size(width: 0, height: 1))] : []
    let stack = StackBox(
      [title] + words + gap + below, isHorizontal: false, spacing: 0, alignment: .center)
    let ideal = stack.size(in: Proposal(maximumWidth, nil))
    let width = min(bounds.width, max(ideal.width, min(maximumWidth, 24)) + 2 * edge)
    let box = FitBox(stack, id: element.id)
    let size = box.size(in: Proposal(width - 2 * edge, bounds.height - edge))
    let height = min(bounds.height, size.height + edge)
    let area = Rect(
      x: bounds.minX + (bounds.width - width) / 2, y: bounds.minY + (bounds.height - height) / 2,
      width: width, height: height)
    raise(area, framed: hasFrame)
    let room = area.inset(columns: edge, rows: edge / 2)
    clipped(to: room) { box.draw(in: room, on: self) }
  }
}

extension Element {
  fileprivate var holdsButton: Bool {
    role == .button || children.contains { $0.holdsButton }
  }
}
