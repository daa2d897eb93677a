import StateFlow

// This calculator has no "=" key: to subtract 3 from 6, you press 6, Enter, 3,
// and −. The calculator shows the four numbers of its stack. The number that
// you type is x, which is at the bottom.
//
// 1. The calculator shows t, z, y, and x in this order, each in a Text without
//    other words, formatted by text(decimals:locale:) below. At first, all four
//    are 0.
// 2. The calculator shows the six rows of keys in CalculatorKey.rows. Each key
//    is a Button titled with the key's label for the locale.
// 3. A tap on a key applies the key to the stack, in a single write.
// 4. If the stack has an entry, it's shown instead of x, exactly as typed,
//    except that the locale's decimal separator replaces the point.
// 5. A Stepper changes the number of decimals in steps of 1, from 0 to 15. At
//    first, there are two. Its label contains the current number, in the form
//    "Decimals (2)".
// 6. The number of decimals affects neither the numbers in the stack nor the
//    entry, and no key changes it.
// 7. Numbers below 0 have the foregroundColor red, even while they are being
//    typed and even if they are rounded to "-0.00". No other number is red. The
//    color of a zero typed with a minus sign, such as "-0" or "-0.0", is up to
//    you, and so is the color of an error message.
// 8. If the parent is updated, the calculator keeps its stack and its number of
//    decimals, and uses the locale that the parent passes.
// 9. Each calculator has its own stack and its own number of decimals.

struct RPNCalculator: View {
  let locale: Locale

  var body: some View {
    unfinished(
      """
      Store a stack and the number of decimals. Show a StackDisplay, a \
      Stepper, and a Keypad. Declare the properties that StackDisplay and \
      Keypad need, and pass the arguments for them.
      """,
      placeholder: Text(""))
  }
}

struct StackDisplay: View {
  var body: some View {
    unfinished(
      "Show the four numbers (requirements 1, 4, and 7).",
      placeholder: Text(""))
  }
}

struct Keypad: View {
  var body: some View {
    unfinished(
      "Show the keys (requirements 2 and 3).",
      placeholder: Text(""))
  }
}

// The rest is complete: the keys, the stack, and the number format.

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

/// The stack of a calculator in *reverse Polish notation*, which has no "=" key
/// and no parentheses. You type into x. "Enter" pushes the numbers up: y gets
/// the number in x, and the next number that you type replaces x. An operation
/// takes y and x off the stack and puts the result, such as y − x, into x. The
/// numbers above move down, z to y and t to z, and t keeps its number. If you
/// type a number after an operation, the result is pushed up first. So you type
/// (2 + 3) × 4 as 2, Enter, 3, +, 4, ×.
struct RPNStack: Equatable {
  private(set) var x = 0.0
  private(set) var y = 0.0
  private(set) var z = 0.0
  private(set) var t = 0.0

  /// The text typed into x so far, such as "-0.5", with a decimal point in
  /// every locale, or nil if nothing is being typed.
  private(set) var entry: String?

  /// Whether typing the next number pushes the other numbers up.
  private var pushes = false

  mutating func press(_ key: CalculatorKey) {
    if !x.isFinite {
      // An error stays until you clear it or type a new number.
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
    // Adding 0 turns -0 into 0.
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
  /// Returns the value in the format from chapter 1.
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
