import StateFlow

/// The switch of a toggle.
final class SwitchPart: Part {
  private let isOn: Bool
  private let context: RenderContext

  init(_ isOn: Bool, in context: RenderContext) {
    self.isOn = isOn
    self.context = context
  }

  override func measure(in proposal: Proposal) -> Size { Size(width: 3, height: 1) }

  override func draw(in area: Rect, on surface: RenderSurface) {
    var style = isOn ? surface.palette.style(\.positive, bold: true) : surface.palette.quiet
    if context.isDisabled { style = surface.palette.quiet }
    surface.write(isOn ? "━━●" : "○──", at: area.origin, style)
  }
}

/// The two buttons of a stepper, with the value between them unless the label already shows it.
final class StepperPart: Part {
  private let number: String?
  private let element: Element

  init(_ element: Element) {
    self.element = element
    number = element.value.map(\.description).flatMap { text in
      element.label.contains(text) ? nil : text
    }
  }

  private var text: String { number.map { "−  \($0)  +" } ?? "−  +" }

  override func measure(in proposal: Proposal) -> Size {
    Size(width: text.cellWidth + 2, height: 1)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    let edge = surface.palette.quiet
    surface.write("[", at: area.origin, edge)
    let usable = element.isEnabled ? surface.palette.style(\.accent, bold: true) : edge
    func style(_ action: (() -> Void)?) -> CellStyle { action == nil ? edge : usable }
    surface.write("−", at: Point(x: area.minX + 1, y: area.minY), style(element.actions.decrement))
    if let number {
      surface.write(number, at: Point(x: area.minX + 4, y: area.minY), CellStyle())
    }
    surface.write("+", at: Point(x: area.maxX - 2, y: area.minY), style(element.actions.increment))
    surface.write("]", at: Point(x: area.maxX - 1, y: area.minY), edge)
  }

  override func buttons(in area: Rect) -> [(area: Rect, action: Target.PartAction)] {
    guard area.width >= 4 else { return [] }
    let half = area.width / 2
    return [
      (Rect(x: area.minX, y: area.minY, width: half, height: 1), .decrement),
      (Rect(x: area.minX + half, y: area.minY, width: area.width - half, height: 1), .increment),
    ]
  }
}

/// A track that is filled up to a value: a slider, which has a knob, or a progress bar, which
/// doesn't.
final class TrackPart: Part {
  private let fraction: Double
  private let bounds: ClosedRange<Double>
  private let hasKnob: Bool
  private let context: RenderContext

  init(_ element: Element, hasKnob: Bool, in context: RenderContext) {
    var fraction = 0.0
    var range = 0.0...1.0
    if case .number(let number, let bounds) = element.value {
      range = bounds ?? 0...1
      let length = range.upperBound - range.lowerBound
      fraction = length > 0 ? (number - range.lowerBound) / length : 0
    }
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    bounds = range
    self.hasKnob = hasKnob
    self.context = context
  }

  override func measure(in proposal: Proposal) -> Size {
    Size(width: min(max(proposal.width ?? 20, 5), 40), height: 1)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    guard area.width > 0 else { return }
    let tint = context.style.tint.flatMap { surface.palette.color($0) } ?? surface.palette.accent
    var full = CellStyle(foreground: surface.palette.hasColors ? tint : nil)
    if context.isDisabled { full = surface.palette.quiet }
    let cells = hasKnob ? area.width - 1 : area.width
    let filled = Int((Double(cells) * fraction).rounded())
    surface.write(String(repeating: "━", count: filled), at: area.origin, full)
    var x = area.minX + filled
    if hasKnob {
      full.isBold = true
      surface.write("●", at: Point(x: x, y: area.minY), full)
      x += 1
    }
    surface.write(
      String(repeating: "─", count: area.maxX - x), at: Point(x: x, y: area.minY),
      surface.palette.line)
  }

