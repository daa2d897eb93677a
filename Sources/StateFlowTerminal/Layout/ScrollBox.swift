import StateFlow

/// A container that scrolls its content if the content is taller or wider than the available area.
final class ScrollBox: Box {
  private let child: Box
  private let id: Int
  private let isHorizontal: Bool
  /// Whether the container takes all the available space instead of only as much as its content
  /// needs.
  private let fills: Bool

  init(_ child: Box, id: Int, isHorizontal: Bool = false, fills: Bool = true) {
    self.child = child
    self.id = id
    self.isHorizontal = isHorizontal
    self.fills = fills
  }

  private func content(in room: Proposal) -> Size {
    isHorizontal
      ? child.size(in: Proposal(nil, room.height)) : child.size(in: Proposal(room.width, nil))
  }

  override func measure(in proposal: Proposal) -> Size {
    let size = content(in: proposal)
    if isHorizontal {
      return Size(width: min(size.width, proposal.width ?? .max), height: size.height)
    }
    guard let height = proposal.height else { return size }
    return Size(
      width: fills ? max(size.width, proposal.width ?? 0) : size.width,
      height: fills ? height : min(size.height, height))
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    if isHorizontal { return drawHorizontally(in: area, on: surface) }
    var size = content(in: Proposal(area.size))
    guard size.height > area.height else {
      return child.draw(
        in: Rect(origin: area.origin, size: Size(width: area.width, height: max(size.height, 1))),
        on: surface)
    }
    // The last column shows the scroll bar.
    let inner = Rect(
      origin: area.origin, size: Size(width: max(1, area.width - 1), height: area.height))
    size = content(in: Proposal(inner.size))
    let offset = surface.offset(of: id, content: size.height, in: inner)
    surface.clipped(to: inner, scroller: id) {
      child.draw(
        in: Rect(
          x: inner.minX, y: inner.minY - offset, width: inner.width, height: size.height),
        on: surface
      )
    }
    if area.width > 1 { surface.drawBar(offset: offset, content: size.height, in: area) }
  }

  private func drawHorizontally(in area: Rect, on surface: RenderSurface) {
    let size = content(in: Proposal(area.size))
    let most = max(0, size.width - area.width)
    let offset = min(max(surface.memory.scrolled[id] ?? 0, 0), most)
    if most > 0 {
      surface.picture.scrollers.append(
        Scroller(
          id: id, area: area, visible: area.intersection(surface.clip), outer: surface.scroller,
          contentHeight: size.width, isHorizontal: true))
    }
    surface.clipped(to: area, scroller: most > 0 ? id : nil) {
      child.draw(
        in: Rect(
          x: area.minX - offset, y: area.minY, width: max(size.width, area.width),
          height: area.height), on: surface)
    }
    let more = surface.palette.quiet
    if offset > 0 { surface.write("‹", at: area.origin, more) }
    if offset < most { surface.write("›", at: Point(x: area.maxX - 1, y: area.minY), more) }
  }
}

/// A box that scrolls only if its content doesn't fit.
final class FitBox: Box {
  private let child: Box
  private let scroll: ScrollBox
  private let alignment: Alignment

  init(_ child: Box, id: Int, alignment: Alignment = .center) {
    self.child = child
    scroll = ScrollBox(child, id: id, fills: false)
    self.alignment = alignment
  }

  override func measure(in proposal: Proposal) -> Size {
    let size = child.size(in: proposal)
    guard let height = proposal.height, size.height > height else { return size }
    return scroll.size(in: proposal)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let size = child.size(in: Proposal(area.size))
    if size.height > area.height { return scroll.draw(in: area, on: surface) }
    child.draw(in: alignment.place(size, in: area), on: surface)
  }
}

extension RenderSurface {
  /// Returns the number of lines that have scrolled off the top, and registers the scroller.
  func offset(of id: Int, content height: Int, in area: Rect) -> Int {
    picture.scrollers.append(
      Scroller(
        id: id, area: area, visible: area.intersection(clip), outer: scroller,
        contentHeight: height))
    return min(max(memory.scrolled[id] ?? 0, 0), max(0, height - area.height))
  }

  /// Draws a scroll bar in the last column of an area.
  func drawBar(offset: Int, content: Int, in area: Rect) {
    guard content > area.height, area.height > 0 else { return }
    let length = max(1, area.height * area.height / content)
    let most = max(1, content - area.height)
    let start = (area.height - length) * offset / most
    for row in 0..<area.height {
      let isThumb = (start..<start + length).contains(row)
      write(
        isThumb ? "┃" : "│", at: Point(x: area.maxX - 1, y: area.minY + row),
        isThumb ? palette.quiet : palette.line)
    }
  }
}
