import StateFlow

/// A box of text with one or more styles.
final class TextBox: Box {
  private let runs: [(text: String, style: CellStyle)]
  private let alignment: TextAlignment
  private let limit: Int?
  private var known: (width: Int?, lines: [TextLine])?

  init(
    _ runs: [(text: String, style: CellStyle)], alignment: TextAlignment = .leading,
    limit: Int? = nil
  ) {
    self.runs = runs
    self.alignment = alignment
    self.limit = limit
  }

  convenience init(_ text: String, _ style: CellStyle = CellStyle(), limit: Int? = nil) {
    self.init([(text, style)], limit: limit)
  }

  private func lines(_ width: Int?) -> [TextLine] {
    if let known, known.width == width { return known.lines }
    let lines = TextLayout.lines(of: runs.map(\.text), width: width, limit: limit)
    known = (width, lines)
    return lines
  }

  override func measure(in proposal: Proposal) -> Size {
    let lines = lines(proposal.width)
    return Size(width: lines.reduce(0) { max($0, $1.width) }, height: lines.count)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    guard area.width > 0, surface.sees(area) else { return }
    var lines = lines(area.width)
    if lines.count > area.height, area.height > 0 {
      lines.removeSubrange(area.height...)
      lines[area.height - 1] = TextLayout.cut(lines[area.height - 1], to: area.width, always: true)
    }
    for (row, line) in lines.enumerated() {
      var x = area.minX + alignment.offset(in: area.width - line.width)
      for piece in line.pieces {
        x = surface.write(piece.text, at: Point(x: x, y: area.minY + row), runs[piece.run].style)
      }
    }
  }
}