  override func buttons(in area: Rect) -> [(area: Rect, action: Target.PartAction)] {
    guard hasKnob, area.width > 1 else { return [] }
    let length = bounds.upperBound - bounds.lowerBound
    return (0..<area.width).map { column in
      (
        Rect(x: area.minX + column, y: area.minY, width: 1, height: 1),
        .set(bounds.lowerBound + length * Double(column) / Double(area.width - 1))
      )
    }
  }
}

/// A circular progress indicator, with the progress as a percentage.
final class CirclePart: Part {
  private let text: String

  init(_ element: Element) {
    var fraction = 0.0
    if case .number(let number, let bounds) = element.value, let bounds, bounds.upperBound > 0 {
      fraction = min(max(number / bounds.upperBound, 0), 1)
    }
    let glyphs = ["○", "◔", "◑", "◕", "●"]
    text = "\(glyphs[Int((fraction * 4).rounded())]) \(Int((fraction * 100).rounded()))%"
  }

  override func measure(in proposal: Proposal) -> Size { Size(width: text.cellWidth, height: 1) }

  override func draw(in area: Rect, on surface: RenderSurface) {
    surface.write(text, at: area.origin, surface.palette.style(\.accent))
  }
}

/// The selected option of a picker, with a mark that indicates that there are other options.
final class ChoicePart: Part {
  private let words: String
  private let context: RenderContext

  init(_ words: String, in context: RenderContext) {
    self.words = words
    self.context = context
  }

  override func measure(in proposal: Proposal) -> Size {
    let ideal = words.cellWidth + (words.isEmpty ? 1 : 2)
    return Size(width: max(1, min(ideal, max(proposal.width ?? ideal, min(ideal, 6)))), height: 1)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    guard area.width > 0 else { return }
    let style = context.isDisabled ? surface.palette.quiet : surface.palette.style(\.accent)
    TextBox(words, style, limit: 1).draw(
      in: Rect(x: area.minX, y: area.minY, width: max(0, area.width - 2), height: 1), on: surface)
    surface.write("▾", at: Point(x: area.maxX - 1, y: area.minY), style)
  }
}

/// The segments of a picker, or only the selected option if there is too little space.
final class SegmentsPart: Part {
  private let options: [String]
  private let chosen: Int?
  private let menu: ChoicePart
  private let context: RenderContext

  init(_ options: [String], chosen: Int?, in context: RenderContext) {
    self.options = options
    self.chosen = chosen
    self.context = context
    menu = ChoicePart(chosen.map { options[$0] } ?? "", in: context)
  }

  private var ideal: Int { options.reduce(1) { $0 + $1.cellWidth + 3 } }

  override func measure(in proposal: Proposal) -> Size {
    guard let width = proposal.width, width < ideal else { return Size(width: ideal, height: 1) }
    return menu.size(in: proposal)
  }

  private func segments(in area: Rect) -> [Rect]? {
    guard area.width >= ideal else { return nil }
    var x = area.minX + 1
    return options.map { option in
      let width = option.cellWidth + 2
      defer { x += width + 1 }
      return Rect(x: x, y: area.minY, width: width, height: 1)
    }
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    guard let segments = segments(in: area) else { return menu.draw(in: area, on: surface) }
    surface.write("[", at: area.origin, surface.palette.quiet)
    for (index, segment) in segments.enumerated() {
      let isChosen = index == chosen
      var style = context.isDisabled ? surface.palette.quiet : CellStyle()
      if isChosen {
        style =
          context.isDisabled ? surface.palette.quiet : surface.palette.style(\.accent, bold: true)
        style.isReversed = true
      }
      surface.write(
        (isChosen ? "•" : " ") + options[index] + " ", at: segment.origin, style)
      surface.write(
        index == options.count - 1 ? "]" : "│", at: Point(x: segment.maxX, y: area.minY),
        surface.palette.quiet)
    }
  }

  override func buttons(in area: Rect) -> [(area: Rect, action: Target.PartAction)] {
    (segments(in: area) ?? []).enumerated().map { ($1, .select($0)) }
  }
}
