/// A terminal's mouse report: a button code, and a column and a row that are both counted from 1.
struct MouseReport {
  let event: InputEvent

  /// Parses a report, or returns `nil` for an event that no program uses, such as a right-click.
  init?(_ numbers: [Int], final: UInt8) {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M") else { return nil }
    let modifierBits = 0b1_1100
    let action: InputEvent.MouseAction
    switch numbers[0] & ~modifierBits {
    case 0: action = isRelease ? .release : .press
    case 32 where !isRelease: action = .drag
    case 64 where !isRelease: action = .wheelUp
    case 65 where !isRelease: action = .wheelDown
    default: return nil
    }
    event = .mouse(action, Point(x: numbers[1] - 1, y: numbers[2] - 1))
  }
}
