import StateFlow

/// The part of a control that shows and changes its value.
class Part: Box {
  /// Returns the areas of the part that have separate click actions.
  func buttons(in area: Rect) -> [(area: Rect, action: Target.PartAction)] { [] }

  /// Highlights the part. This method is called while the control is focused.
  func drawFocus(in area: Rect, on surface: RenderSurface) { surface.showFocus(in: area) }
}

/// A control, which consists of a label and a part that shows the value.
///
/// In a list row, the part is at the trailing edge. If there is too little space beside the label,
/// the part moves below the label.
final class ControlBox: Box {
  private let element: Element
  private let label: Box?
  private let part: Part
  private let context: RenderContext
  private static let gap = 2
  /// The maximum width of a row with a control. In a wider row, it would be hard to see which label
  /// the control belongs to.
  private static let rowWidth = 56

  init(_ element: Element, label: Box?, part: Part, in context: RenderContext) {
    self.element = element
    self.label = label
    self.part = part
    self.context = context
  }

  private struct Arrangement {
    var label = Rect(size: .zero)
    var part: Rect
    var size: Size
  }

  private func arrange(in proposal: Proposal) -> Arrangement {
    guard let label else {
      let size = part.size(in: proposal)
      return Arrangement(part: Rect(size: size), size: size)
    }
    let gap = Self.gap
    let labelIdeal = label.size(in: Proposal(nil, nil))
    guard let width = proposal.width else {
      let size = part.size(in: Proposal(nil, proposal.height))
      return Arrangement(
        label: Rect(size: labelIdeal),
        part: Rect(x: labelIdeal.width + gap, y: 0, width: size.width, height: size.height),
        size: Size(
          width: labelIdeal.width + gap + size.width, height: max(labelIdeal.height, size.height)))
    }
    let least = part.size(in: Proposal(0, proposal.height)).width
    // The part fits beside the label if at least half of the label does.
    if width >= least + gap + min(labelIdeal.width, max(6, (labelIdeal.width + 1) / 2)) {
      // The resulting size is proposed again when the box is drawn, and must produce the same
      // layout.
      let labelRoom = min(labelIdeal.width, width - gap - least)
      var labelSize = label.size(in: Proposal(labelRoom, nil))
      if context.nameColumn > 0, part is FieldPart {
        labelSize.width = min(
          max(labelSize.width, context.nameColumn), max(labelSize.width, width / 2))
      }
      let partSize = part.size(in: Proposal(width - gap - labelSize.width, proposal.height))
      let least = labelSize.width + gap + partSize.width
      let total = context.isRow ? min(width, max(least, Self.rowWidth)) : least
      return Arrangement(
        label: Rect(size: labelSize),
        part: Rect(
          x: total - partSize.width, y: 0, width: partSize.width, height: partSize.height),
        size: Size(width: total, height: max(labelSize.height, partSize.height)))
    }
    if part is FieldPart, proposal.height == 1 {
      // With only one line, the typed text matters more than the label.
      let size = part.size(in: proposal)
      return Arrangement(part: Rect(size: size), size: size)
    }
    let labelSize = label.size(in: Proposal(width, nil))
    let partSize = part.size(in: Proposal(width, nil))
    return Arrangement(
      label: Rect(size: labelSize),
      part: Rect(
        x: 0, y: labelSize.height,
        width: partSize.width, height: partSize.height),
      size: Size(
        width: context.isRow ? width : max(labelSize.width, partSize.width),
        height: labelSize.height + partSize.height))
  }

  override func measure(in proposal: Proposal) -> Size { arrange(in: proposal).size }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let places = arrange(in: Proposal(area.size))
    func placed(_ rect: Rect) -> Rect {
      Rect(
        x: area.minX + rect.minX, y: area.minY + rect.minY, width: rect.width, height: rect.height
      ).intersection(area)
    }
    let partArea = placed(places.part)
    let id = Target.ID(element: element.id)
    let hasFocus = element.isEnabled && surface.hasFocus(id)
    if hasFocus, label != nil { surface.showFocus(in: placed(Rect(size: places.size))) }
    label?.draw(in: placed(places.label), on: surface)
    part.draw(in: partArea, on: surface)
    if hasFocus {
      if label != nil { surface.showFocus(in: placed(places.label)) }
      part.drawFocus(in: partArea, on: surface)
    }
    guard element.isControl, !context.isLabel else { return }
    if surface.memory.opened == element.id {
      switch element.role {
      case .picker: surface.open(element, options: element.options, at: partArea, in: context)
      case .menu: surface.open(element, at: placed(Rect(size: places.size)), in: context)
      default: break
      }
    }
    var target = Target(
      id: id, element: element, area: placed(Rect(size: places.size)),
      press: element.actions.tap, row: context.row, menu: context.menu)
    target.buttons = part.buttons(in: partArea)
    surface.add(target)
  }
}

