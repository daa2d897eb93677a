/// An encoder that produces the bytes for showing one frame after another in a terminal.
///
///     let encoder = FrameEncoder(depth: .trueColor)
///     output.write(encoder.bytes(from: shown, to: frame))
///
/// After each frame, the terminal is back in the default style, so the only state to remember
/// between frames is the frame itself.
package struct FrameEncoder: Sendable {
  /// The range of colors that the terminal supports.
  package var depth: ColorDepth

  // Rewriting an unchanged cell costs one byte; moving the cursor past it costs about four.
  private static let shortGap = 4

  package init(depth: ColorDepth) { self.depth = depth }

  /// Returns the bytes that change one frame into another, or none if the frames are equal.
  ///
  /// Only cells that differ are written. A change to several rows is sent as one synchronized
  /// update, which the terminal shows all at once.
  ///
  /// - Parameters:
  ///   - old: The frame that the terminal shows, or `nil` if that is unknown. If it's `nil` or has
  ///     a different size, the screen is cleared first.
  ///   - new: The frame to show.
  /// - Complexity: O(*c*) for *c* cells. The number of bytes grows with the cells that differ.
  package func bytes(from old: Frame?, to new: Frame) -> [UInt8] {
    let old = old?.canvas.size == new.canvas.size ? old : nil
    if let old, old == new { return [] }
    let cursor = new.cursor.flatMap { new.canvas.bounds.contains($0) ? $0 : nil }
    let oldCursor = old?.cursor.flatMap { new.canvas.bounds.contains($0) ? $0 : nil }
    var pen = Pen(depth: depth, at: oldCursor)
    let rows = changedRows(from: old?.canvas, to: new.canvas)
    let isLarge = old == nil || rows.count > 1
    let hides = old == nil || oldCursor != nil && (cursor == nil || isLarge)
    if isLarge { pen.send("\u{1B}[?2026h") }
    if hides { pen.send("\u{1B}[?25l") }
    if old == nil { pen.clear() }
    let before = old?.canvas ?? Canvas(size: new.canvas.size)
    before.cells.withUnsafeBufferPointer { before in
      new.canvas.cells.withUnsafeBufferPointer { after in
        let width = new.canvas.size.width
        for y in rows {
          let cells = y * width..<(y + 1) * width
          write(
            row: y, from: UnsafeBufferPointer(rebasing: before[cells]),
            to: UnsafeBufferPointer(rebasing: after[cells]), with: &pen)
        }
      }
    }
    pen.use(CellStyle())
    if let cursor {
      pen.move(to: cursor)
      if hides || oldCursor == nil { pen.send("\u{1B}[?25h") }
    }
    if isLarge { pen.send("\u{1B}[?2026l") }
    return pen.bytes
  }

  private func changedRows(from old: Canvas?, to new: Canvas) -> [Int] {
    let width = new.size.width
    guard let old else { return Array(0..<new.size.height) }
    return old.cells.withUnsafeBufferPointer { before in
      new.cells.withUnsafeBufferPointer { after in
        (0..<new.size.height).filter { y in
          (y * width..<(y + 1) * width).contains { before[$0] != after[$0] }
        }
      }
    }
  }

  private func write(
    row y: Int, from old: UnsafeBufferPointer<Cell>, to new: UnsafeBufferPointer<Cell>,
    with pen: inout Pen
  ) {
    let width = new.count
    var blankFrom = width
    while blankFrom > 0, new[blankFrom - 1] == Cell() { blankFrom -= 1 }
    var x = 0
    while x < width {
      guard old[x] != new[x] else {
        x += 1
        continue
      }
      if x >= blankFrom, width - x > Self.shortGap {
        pen.move(to: Point(x: x, y: y))
        pen.eraseToEndOfRow()
        return
      }
      // The second half of a wide character is written together with the first.
      if x > 0, Self.glyph(at: x - 1, of: new).width == 2 { x -= 1 }
      go(to: x, row: y, over: new, with: &pen)
      let glyph = Self.glyph(at: x, of: new)
      pen.use(new[x].style)
      pen.write(glyph.character, width: glyph.width, columns: width)
      x += glyph.width
    }
  }

  /// Moves the pen to a column, or rewrites the characters up to that column if they're few and
  /// plain.
  private func go(
    to x: Int, row y: Int, over cells: UnsafeBufferPointer<Cell>, with pen: inout Pen
  ) {
    let target = Point(x: x, y: y)
    guard let start = pen.position, start.y == y, start.x < x, x - start.x < Self.shortGap,
      (start.x..<x).allSatisfy({
        cells[$0].character?.isASCII == true && cells[$0].style.reduced(to: depth) == pen.style
      })
    else { return pen.move(to: target) }
    for gap in start.x..<x {
      pen.write(Self.glyph(at: gap, of: cells).character, width: 1, columns: cells.count)
    }
  }

  /// Returns the character to write for a cell. Content that a canvas shouldn't contain, such as
  /// half of a wide character or a control character, becomes a blank, because it would shift the
  /// rest of the row.
  private static func glyph(
    at x: Int, of cells: UnsafeBufferPointer<Cell>
  ) -> (character: Character, width: Int) {
    guard let character = cells[x].character else { return (" ", 1) }
    switch character.cellWidth {
    case 1: return (character, 1)
    case 2 where x + 1 < cells.count && cells[x + 1].character == nil: return (character, 2)
    default: return (" ", 1)
    }
  }
}
