import Foundation
import StateFlow

// A calculator of the kind that has no "=": 6 Enter 3 − is 3. It shows the four
// numbers of its stack; x, the lowest, is the one that keys change.

struct RPNCalculator: View {
  let locale: Locale

  var body: some View {
    unfinished(
      """
      Keep a stack, and the number of decimals, at first 2. Show a \
      StackDisplay, a Stepper called "Decimals (2)", with the number as it is \
      now, from 0 to 15, and a Keypad.
      """,
      placeholder: Text(""))
  }
}

struct StackDisplay: View {
  var body: some View {
    unfinished(
      """
      Show a Text of each of t, z, y and x, in this order, as \
      text(decimals:locale:) below writes it; in place of x the entry while \
      there is one, as it was typed, but with the decimal separator of the \
      locale for its point. A number less than 0, and no other, has the \
      foregroundColor red, also while it is typed, and also where it is \
      shown as "-0.00". Two things may be red or not: a zero that was typed \
      with a minus, as "-0" or "-0.0", and an error, which is shown in words.
      """,
      placeholder: Text(""))
  }
}

struct Keypad: View {
  var body: some View {
    unfinished(
      """
      Show the six rows of keys, a Button for each key, called what its label \
      says. A tap presses the key on the calculator's stack.
      """,
      placeholder: Text(""))
  }
}

// What follows is complete: the keys, the stack, and how numbers are written.

enum CalculatorKey: Hashable {
  case digit(Int)
  case separator, sign, delete, clear, clearAll
  case enter, swap, roll
  case divide, multiply, subtract, add

  static let rows: [[CalculatorKey]] = [
    [.clearAll, .clear, .delete],
    [.roll, .swap, .sign, .divide],
    [.digit(7), .digit(8), .digit(9), .multiply],
    [.digit(4), .digit(5), .digit(6), .subtract],
    [.digit(1), .digit(2), .digit(3), .add],
    [.digit(0), .separator, .enter],
  ]

  func label(in locale: Locale) -> String {
    switch self {
    case .digit(let digit): "\(digit)"
    case .separator: locale.decimalSeparator ?? "."
    case .sign: "±"
    case .delete: "⌫"
    case .clear: "C"
    case .clearAll: "AC"
    case .enter: "Enter"
    case .swap: "x⇄y"
    case .roll: "R↓"
    case .divide: "÷"
    case .multiply: "×"
    case .subtract: "−"
    case .add: "+"
    }
  }
}

struct RPNStack: Equatable {
  private(set) var x = 0.0
  private(set) var y = 0.0
  private(set) var z = 0.0
  private(set) var t = 0.0

  /// What has been typed of x so far, "-0.5", with a point in any locale; nil
  /// when nobody is typing.
  private(set) var entry: String?

  /// Whether the next number that is typed pushes the others up.
  private var pushes = false

  mutating func press(_ key: CalculatorKey) {
    if !x.isFinite {
      // An error is typed over or cleared. Nothing can be done with it.
      guard key.replacesError else { return }
      clear()
    }
    switch key {
    case .digit(let digit): type("\(digit)")
    case .separator: type(".")
    case .delete: deleteLast()
    case .sign: changeSign()
    case .clear: clear()
    case .clearAll: self = RPNStack()
    case .enter: become(x, x, y, z, pushes: false)
    case .swap: become(y, x, z, t)
    case .roll: become(y, z, t, x)
    case .divide: become(y / x, z, t, t)
    case .multiply: become(y * x, z, t, t)
    case .subtract: become(y - x, z, t, t)
    case .add: become(y + x, z, t, t)
    }
  }

  private mutating func become(
    _ x: Double, _ y: Double, _ z: Double, _ t: Double, pushes: Bool = true
  ) {
    // Adding 0 makes 0 of -0.
    (self.x, self.y, self.z, self.t) = (x + 0, y, z, t)
    self.pushes = pushes
    entry = nil
  }

  private mutating func clear() { become(0, y, z, t, pushes: false) }

  private mutating func enter(_ text: String) {
    entry = text
    x = Double(text) ?? 0
  }

  private mutating func type(_ character: String) {
    if entry == nil, pushes { become(0, x, y, z) }
    let text = entry ?? "0"
    if character == "." {
      enter(text.contains(".") ? text : text + ".")
    } else if text == "0" || text == "-0" {
      enter(text.dropLast() + character)
    } else if text.count(where: \.isNumber) < 15 {
      enter(text + character)
    }
  }

  private mutating func deleteLast() {
    guard let entry else { return clear() }
    let rest = entry.dropLast()
    enter(rest.contains(where: \.isNumber) ? String(rest) : "0")
  }

  private mutating func changeSign() {
    if let entry {
      enter(entry.hasPrefix("-") ? String(entry.dropFirst()) : "-" + entry)
    } else {
      become(-x, y, z, t)
    }
  }
}

extension CalculatorKey {
  fileprivate var replacesError: Bool {
    switch self {
    case .digit, .separator, .delete, .clear, .clearAll: true
    default: false
    }
  }
}

extension Double {
  /// The value as the display of chapter 1 writes it.
  fileprivate func text(decimals: Int, locale: Locale) -> String {
    if isNaN { return "Operation not allowed" }
    if isInfinite { return "Infinite value" }
    return formatted(
      .number
        .precision(.fractionLength(decimals))
        .grouping(.never)
        .locale(locale))
  }
}
