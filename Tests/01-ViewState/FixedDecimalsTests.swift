import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.4 Fixed decimals", .exercise)
struct FixedDecimalsTests {
  private func screen(
    _ value: Double, entry: String? = nil, locale: String = "en_US"
  ) -> Screen {
    Screen { FixedDecimals(value: value, entry: entry, locale: Locale(identifier: locale)) }
  }

  /// Returns a screen whose parent can pass other values later.
  private func screen(of parent: Parent) -> Screen {
    Screen {
      FixedDecimals(
        value: parent.value, entry: parent.entry, locale: Locale(identifier: parent.locale))
    }
  }

  /// Taps a button the given number of times. At the end of the range, the button may be disabled.
  private func tap(_ button: String, times: Int, on screen: Screen) {
    for _ in 1...times where screen.button(button).isEnabled { screen.button(button).tap() }
  }

  @Test(
    .proves(1),
    arguments: [
      (5, "5.00"),
      (0, "0.00"),
      (0.5, "0.50"),
      (12.34, "12.34"),
      (1e20, "100000000000000000000.00"),
    ])
  func `a value is shown with two decimals at first`(value: Double, text: String) {
    #expect(
      screen(value).texts == [text], "Before the first tap, the display should have two decimals.")
  }

  @Test(
    .proves(3),
    arguments: [
      (2.346, "2.35"),
      (2.344, "2.34"),
      (1.999, "2.00"),
      (0.006, "0.01"),
      (-7.777, "-7.78"),
    ])
  func `the display shows the value rounded to two decimals`(value: Double, text: String) {
    #expect(
      screen(value).texts == [text],
      "The display should show the nearest number with two decimals.")
  }

  @Test(.proves(3), arguments: [123_456.789, 1e300])
  func `rounding doesn't change a value that has fewer decimals`(value: Double) {
    let screen = screen(value)
    tap("More decimals", times: 13, on: screen)
    let shown = Double(screen.texts.first ?? "")
    #expect(
      shown == value,
      "The value has fewer than 15 decimals, so rounding it to 15 decimals shouldn't change it.")
  }

  @Test(
    .proves(4),
    arguments: [
      ("sv_SE", "1234567,89"),
      ("de_DE", "1234567,89"),
      ("en_US", "1234567.89"),
      ("fr_FR", "1234567,89"),
      ("ar_EG", "١٢٣٤٥٦٧٫٨٩"),
    ])
  func `the number is formatted for the locale, without grouping`(locale: String, text: String) {
    #expect(
      screen(1_234_567.89, locale: locale).texts == [text],
      "The separator and the digits should be the locale's, and the digits shouldn't be grouped.")
  }

  @Test(
    .proves(5),
    arguments: [
      (Double.infinity, "Infinite value"),
      (-Double.infinity, "Infinite value"),
      (Double.nan, "Operation not allowed"),
      (-Double.nan, "Operation not allowed"),
    ])
  func `NaN and infinity are displayed as words`(value: Double, text: String) {
    #expect(
      screen(value).texts == [text], "A value that isn't finite should be displayed in words.")
  }

  @Test(.proves(6), arguments: ["0.10", "3.", "007", "12345.678901", "-", ""])
  func `an entry is displayed exactly as typed`(entry: String) {
    #expect(
      screen(99, entry: entry).texts == [entry],
      "The display should show the entry exactly as typed.")
  }

  @Test(.proves(6)) func `the display shows the entry instead of any value`() {
    for value in [Double.nan, .infinity] {
      #expect(
        screen(value, entry: "1.").texts == ["1."],
        "The display should show the entry instead of the value.")
    }
  }

  @Test(.proves(6)) func `an entry isn't formatted for the locale`() {
    #expect(
      screen(0, entry: "1.5", locale: "sv_SE").texts == ["1.5"],
      "The entry was typed with a decimal point, so the display should have one, too.")
  }

  @Test(.proves(2)) func `the buttons change only the display, not the value`() {
    let screen = screen(2.0 / 3)
    screen.button("More decimals").tap()
    #expect(screen.texts == ["0.667"], "One decimal was added to the initial two.")
    tap("Fewer decimals", times: 3, on: screen)
    #expect(screen.texts == ["1"], "Without decimals, the displayed number should be rounded to 1.")
    tap("More decimals", times: 4, on: screen)
    #expect(
      screen.texts == ["0.6667"],
      "The value is still 2/3. Only the displayed number should have been rounded to 1.")
  }

  @Test(.proves(7)) func `the number of decimals stays between 0 and 15`() {
    let screen = screen(0.5)
    tap("Fewer decimals", times: 3, on: screen)
    tap("More decimals", times: 1, on: screen)
    #expect(
      screen.texts == ["0.5"],
      "The number of decimals should stop at 0, so a tap on \"More decimals\" should make it 1.")
    tap("More decimals", times: 20, on: screen)
    #expect(screen.texts == ["0.500000000000000"], "The number of decimals should stop at 15.")
    tap("Fewer decimals", times: 1, on: screen)
    #expect(
      screen.texts == ["0.50000000000000"],
      "The number of decimals should stop at 15, so a tap on \"Fewer decimals\" should make it 14.")
  }

  @Test(.proves(8))
  func `the number of decimals doesn't change when the parent passes another value`() {
    let parent = Parent(value: 1.25)
    let screen = screen(of: parent)
    screen.button("Fewer decimals").tap()
    parent.value = 8.76
    screen.refresh()
    #expect(
      screen.texts == ["8.8"],
      "The new value should be shown with one decimal, like the previous value.")
    parent.value = .nan
    screen.refresh()
    parent.value = 6.54
    screen.refresh()
    #expect(screen.texts == ["6.5"], "After an error, the display should still have one decimal.")
    screen.button("More decimals").tap()
    #expect(screen.texts == ["6.54"], "One decimal was added, so there should be two now.")
  }

  @Test(.proves(8)) func `the display shows each entry that the parent passes`() {
    let parent = Parent(value: 1.25)
    let screen = screen(of: parent)
    screen.button("More decimals").tap()
    for entry in ["4", "4.", ""] {
      parent.entry = entry
      screen.refresh()
      #expect(
        screen.texts == [entry],
        "The display should show the entry that the parent currently passes.")
    }
    parent.entry = nil
    screen.refresh()
    #expect(
      screen.texts == ["1.250"],
      "The entry is gone, but the display should still have three decimals.")
  }

  @Test(.proves(2)) func `the buttons work during an entry`() {
    let parent = Parent(value: 1.25)
    let screen = screen(of: parent)
    parent.entry = "4"
    screen.refresh()
    tap("More decimals", times: 1, on: screen)
    parent.entry = nil
    screen.refresh()
    #expect(
      screen.texts == ["1.250"],
      "\"More decimals\" was tapped during the entry, so there should be three decimals now.")
    parent.entry = "4"
    screen.refresh()
    tap("Fewer decimals", times: 1, on: screen)
    parent.entry = nil
    screen.refresh()
    #expect(
      screen.texts == ["1.25"],
      "\"Fewer decimals\" was tapped during the entry, so there should be two decimals again.")
  }

  @Test(.proves(2)) func `the buttons work during an entry that is typed over an error`() {
    for value in [Double.nan, .infinity] {
      let parent = Parent(value: value)
      parent.entry = "4"
      let screen = screen(of: parent)
      tap("More decimals", times: 1, on: screen)
      parent.value = 1.25
      parent.entry = nil
      screen.refresh()
      #expect(
        screen.texts == ["1.250"],
        "\"More decimals\" was tapped during the entry, so there should be three decimals now.")
    }
  }

  @Test(.proves(6)) func `the number of decimals doesn't affect an entry`() {
    let screen = screen(99, entry: "1.5")
    tap("Fewer decimals", times: 2, on: screen)
    #expect(screen.texts == ["1.5"], "The display should show the entry exactly as typed.")
    tap("More decimals", times: 3, on: screen)
    #expect(screen.texts == ["1.5"], "The display should still show the entry exactly as typed.")
  }

  @Test(.proves(8)) func `the display is updated when the parent's locale changes`() {
    let parent = Parent(value: 1.25)
    let screen = screen(of: parent)
    parent.locale = "sv_SE"
    screen.refresh()
    #expect(
      screen.texts == ["1,25"],
      "The parent passed a locale with a decimal comma, so the display should use it.")
    tap("More decimals", times: 1, on: screen)
    parent.locale = "en_US"
    screen.refresh()
    #expect(
      screen.texts == ["1.250"], "Changing the locale shouldn't change the number of decimals.")
  }

  @Test(.proves(9)) func `two displays are independent`() {
    let screen = Screen {
      FixedDecimals(value: 0.25, locale: Locale(identifier: "en_US"))
      FixedDecimals(value: 0.25, locale: Locale(identifier: "en_US"))
    }
    screen.button("More decimals", at: 0).tap()
    screen.button("More decimals", at: 1).tap()
    screen.button("More decimals", at: 1).tap()
    #expect(
      screen.texts == ["0.250", "0.2500"], "Each display should have its own number of decimals.")
  }

  /// The values that a parent passes.
  private final class Parent {
    var value: Double
    var entry: String?
    var locale = "en_US"
    init(value: Double) { self.value = value }
  }
}