/// A box that acts as a single target for taps, such as a button.
final class TapBox: Box {
  /// The decoration that shows that the box can be tapped.
  enum Chrome { case none, brackets, filled, row, link }

  private let element: Element
  private let id: Target.ID
  private let label: Box
  private let chrome: Chrome
  private let color: TerminalColor?
  private let context: RenderContext
  private let press: (() -> Void)?

  init(
    _ element: Element, part: Int = 0, label: Box, chrome: Chrome, color: TerminalColor?,
    in context: RenderContext, press: (() -> Void)? = nil
  ) {
    self.element = element
    id = Target.ID(element: element.id, part: part)
    self.label = label
    self.chrome = chrome
    self.color = color
    self.context = context
    self.press = press ?? element.actions.tap
    super.init()
    priority = label.priority
  }

  // If there is too little space, the label takes precedence over the brackets.
  private func margin(_ width: Int?) -> Int {
    guard chrome == .brackets || chrome == .filled else { return 0 }
    let ideal = label.size(in: Proposal(nil, nil)).width
    guard let width else { return 2 }
    if width >= min(ideal, 12) + 4 { return 2 }
    return width >= min(ideal, 6) + 2 ? 1 : 0
  }

  private var fillsRow: Bool { chrome == .row || chrome == .link }

  override func measure(in proposal: Proposal) -> Size {
    let margin = margin(proposal.width)
    let mark = chrome == .link ? 2 : 0
    let size = label.size(in: proposal.less(width: 2 * margin + mark, height: 0))
    let ideal = size.width + 2 * margin + mark
    let width = fillsRow ? proposal.width ?? ideal : ideal
    return Size(width: width, height: max(1, size.height))
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    guard surface.sees(area) else { return addTarget(area, surface) }
    let margin = margin(area.width)
    let hasFocus = element.isEnabled && surface.hasFocus(id)
    if chrome == .filled, !hasFocus {
      surface.restyle(area) { style in
        style.background = surface.palette.hasColors ? color : nil
        style.isReversed = !surface.palette.hasColors
      }
    }
    let mark = chrome == .link ? 2 : 0
    if mark > 0 {
      surface.write("›", at: Point(x: area.maxX - 1, y: area.minY), surface.palette.quiet)
    }
    let size = label.size(in: Proposal(area.width - 2 * margin - mark, area.height))
    let inner = Alignment(horizontal: fillsRow ? .leading : .center, vertical: .center)
      .place(
        size,
        in: Rect(
          x: area.minX + margin, y: area.minY, width: area.width - 2 * margin, height: area.height))
    label.draw(in: inner.intersection(area), on: surface)
    if chrome == .filled, !hasFocus, let color, surface.palette.hasColors {
      surface.restyle(area) { $0.foreground = color.readableInk }
    }
    if margin > 0, !hasFocus {
      let edge = chrome == .filled ? surface.style(at: area.origin) : surface.palette.quiet
      for y in area.minY..<area.maxY {
        surface.write("[", at: Point(x: area.minX, y: y), edge)
        surface.write("]", at: Point(x: area.maxX - 1, y: y), edge)
      }
    }
    if hasFocus { drawFocus(in: area, margin, on: surface) }
    addTarget(area, surface)
  }

  private func drawFocus(in area: Rect, _ margin: Int, on surface: RenderSurface) {
    guard margin > 0 else { return surface.showFocus(in: area) }
    let palette = surface.palette
    let fill = color ?? palette.accent
    let inner = Rect(
      x: area.minX + 1, y: area.minY, width: area.width - 2, height: area.height)
    surface.restyle(inner) { style in
      style.isBold = true
      style.isDim = false
      if palette.hasColors {
        style.background = fill
        style.foreground = fill.readableInk
      } else {
        style.isReversed = true
      }
    }
    let edge = CellStyle(foreground: palette.hasColors ? fill : nil)
    for y in area.minY..<area.maxY {
      surface.write("▐", at: Point(x: area.minX, y: y), edge)
      surface.write("▌", at: Point(x: area.maxX - 1, y: y), edge)
    }
  }

  private func addTarget(_ area: Rect, _ surface: RenderSurface) {
    guard element.isEnabled, !context.isLabel else { return }
    surface.add(
      Target(
        id: id, element: element, area: area, press: press, row: context.row, menu: context.menu))
  }
}
