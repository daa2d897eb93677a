import Foundation
import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.5 RPN calculator", .exercise)
struct RPNCalculatorTests {
  /// A calculator on which some keys have been pressed: `12.5 Enter 3 +`.
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

  @Test(arguments: [
    ["AC", "C", "⌫"], ["R↓", "x⇄y", "±", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"],
    ["1", "2", "3", "+"], ["0", ".", "Enter"],
  ])
  func `all keys are there`(row: [String]) {
    let screen = calculator()
    #expect(row.filter { !screen.button($0).exists } == [], "These keys are missing.")
  }

  @Test func `at first there are four zeros`() {
    #expect(calculator().texts == ["0.00", "0.00", "0.00", "0.00"])
  }

  // MARK: Entry

  @Test(arguments: ["7", "12", "0.10", "3.", "12.50", "100000"])
  func `what is typed is shown as it was typed`(number: String) {
    #expect(calculator(number).texts == ["0.00", "0.00", "0.00", number])
  }

  @Test func `a number begins with one zero, and has one point`() {
    #expect(calculator("007").texts.last == "7")
    #expect(calculator("1.2.3").texts.last == "1.23")
    #expect(calculator(". 5").texts.last == "0.5")
  }

  @Test func `the last key can be taken back`() {
    let screen = calculator("12.5 ⌫")
    #expect(screen.texts.last == "12.")
    press("⌫ ⌫ ⌫", on: screen)
    #expect(screen.texts.last == "0", "Nothing is left of it.")
    press("4", on: screen)
    #expect(screen.texts.last == "4")
  }

  @Test(arguments: [
    ("en_US", ".", "1.5", "1.500"),
    ("sv_SE", ",", "1,5", "1,500"),
    ("de_DE", ",", "1,5", "1,500"),
    ("ar_EG", "٫", "1٫5", "١٫٥٠٠"),
  ])
  func `the separator is the locale's, on the key and in the display`(
    locale: String, separator: String, typed: String, entered: String
  ) {
    let screen = calculator("1 \(separator) 5", locale: locale)
    #expect(screen.texts.last == typed, "While it is typed.")
    press("Enter", on: screen)
    screen.stepper("Decimals (2)").increment()
    #expect(screen.texts.last == entered, "When it has been entered.")
  }

  @Test func `a sign can be changed while a number is typed`() {
    let screen = calculator("5 ±")
    #expect(screen.texts.last == "-5")
    press("2", on: screen)
    #expect(screen.texts.last == "-52", "Typing goes on.")
    press("±", on: screen)
    #expect(screen.texts.last == "52")
  }

  // MARK: Stack

  @Test func `Enter pushes the number up`() {
    let screen = calculator("3 Enter")
    #expect(screen.texts == ["0.00", "0.00", "3.00", "3.00"])
    press("4", on: screen)
    #expect(screen.texts == ["0.00", "0.00", "3.00", "4"], "The next number takes its place.")
  }

  @Test func `the four levels are shown from t down to x`() {
    #expect(
      calculator("1 Enter 2 Enter 3 Enter 4 Enter C").texts == ["2.00", "3.00", "4.00", "0.00"])
  }

  @Test(arguments: [("+", "9.00"), ("−", "3.00"), ("×", "18.00"), ("÷", "2.00")])
  func `it calculates with y and x, in this order`(key: String, result: String) {
    #expect(calculator("6 Enter 3 \(key)").texts == ["0.00", "0.00", "0.00", result])
  }

  @Test func `a result is calculated with`() {
    #expect(calculator("2 Enter 3 + 4 Enter 5 + ×").texts.last == "45.00", "(2 + 3) × (4 + 5)")
  }

  @Test func `what is in t is repeated`() {
    #expect(calculator("2 Enter Enter Enter × × ×").texts == ["2.00", "2.00", "2.00", "16.00"])
  }

