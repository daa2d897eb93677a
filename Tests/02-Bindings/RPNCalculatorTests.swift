import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.5 RPN calculator", .exercise)
struct RPNCalculatorTests {
  /// Returns a calculator on which the given keys have been pressed, such as `12.5 Enter 3 +`.
  private func calculator(
    _ keys: String = "", locale: String = "en_US",
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Screen {
    let screen = Screen { RPNCalculator(locale: Locale(identifier: locale)) }
    press(keys, on: screen, sourceLocation: sourceLocation)
    return screen
  }

  private func press(
    _ keys: String, on screen: Screen, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for word in keys.split(separator: " ") {
      let labels = word.first?.isNumber == true ? word.map(String.init) : [String(word)]
      for label in labels {
        screen.button(label, sourceLocation: sourceLocation).tap()
      }
    }
  }

  private func decimals(
    _ range: some Sequence<Int>, on screen: Screen, _ step: (StepperOnScreen) -> Void
  ) {
    for number in range { step(screen.stepper("Decimals (\(number))")) }
  }

  // MARK: Keys

  @Test(
    .proves(2),
    arguments: [
      ["AC", "C", "⌫"], ["R↓", "x⇄y", "±", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"],
      ["1", "2", "3", "+"], ["0", ".", "Enter"],
    ])
  func `the keypad shows all keys`(row: [String]) {
    let screen = calculator()
    #expect(
      row.filter { !screen.button($0).exists } == [], "Each key in this row should be a button.")
  }

  @Test(.proves(1)) func `the calculator shows four zeros at first`() {
    let screen = calculator()
    #expect(
      screen.texts == ["0.00", "0.00", "0.00", "0.00"], "At first, t, z, y, and x should be 0.")
    let colors = screen.texts.indices.map { screen.text("0.00", at: $0).foregroundColor == .red }
    #expect(!colors.contains(true), "0 isn't below 0, so none of the zeros is red.")
  }

  // MARK: Entry

