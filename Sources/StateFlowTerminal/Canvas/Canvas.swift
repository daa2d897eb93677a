/// A grid of cells to draw on.
///
/// Drawing outside the canvas or the clip area has no effect.
package struct Canvas: Equatable, Sendable {
  package let size: Size
  package private(set) var cells: [Cell]

  /// Creates an empty canvas.
  package init(size: Size, style: CellStyle = CellStyle()) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: Cell(" ", style), count: self.size.width * self.size.height)
  }

  package var bounds: Rect { Rect(size: size) }

  /// The cell at a point. The point must be within the bounds.
  package subscript(point: Point) -> Cell {
    get { cells[point.y * size.width + point.x] }
    set { cells[point.y * size.width + point.x] = newValue }
  }

  /// Writes a string on one line, clipped to an area.
  ///
  /// A style without a background keeps the existing background.
  ///
  /// - Returns: The column after the last character, even if that character was clipped.
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
        // Half of a wide character can't be shown, so its cell stays blank.
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

  /// Draws a frame with rounded corners, clipped to an area.
  package mutating func frame(_ area: Rect, _ style: CellStyle, clip: Rect) {
    guard area.width > 1, area.height > 1 else { return }
    let line = String(repeating: "─", count: area.width - 2)
    write("╭" + line + "╮", at: area.origin, style, clip: clip)
    write("╰" + line + "╯", at: Point(x: area.minX, y: area.maxY - 1), style, clip: clip)
    for y in (area.minY + 1)..<(area.maxY - 1) {
      write("│", at: Point(x: area.minX, y: y), style, clip: clip)
      write("│", at: Point(x: area.maxX - 1, y: y), style, clip: clip)
    }
  }

  /// Changes the style of each cell in an area.
  package mutating func restyle(_ area: Rect, _ change: (inout CellStyle) -> Void) {
    let area = area.intersection(bounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { change(&cells[y * size.width + x].style) }
    }
  }

  /// Changes the style of the character that starts in a cell.
  mutating func setStyle(_ style: CellStyle, at index: Int) {
    cells[index].style = style
    // A wide character has a second cell.
    if cells.indices.contains(index + 1), cells[index + 1].character == nil {
      cells[index + 1].style = style
    }
  }

  /// Copies another canvas onto this one.
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

  // Overwriting one half of a wide character blanks the other half.
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

  /// The number of rows at the bottom that show nothing.
  var blankRowsAtBottom: Int {
    let last = cells.lastIndex { $0.character != " " || $0.style.background != nil }
    return size.height - (last.map { $0 / size.width + 1 } ?? 0)
  }

  /// The visible text, row by row, without trailing blanks.
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
