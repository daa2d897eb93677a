/// A sheet of cells to draw on.
///
/// Whatever lies beside the sheet, or beside the area that drawing is clipped to, is not drawn.
package struct Canvas: Equatable, Sendable {
  package let size: Size
  package private(set) var cells: [Cell]

  /// An empty sheet.
  package init(size: Size, style: CellStyle = CellStyle()) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: Cell(" ", style), count: self.size.width * self.size.height)
  }

  package var bounds: Rect { Rect(size: size) }

  /// A cell that lies on the sheet.
  package subscript(point: Point) -> Cell {
    get { cells[point.y * size.width + point.x] }
    set { cells[point.y * size.width + point.x] = newValue }
  }

  /// Writes a text on one line, and leaves alone what lies outside of `clip`.
  ///
  /// A style without a background leaves the one that is there.
  ///
  /// - Returns: The column after the last character, also where that was clipped away.
  @discardableResult
  package mutating func write(
    _ text: some StringProtocol, at point: Point, _ style: CellStyle, clip: Rect
  ) -> Int {
    let clip = clip.intersection(bounds)
    var x = point.x
    for character in text {
      let width = character.cellWidth
      guard width > 0 else { continue }
      if clip.contains(Point(x: x, y: point.y)), x + width <= clip.maxX {
        put(character, width: width, at: Point(x: x, y: point.y), style)
      } else if width == 2, clip.contains(Point(x: x, y: point.y)) {
        // Half of a wide character cannot be shown: its place stays free.
        put(" ", width: 1, at: Point(x: x, y: point.y), style)
      }
      x += width
    }
    return x
  }

  /// Fills an area with a character.
  package mutating func fill(_ area: Rect, with character: Character = " ", _ style: CellStyle) {
    let area = area.intersection(bounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { put(character, width: 1, at: Point(x: x, y: y), style) }
    }
  }

  /// Changes how the cells of an area look.
  package mutating func restyle(_ area: Rect, _ change: (inout CellStyle) -> Void) {
    let area = area.intersection(bounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { change(&cells[y * size.width + x].style) }
    }
  }

  /// Puts another sheet on this one.
  package mutating func paste(_ other: Canvas, at point: Point, clip: Rect) {
    let clip = clip.intersection(bounds)
      .intersection(Rect(origin: point, size: other.size))
    for y in clip.minY..<clip.maxY {
      for x in clip.minX..<clip.maxX {
        let cell = other[Point(x: x - point.x, y: y - point.y)]
        cells[y * size.width + x] = cell
      }
    }
  }

  // A wide character of which one half is written over loses the other.
  private mutating func put(
    _ character: Character, width: Int, at point: Point, _ style: CellStyle
  ) {
    let index = point.y * size.width + point.x
    if cells[index].character == nil, point.x > 0 { cells[index - 1].character = " " }
    let last = index + width - 1
    if point.x + width < size.width, cells[last + 1].character == nil {
      cells[last + 1].character = " "
    }
    var style = style
    if style.background == nil { style.background = cells[index].style.background }
    cells[index] = Cell(character, style)
    if width == 2 { cells[index + 1] = Cell(nil, style) }
  }

  /// What can be read, row by row, without the blanks at the ends.
  package var text: String {
    (0..<size.height).map { y in
      var row = ""
      for x in 0..<size.width {
        if let character = self[Point(x: x, y: y)].character { row.append(character) }
      }
      while row.last == " " { row.removeLast() }
      return row
    }.joined(separator: "\n")
  }
}