  @Test(.proves(4), arguments: ["7", "12", "0.10", "3.", "12.50", "100000", "0", "0.0"])
  func `the entry is shown exactly as typed`(number: String) {
    #expect(
      calculator(number).texts == ["0.00", "0.00", "0.00", number],
      "The entry should be shown instead of x, exactly as typed.")
  }

  @Test(.proves(3)) func `an entry has at most one leading zero and one separator`() {
    #expect(calculator("007").texts.last == "7", "Leading zeros should be dropped.")
    #expect(calculator("1.2.3").texts.last == "1.23", "A second separator should be ignored.")
    #expect(
      calculator(". 5").texts.last == "0.5",
      "If an entry starts with the separator, a zero should be added before it.")
  }

  @Test(.proves(3)) func `the delete key removes the last character`() {
    let screen = calculator("12.5 ⌫")
    #expect(screen.texts.last == "12.", "The 5 should have been deleted.")
    press("⌫ ⌫ ⌫", on: screen)
    #expect(screen.texts.last == "0", "All characters should have been deleted.")
    press("4", on: screen)
    #expect(screen.texts.last == "4", "The 4 should start a new entry.")
  }

  @Test(
    .proves(4),
    arguments: [
      ("en_US", ".", "1.5", "1.500"),
      ("sv_SE", ",", "1,5", "1,500"),
      ("de_DE", ",", "1,5", "1,500"),
      ("ar_EG", "٫", "1٫5", "١٫٥٠٠"),
    ])
  func `the separator key and the display use the locale's separator`(
    locale: String, separator: String, typed: String, entered: String
  ) {
    let screen = calculator("1 \(separator)", locale: locale)
    #expect(
      screen.texts.last == "1\(separator)", "The separator should be shown as soon as it's typed.")
    press("5", on: screen)
    #expect(
      screen.texts.last == typed,
      "The entry should be shown as typed, with the locale's separator.")
    press("Enter", on: screen)
    screen.stepper("Decimals (2)").increment()
    #expect(screen.texts.last == entered, "The entered number should be formatted for the locale.")
  }

  @Test(.proves(4)) func `only the separator of an entry depends on the locale`() {
    let screen = calculator("1 , 5 ±", locale: "sv_SE")
    #expect(
      screen.texts.last == "-1,5",
      "The minus sign of an entry should be shown exactly as typed, in every locale.")
  }

  @Test(.proves(8)) func `the calculator is updated when the parent's locale changes`() {
    let parent = Parent()
    let screen = Screen { RPNCalculator(locale: Locale(identifier: parent.locale)) }
    press("1 . 5 Enter", on: screen)
    parent.locale = "sv_SE"
    screen.refresh()
    #expect(
      screen.texts == ["0,00", "0,00", "1,50", "1,50"],
      "The parent now passes a locale with a decimal comma, so the numbers should have a comma.")
    press("2 , 5", on: screen)
    #expect(
      screen.texts.last == "2,5",
      "The separator key and the entry should have a decimal comma, too.")
  }

  @Test(.proves(3)) func `the sign of an entry can be changed`() {
    let screen = calculator("5 ±")
    #expect(screen.texts.last == "-5", "The entry should now have a minus sign.")
    press("2", on: screen)
    #expect(
      screen.texts.last == "-52",
      "You should be able to continue the entry after changing its sign.")
    press("±", on: screen)
    #expect(screen.texts.last == "52", "The minus sign should be gone again.")
  }

  // MARK: Stack

  @Test(.proves(3)) func `"Enter" copies x to y`() {
    let screen = calculator("3 Enter")
    #expect(
      screen.texts == ["0.00", "0.00", "3.00", "3.00"],
      "The \"Enter\" key should copy the 3 from x to y.")
    press("4", on: screen)
    #expect(screen.texts == ["0.00", "0.00", "3.00", "4"], "The next entry should replace x.")
  }

  @Test(.proves(1)) func `the display shows t, z, y, and x from top to bottom`() {
    #expect(
      calculator("1 Enter 2 Enter 3 Enter 4 Enter C").texts == ["2.00", "3.00", "4.00", "0.00"],
      "x is at the bottom, and t is at the top.")
  }

  @Test(.proves(4)) func `an entry replaces only x on the display`() {
    #expect(
      calculator("5 Enter 5").texts == ["0.00", "0.00", "5.00", "5"],
      "x and y are both 5, but only x is being typed.")
  }

  @Test(.proves(3), arguments: [("+", "9.00"), ("−", "3.00"), ("×", "18.00"), ("÷", "2.00")])
  func `an operator takes y as its first operand and x as its second`(key: String, result: String) {
    #expect(
      calculator("6 Enter 3 \(key)").texts == ["0.00", "0.00", "0.00", result],
      "The keys 6 Enter 3 \(key) should calculate 6 \(key) 3.")
  }

  @Test(.proves(3)) func `you can continue calculating with a result`() {
    #expect(
      calculator("2 Enter 3 + 4 Enter 5 + ×").texts.last == "45.00", "(2 + 3) × (4 + 5) is 45.")
  }

  @Test(.proves(3)) func `t keeps its value when the stack moves down`() {
    #expect(
      calculator("2 Enter Enter Enter × × ×").texts == ["2.00", "2.00", "2.00", "16.00"],
      "Each operator should move the stack down, and t should still be 2.")
  }

  @Test(.proves(3)) func `one key swaps x and y, and another rolls the stack down`() {
    #expect(
      calculator("8 Enter 2 x⇄y").texts == ["0.00", "0.00", "2.00", "8.00"],
      "x was 2 and y was 8, and the key swapped them.")
    #expect(
      calculator("1 Enter 2 Enter 3 Enter 4 R↓").texts == ["4.00", "1.00", "2.00", "3.00"],
      "Each number should move down one level, and x should move to the top.")
  }

  @Test(.proves(3)) func `"C" clears x, and "AC" clears all numbers`() {
    let screen = calculator("1 Enter 2 Enter 3 C")
    #expect(screen.texts == ["0.00", "1.00", "2.00", "0.00"], "The \"C\" key should clear only x.")
    press("AC", on: screen)
    #expect(
      screen.texts == ["0.00", "0.00", "0.00", "0.00"],
      "The \"AC\" key should clear t, z, y, and x.")
  }

  @Test(.proves(6)) func `"AC" doesn't change the number of decimals`() {
    let screen = calculator("1 Enter")
    screen.stepper("Decimals (2)").increment()
    press("AC", on: screen)
    #expect(
      screen.texts == ["0.000", "0.000", "0.000", "0.000"],
      "The \"AC\" key should clear only the stack, and the number of decimals isn't part of it.")
    #expect(screen.stepper("Decimals (3)").exists, "The label of the stepper should still say 3.")
  }

  // MARK: Errors

  @Test(
    .proves(1),
    arguments: [
      ("1 Enter 0 ÷", "Infinite value"),
      ("1 ± Enter 0 ÷", "Infinite value"),
      ("0 Enter 0 ÷", "Operation not allowed"),
    ])
  func `an error is shown in words`(keys: String, words: String) {
    #expect(
      calculator(keys).texts == ["0.00", "0.00", "0.00", words],
      "A result that isn't finite should be shown in words.")
  }

  @Test(.proves(3)) func `an entry replaces an error`() {
    #expect(
      calculator("9 Enter 1 Enter 0 ÷ 7").texts == ["0.00", "0.00", "9.00", "7"],
      "The 7 should replace the error, but the 9 should still be there.")
  }

  @Test(.proves(3), arguments: ["C", "⌫"])
  func `an error can be cleared`(key: String) {
    #expect(
      calculator("9 Enter 0 Enter 0 ÷ \(key)").texts == ["0.00", "0.00", "9.00", "0.00"],
      "The \"\(key)\" key should clear the error, but the 9 should still be there.")
  }

  @Test(.proves(3), arguments: ["+", "Enter", "x⇄y", "±", "R↓"])
  func `you can't calculate with an error`(key: String) {
    let screen = calculator("9 Enter 1 Enter 0 ÷")
    // The key does nothing, so it may be disabled.
    if screen.button(key).isEnabled { screen.button(key).tap() }
    #expect(
      screen.texts == ["0.00", "0.00", "9.00", "Infinite value"],
      "The \"\(key)\" key shouldn't change a stack with an error.")
  }

  // MARK: Red

  @Test(.proves(7), arguments: [("en_US", "-4.00"), ("sv_SE", "−4,00")])
  func `a number below 0 is red`(locale: String, number: String) {
    let screen = calculator("1 Enter 5 −", locale: locale)
    #expect(
      screen.text(number).foregroundColor == .red,
      "The result of 1 − 5 is below 0, so it should be red.")
    press("±", on: screen)
    #expect(
      screen.text(String(number.dropFirst())).foregroundColor != .red,
      "4 isn't below 0, so it isn't red.")
  }

  @Test(.proves(7)) func `only the numbers below 0 are red`() {
    let screen = calculator("1 ± Enter 2 Enter 3 ± Enter 4")
    let red = ["-1.00", "2.00", "-3.00", "4"].filter { screen.text($0).foregroundColor == .red }
    #expect(red == ["-1.00", "-3.00"], "t and y are below 0, but z and x aren't.")
  }

  @Test(.proves(7)) func `a number below 0 is red while it's being typed`() {
    let screen = calculator("5 ±")
    #expect(screen.text("-5").foregroundColor == .red, "-5 is below 0, so it's red.")
    press("±", on: screen)
    #expect(screen.text("5").foregroundColor != .red, "5 isn't below 0, so it isn't red.")
    for (locale, separator) in [("en_US", "."), ("sv_SE", ","), ("ar_EG", "٫")] {
      let display = calculator("1 \(separator) 5 ±", locale: locale)
      #expect(
        display.text("-1\(separator)5").foregroundColor == .red,
        "-1\(separator)5 is below 0, so it should be red, regardless of the separator.")
    }
  }

  @Test(.proves(7)) func `a number below 0 is red even if it's rounded to 0`() {
    let screen = calculator("0.4 ± Enter C")
    decimals([2, 1], on: screen) { $0.decrement() }
    #expect(
      screen.text("-0").foregroundColor == .red,
      "The number is -0.4, so it should be red, even if it's shown without decimals.")
    #expect(
      calculator("0.001 ± Enter C").text("-0.00").foregroundColor == .red,
      "The number is -0.001, so it should be red, even if it's shown as -0.00.")
  }

  // MARK: Decimals

  @Test(.proves(5)) func `the stepper changes the number of decimals in the display`() {
    let screen = calculator("2 Enter 3 ÷")
    #expect(screen.texts.last == "0.67", "There should be two decimals at first.")
    screen.stepper("Decimals (2)").increment()
    #expect(
      screen.texts == ["0.000", "0.000", "0.000", "0.667"],
      "After a step up, all four numbers should have three decimals.")
    #expect(screen.stepper("Decimals (3)").exists, "The label should contain the current number.")
    #expect(
      !screen.stepper("Decimals (2)").exists,
      "There are three decimals now, so the label shouldn't say 2.")
  }

  @Test(.proves(5)) func `the number of decimals stays between 0 and 15`() {
    let screen = calculator("0.5 Enter")
    decimals([2, 1, 0, 0], on: screen) { $0.decrement() }
    #expect(screen.texts.last == "0", "0 is the lowest number of decimals.")
    decimals(0...14, on: screen) { $0.increment() }
    decimals([15, 15], on: screen) { $0.increment() }
    #expect(screen.texts.last == "0.500000000000000", "15 is the highest number of decimals.")
    #expect(screen.stepper("Decimals (15)").exists, "The label should contain the highest number.")
    screen.stepper("Decimals (15)").decrement()
    #expect(
      screen.texts.last == "0.50000000000000",
      "The number should stop at 15, so a step down should make it 14.")
  }

  @Test(.proves(6)) func `the number of decimals doesn't change the numbers`() {
    let screen = calculator("2 Enter 3 ÷")
    decimals([2, 1], on: screen) { $0.decrement() }
    #expect(screen.texts.last == "1", "Without decimals, 2/3 should be rounded to 1.")
    press("3 ×", on: screen)
    #expect(
      screen.texts.last == "2", "2 ÷ 3 × 3 is 2, because only the displayed number was rounded.")
    press("AC 2 Enter 3 ÷", on: screen)
    decimals(0...3, on: screen) { $0.increment() }
    #expect(screen.texts.last == "0.6667", "The stack should still contain 2/3.")
  }

  @Test(.proves(6)) func `the number of decimals doesn't affect the entry`() {
    let screen = calculator("1.5")
    decimals([2, 1], on: screen) { $0.decrement() }
    #expect(screen.texts == ["0", "0", "0", "1.5"], "The entry should be shown exactly as typed.")
    press("5 Enter", on: screen)
    decimals([0, 1], on: screen) { $0.increment() }
    #expect(
      screen.texts.last == "1.55",
      "You should be able to continue the entry after using the stepper.")
  }

  // MARK: Ownership

  @Test(.proves(3)) func `each key causes a single write`() {
    let screen = calculator()
    for key in ["6", ".", "5", "±", "⌫", "Enter", "3", "÷", "⌫", "8", "x⇄y", "R↓", "C", "AC"] {
      press(key, on: screen)
      let writes = screen.story.last?.writes.count ?? 0
      #expect(writes == 1, "The \"\(key)\" key should write the stack once, and nothing else.")
    }
  }

  @Test(.proves(9)) func `two calculators are independent`() {
    let screen = Screen {
      RPNCalculator(locale: Locale(identifier: "en_US"))
      RPNCalculator(locale: Locale(identifier: "en_US"))
    }
    screen.button("8", at: 1).tap()
    screen.stepper("Decimals (2)", at: 0).decrement()
    #expect(
      screen.texts == ["0.0", "0.0", "0.0", "0.0", "0.00", "0.00", "0.00", "8"],
      "The first calculator should have one decimal, and the second one should have an entry.")
  }

  @Test(.proves(8)) func `the calculator survives an update of the parent`() {
    let screen = calculator("6 Enter 3")
    screen.stepper("Decimals (2)").increment()
    screen.refresh()
    press("÷", on: screen)
    #expect(
      screen.texts.last == "2.000",
      "The parent recreated the view. The stack and the number of decimals should be the same.")
  }

  /// An object that holds the value that the calculator's parent passes.
  private final class Parent {
    var locale = "en_US"
  }
}
