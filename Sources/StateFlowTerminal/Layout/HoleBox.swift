import StateFlow

/// A note about an unfinished exercise, with the file location on one line and the task below it.
final class HoleBox: Box {
  private let task: TextBox
  private let path: String
  private let style: CellStyle

  init(_ note: Element, in context: RenderContext) {
    func style(_ run: Element.Run) -> CellStyle {
      context.palette.style(of: context.style.inside(run), isDisabled: context.isDisabled)
    }
    let runs = note.runs
    task = TextBox(
      runs.dropLast().map { ($0.text.trimmingSuffix(while: \.isNewline), style($0)) })
    path = runs[runs.count - 1].text
    self.style = style(runs[runs.count - 1])
  }

  /// Returns the location, without its first folders if it's too long for the given width. Editors
  /// open a path only if it isn't broken across lines.
  static func path(_ path: String, in width: Int) -> String {
    guard path.cellWidth > width else { return path }
    let parts = path.split(separator: "/")
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let short = "…/" + parts.suffix(count).joined(separator: "/")
      if short.cellWidth <= width { return short }
    }
    return "…" + path.suffix(max(0, width - 1))
  }

  override func measure(in proposal: Proposal) -> Size {
    let size = task.size(in: Proposal(proposal.width, nil))
    let place = Self.path(path, in: proposal.width ?? .max).cellWidth
    return Size(width: max(size.width, place), height: size.height + 1)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    guard area.height > 0 else { return }
    surface.write(Self.path(path, in: area.width), at: area.origin, style)
    let words = Rect(x: area.minX, y: area.minY + 1, width: area.width, height: area.height - 1)
    task.draw(in: words, on: surface)
  }
}

extension String {
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
    var copy = self
    while let last = copy.last, condition(last) { copy.removeLast() }
    return copy
  }
}
