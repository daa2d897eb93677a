/// A writer for terminal output. It tracks the cursor's position and style.
struct Pen {
  let depth: ColorDepth
  /// The output so far.
  private(set) var bytes: [UInt8] = []
  /// The position of the cursor; `nil` if it's uncertain.
  private(set) var position: Point?
  /// The current style.
  private(set) var style = CellStyle()

  init(depth: ColorDepth, at position: Point?) {
    self.depth = depth
    self.position = position
  }

  /// Appends a sequence that doesn't move the cursor.
  mutating func send(_ sequence: String) { bytes.append(contentsOf: sequence.utf8) }

  /// Clears the screen and moves the cursor to the top-left corner.
  mutating func clear() {
    send("\u{1B}[m\u{1B}[H\u{1B}[2J")
    style = CellStyle()
    position = .zero
  }

  /// Moves the cursor to a cell, using the shortest escape sequence.
  mutating func move(to target: Point) {
    guard position != target else { return }
    send(Self.way(from: position, to: target))
    position = target
  }

  /// Switches to a style, without the attributes that the terminal doesn't support.
  mutating func use(_ style: CellStyle) {
    let style = style.reduced(to: depth)
    guard style != self.style else { return }
    send(style.sequence(after: self.style, depth: depth))
    self.style = style
  }

  /// Writes a character that is `width` cells wide, in a row with the given number of columns.
  mutating func write(_ character: Character, width: Int, columns: Int) {
    bytes.append(contentsOf: character.utf8)
    guard let point = position else { return }
    let next = Point(x: point.x + width, y: point.y)
    // Terminals disagree about the cursor after the last column and about the width of characters
    // with several scalars. In these cases, the next character is positioned explicitly.
    position = next.x < columns && character.isOneScalar ? next : nil
  }

  /// Clears the rest of the row.
  mutating func eraseToEndOfRow() {
    use(CellStyle())
    send("\u{1B}[K")
  }

  private static func way(from start: Point?, to target: Point) -> String {
    let column = target.x == 0 ? "" : ";\(target.x + 1)"
    let row = target.y == 0 && target.x == 0 ? "" : "\(target.y + 1)"
    let direct = "\u{1B}[\(row)\(column)H"
    guard let start else { return direct }
    var ways = [direct]
    if target.x == 0, target.y == start.y { ways.append("\r") }
    if target.x == 0, target.y == start.y + 1 { ways.append("\r\n") }
    if target.y == start.y { ways.append(step(target.x - start.x, forward: "C", back: "D")) }
    if target.x == start.x { ways.append(step(target.y - start.y, forward: "B", back: "A")) }
    return ways.min { $0.utf8.count < $1.utf8.count }!
  }

  private static func step(_ distance: Int, forward: String, back: String) -> String {
    let count = abs(distance) == 1 ? "" : "\(abs(distance))"
    return "\u{1B}[\(count)\(distance > 0 ? forward : back)"
  }
}

extension Character {
  fileprivate var isOneScalar: Bool {
    let scalars = unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex
  }
}
