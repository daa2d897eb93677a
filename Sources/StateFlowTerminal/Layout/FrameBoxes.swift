import StateFlow

/// A box with padding around its content.
final class PaddingBox: WrapperBox {
  private let insets: (top: Int, leading: Int, bottom: Int, trailing: Int)

  init(_ child: Box, top: Int, leading: Int, bottom: Int, trailing: Int) {
    insets = (max(0, top), max(0, leading), max(0, bottom), max(0, trailing))
    super.init(child)
  }

  // If there is too little space, the content takes precedence over the padding.
  private func fitted(_ proposal: Proposal) -> (top: Int, leading: Int, bottom: Int, trailing: Int)
  {
    var insets = insets
    let across = insets.leading + insets.trailing
    let down = insets.top + insets.bottom
    if let width = proposal.width, across > 0 {
      let wanted = min(child.size(in: Proposal(nil, nil)).width, max(8, width / 2))
      if width - across < wanted {
        insets.leading = min(insets.leading, width / 8)
        insets.trailing = min(insets.trailing, width / 8)
      }
    }
    if let height = proposal.height, down > 0 {
      let room = proposal.width.map { $0 - insets.leading - insets.trailing }
      let wanted = min(child.size(in: Proposal(room, nil)).height, max(3, height / 2))
      if height - down < wanted {
        insets.top = min(insets.top, height / 8)
        insets.bottom = min(insets.bottom, height / 8)
      }
    }
    return insets
  }

  override func measure(in proposal: Proposal) -> Size {
    let insets = fitted(proposal)
    let across = insets.leading + insets.trailing
    let down = insets.top + insets.bottom
    let size = child.size(in: proposal.less(width: across, height: down))
    return Size(width: size.width + across, height: size.height + down)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let insets = fitted(Proposal(area.size))
    child.draw(
      in: Rect(
        x: area.minX + insets.leading, y: area.minY + insets.top,
        width: area.width - insets.leading - insets.trailing,
        height: area.height - insets.top - insets.bottom), on: surface)
  }
}

/// A frame with a fixed size or with minimum and maximum sizes.
final class FrameBox: WrapperBox {
  private let width: (fixed: Int?, least: Int?, most: Int?)
  private let height: (fixed: Int?, least: Int?, most: Int?)
  private let alignment: Alignment

  init(_ child: Box, _ frame: FrameSize) {
    width = (
      frame.width.map(Cells.visibleColumns), frame.minWidth.map(Cells.visibleColumns),
      frame.maxWidth.map(Cells.visibleColumns)
    )
    height = (
      frame.height.map(Cells.visibleRows), frame.minHeight.map(Cells.visibleRows),
      frame.maxHeight.map(Cells.visibleRows)
    )
    alignment = frame.alignment
    super.init(child)
  }

  private func offered(
    _ room: Int?, _ bounds: (fixed: Int?, least: Int?, most: Int?)
  ) -> Int? {
    if let fixed = bounds.fixed { return room.map { min(fixed, max($0, 1)) } ?? fixed }
    guard var room else { return nil }
    if let most = bounds.most { room = min(room, most) }
    if let least = bounds.least { room = max(room, least) }
    return room
  }

  private func taken(
    _ room: Int?, _ inner: Int, _ bounds: (fixed: Int?, least: Int?, most: Int?)
  ) -> Int {
    // A frame never exceeds the available space, because a screen can't grow.
    if let fixed = bounds.fixed { return room.map { min(fixed, max($0, 1)) } ?? fixed }
    var size = inner
    if let most = bounds.most { size = min(max(size, room.map { min($0, most) } ?? size), most) }
    if let least = bounds.least { size = max(size, room.map { min(least, max($0, 1)) } ?? least) }
    return size
  }

  override func measure(in proposal: Proposal) -> Size {
    let inner = child.size(
      in: Proposal(offered(proposal.width, width), offered(proposal.height, height)))
    return Size(
      width: taken(proposal.width, inner.width, width),
      height: taken(proposal.height, inner.height, height))
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let size = child.size(in: Proposal(area.size))
    surface.clipped(to: area) {
      child.draw(in: alignment.place(size, in: area), on: surface)
    }
  }
}

/// A background color, with rounded corners if requested.
final class BackgroundBox: WrapperBox {
  private let color: Color

  init(_ child: Box, _ color: Color) {
    self.color = color
    super.init(child)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    if let background = surface.palette.color(color) {
      surface.restyle(area) { $0.background = background }
    }
    child.draw(in: area, on: surface)
  }
}

/// A border of lines around a box.
final class BorderBox: WrapperBox {
  private let style: CellStyle

  init(_ child: Box, _ style: CellStyle) {
    self.style = style
    super.init(child)
  }

  private func hasRoom(_ proposal: Proposal) -> Bool {
    (proposal.width ?? .max) > 2 && (proposal.height ?? .max) > 2
  }

  override func measure(in proposal: Proposal) -> Size {
    guard hasRoom(proposal) else { return child.size(in: proposal) }
    let size = child.size(in: proposal.less(width: 2, height: 2))
    return Size(width: size.width + 2, height: size.height + 2)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    guard hasRoom(Proposal(area.size)) else { return child.draw(in: area, on: surface) }
    surface.frame(area, style)
    child.draw(in: area.inset(by: 1), on: surface)
  }
}

/// A color used as a view, which takes all the available space.
final class ColorBox: Box {
  private let color: Color

  init(_ color: Color) {
    self.color = color
  }

  override func measure(in proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    guard let background = surface.palette.color(color) else { return }
    surface.restyle(area) { $0.background = background }
  }
}

/// A box of fixed size. It takes its ideal width unless a smaller width is proposed, and it takes
/// its ideal height for that width.
final class FixedBox: WrapperBox {
  override func measure(in proposal: Proposal) -> Size {
    let ideal = child.size(in: Proposal(nil, nil)).width
    let width = min(ideal, proposal.width ?? ideal)
    return Size(width: width, height: child.size(in: Proposal(width, nil)).height)
  }
}

/// Content that takes space but can't be seen or used.
final class HiddenBox: WrapperBox {
  override func draw(in area: Rect, on surface: RenderSurface) {}
}