  @Test func `x and y can be swapped, and all be rolled down`() {
    #expect(calculator("8 Enter 2 x⇄y").texts == ["0.00", "0.00", "2.00", "8.00"])
    #expect(
      calculator("1 Enter 2 Enter 3 Enter 4 R↓").texts == ["4.00", "1.00", "2.00", "3.00"])
  }

  @Test func `C clears x alone, AC everything`() {
    let screen = calculator("1 Enter 2 Enter 3 C")
    #expect(screen.texts == ["0.00", "1.00", "2.00", "0.00"])
    press("AC", on: screen)
    #expect(screen.texts == ["0.00", "0.00", "0.00", "0.00"])
  }

  // MARK: Errors

  @Test(arguments: [
    ("1 Enter 0 ÷", "Infinite value"),
    ("1 ± Enter 0 ÷", "Infinite value"),
    ("0 Enter 0 ÷", "Operation not allowed"),
  ])
  func `what is no number is said in words`(keys: String, words: String) {
    #expect(calculator(keys).texts == ["0.00", "0.00", "0.00", words])
  }

  @Test func `an error is typed over`() {
    #expect(
      calculator("9 Enter 1 Enter 0 ÷ 7").texts == ["0.00", "0.00", "9.00", "7"],
      "The 7 took the place of the error, and the 9 is still there.")
  }

  @Test(arguments: ["C", "⌫"])
  func `an error is cleared`(key: String) {
    #expect(calculator("9 Enter 0 Enter 0 ÷ \(key)").texts == ["0.00", "0.00", "9.00", "0.00"])
  }

  @Test(arguments: ["+", "Enter", "x⇄y", "±", "R↓"])
  func `nothing can be done with an error`(key: String) {
    #expect(
      calculator("9 Enter 1 Enter 0 ÷ \(key)").texts == ["0.00", "0.00", "9.00", "Infinite value"])
  }

  // MARK: Red

  @Test(arguments: [("en_US", "-4.00"), ("sv_SE", "−4,00")])
  func `a number below zero is red`(locale: String, number: String) {
    let screen = calculator("1 Enter 5 −", locale: locale)
    #expect(screen.text(number).foregroundColor == .red)
    press("±", on: screen)
    let positive = number.dropFirst()
    #expect(screen.text(String(positive)).foregroundColor != .red, "Above zero it is not.")
  }

  @Test func `it is red on each level, and the others are not`() {
    let screen = calculator("1 ± Enter 2 Enter 3 ± Enter 4")
    #expect(
      ["-1.00", "2.00", "-3.00", "4"].map { screen.text($0).foregroundColor == .red }
        == [true, false, true, false])
  }

  @Test func `it is red while it is typed`() {
    #expect(calculator("5 ±").text("-5").foregroundColor == .red)
  }

  @Test func `it is red also where it is shown as zero`() {
    let screen = calculator("0.4 ± Enter C")
    decimals([2, 1], on: screen) { $0.decrement() }
    #expect(screen.text("-0").foregroundColor == .red, "It is -0.4, shown without decimals.")
  }

  // MARK: Decimals

  @Test func `the stepper and the display are about one number`() {
    let screen = calculator("2 Enter 3 ÷")
    #expect(screen.texts.last == "0.67")
    screen.stepper("Decimals (2)").increment()
    #expect(screen.texts == ["0.000", "0.000", "0.000", "0.667"])
    #expect(screen.stepper("Decimals (3)").exists, "The stepper says how many there are.")
  }

  @Test func `there are 0 to 15 decimals`() {
    let screen = calculator("0.5 Enter")
    decimals([2, 1, 0], on: screen) { $0.decrement() }
    #expect(screen.texts.last == "0")
    decimals(0...15, on: screen) { $0.increment() }
    #expect(screen.texts.last == "0.500000000000000")
    #expect(screen.stepper("Decimals (15)").exists)
  }

  @Test func `fewer decimals never change the value`() {
    let screen = calculator("2 Enter 3 ÷")
    decimals([2, 1], on: screen) { $0.decrement() }
    #expect(screen.texts.last == "1")
    press("3 ×", on: screen)
    #expect(screen.texts.last == "2", "2 ÷ 3 × 3. It was shown as 1, and never was 1.")
    press("AC 2 Enter 3 ÷", on: screen)
    decimals(0...3, on: screen) { $0.increment() }
    #expect(screen.texts.last == "0.6667")
  }

  @Test func `decimals leave alone what is being typed`() {
    let screen = calculator("1.5")
    decimals([2, 1], on: screen) { $0.decrement() }
    #expect(screen.texts == ["0", "0", "0", "1.5"])
    press("5 Enter", on: screen)
    decimals([0, 1], on: screen) { $0.increment() }
    #expect(screen.texts.last == "1.55", "And typing goes on.")
  }

  // MARK: One truth

  @Test func `one key is one write`() {
    let screen = calculator("6 Enter 3 ÷")
    #expect(
      screen.story.last?.writes.count == 1,
      "There is one stack. Of two, one would have to be written after the other.")
  }

  @Test func `two calculators are independent`() {
    let screen = Screen {
      RPNCalculator(locale: Locale(identifier: "en_US"))
      RPNCalculator(locale: Locale(identifier: "en_US"))
    }
    screen.button("8", at: 1).tap()
    screen.stepper("Decimals (2)", at: 0).decrement()
    #expect(screen.texts == ["0.0", "0.0", "0.0", "0.0", "0.00", "0.00", "0.00", "8"])
  }

  @Test func `the calculator survives a refresh of the parent`() {
    let screen = calculator("6 Enter 3")
    screen.refresh()
    press("÷", on: screen)
    #expect(screen.texts.last == "2.00")
  }
}
