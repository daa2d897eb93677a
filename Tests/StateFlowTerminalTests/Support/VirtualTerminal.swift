@testable import StateFlowTerminal

/// A terminal in memory: it interprets bytes, and its screen can be examined. It supports the
/// sequences that `StateFlowTerminal` sends, and collects all others.
struct VirtualTerminal {
  private(set) var size: Size
  private(set) var canvas: Canvas
  private(set) var cursor = Point.zero
  private(set) var style = CellStyle()
  /// The private modes that are on, such as 25 for a visible cursor.
  private(set) var modes: Set<Int> = [7, 25]
  /// The contents of the main screen while the alternate screen is visible.
  private var mainScreen: (canvas: Canvas, cursor: Point)?
  private var isWrapPending = false
  private var parser = TerminalBytes()
  /// The sequences that this terminal doesn't support.
  private(set) var unknown: [String] = []

  init(size: Size) {
    self.size = size
    canvas = Canvas(size: size)
  }

  /// The contents of the screen, with the cursor if it's visible.
  var frame: Frame { Frame(canvas, cursor: modes.contains(25) ? cursor : nil) }

  var isOnAlternateScreen: Bool { mainScreen != nil }

  mutating func resize(_ size: Size) {
    self.size = size
    canvas = Canvas(size: size)
    cursor = .zero
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let token = parser.take(byte) else { continue }
      switch token {
      case .scalar(let scalar): put(scalar)
      case .control(let byte): control(byte)
      case .sequence(let parameters, let final): sequence(parameters, final)
      }
    }
  }

  // MARK: Writing

  private mutating func put(_ scalar: Unicode.Scalar) {
    if let (last, joined) = join(scalar) {
      canvas[last].character = joined
      if joined.cellWidth == 2, last.x + 1 < size.width, canvas[last + 1].character != nil {
        canvas[last + 1] = Cell(nil, canvas[last].style)
        cursor.x = min(size.width - 1, last.x + 2)
      }
      return
    }
    let character = Character(scalar)
    let width = character.cellWidth
    guard width > 0 else { return }
    if isWrapPending, modes.contains(7) {
      isWrapPending = false
      cursor.x = 0
      cursor.y = min(size.height - 1, cursor.y + 1)
    }
    if cursor.x + width > size.width { cursor.x = size.width - width }
    place(Cell(character, style), at: cursor)
    if width == 2 { place(Cell(nil, style), at: cursor + 1) }
    isWrapPending = cursor.x + width >= size.width
    cursor.x = min(size.width - 1, cursor.x + width)
  }

  /// Fills a cell. Overwriting one half of a wide character blanks the other.
  private mutating func place(_ cell: Cell, at point: Point) {
    if canvas[point].character == nil, cell.character != nil, point.x > 0 {
      canvas[point + -1].character = " "
    }
    if point.x + 1 < size.width, canvas[point + 1].character == nil {
      canvas[point + 1].character = " "
    }
    canvas[point] = cell
  }

  /// Returns the position of the character before the cursor, and that character combined with a
  /// scalar, or `nil` if they don't combine.
  private func join(_ scalar: Unicode.Scalar) -> (Point, Character)? {
    var last = isWrapPending ? cursor : cursor + -1
    guard last.x >= 0, !scalar.isASCII else { return nil }
    if canvas[last].character == nil { last = last + -1 }
    guard last.x >= 0, let character = canvas[last].character, character != " " else { return nil }
    let joined = String(character) + String(scalar)
    return joined.count == 1 ? (last, Character(joined)) : nil
  }

  private mutating func control(_ byte: UInt8) {
    isWrapPending = false
    switch byte {
    case 0x08: cursor.x = max(0, cursor.x - 1)
    case 0x0A: cursor.y = min(size.height - 1, cursor.y + 1)
    case 0x0D: cursor.x = 0
    default: unknown.append("control \(byte)")
    }
  }

  // MARK: Sequences

  private mutating func sequence(_ text: String, _ final: Character) {
    if text.hasPrefix("?"), final == "h" || final == "l" {
      for mode in text.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
        set(mode, final == "h")
      }
      return
    }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    if final != "m" { isWrapPending = false }
    switch final {
    case "A": cursor.y = max(0, cursor.y - count)
    case "B": cursor.y = min(size.height - 1, cursor.y + count)
    case "C": cursor.x = min(size.width - 1, cursor.x + count)
    case "D": cursor.x = max(0, cursor.x - count)
    case "H":
      cursor = Point(
        x: min(size.width, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1,
        y: min(size.height, count) - 1)
    case "J" where numbers == [2]: canvas = Canvas(size: size)
    case "K" where numbers == [0]:
      for x in cursor.x..<size.width {
        place(Cell(), at: Point(x: x, y: cursor.y))
      }
    case "m": style.apply(numbers)
    default: unknown.append("\(text)\(final)")
    }
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    if mode == 1049 {
      if isOn, mainScreen == nil {
        mainScreen = (canvas, cursor)
        canvas = Canvas(size: size)
      } else if !isOn, let mainScreen {
        // If the size has changed in the meantime, the contents of the main screen are lost.
        if mainScreen.canvas.size == size { (canvas, cursor) = mainScreen }
        self.mainScreen = nil
      }
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }
}

private func + (point: Point, columns: Int) -> Point { Point(x: point.x + columns, y: point.y) }

extension CellStyle {
  fileprivate mutating func apply(_ codes: [Int]) {
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = CellStyle()
      case 1: isBold = true
      case 2: isDim = true
      case 3: isItalic = true
      case 4: isUnderlined = true
      case 7: isReversed = true
      case 9: isStruckThrough = true
      case 22: (isBold, isDim) = (false, false)
      case 23: isItalic = false
      case 24: isUnderlined = false
      case 27: isReversed = false
      case 29: isStruckThrough = false
      case 38: foreground = Self.color(&rest)
      case 48: background = Self.color(&rest)
      case 39: foreground = nil
      case 49: background = nil
      default: break
      }
    }
  }

  private static func color(_ codes: inout ArraySlice<Int>) -> TerminalColor? {
    if codes.popFirst() == 5 { return codes.popFirst().map { NumberedColors.color($0) } }
    guard codes.count >= 3 else { return nil }
    defer { codes.removeFirst(3) }
    let parts = codes.prefix(3).map { UInt8(clamping: $0) }
    return TerminalColor(parts[0], parts[1], parts[2])
  }
}
