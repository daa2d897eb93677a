import Foundation
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

  @Test(arguments: [
    (5, "5.00"),
    (0, "0.00"),
    (0.5, "0.50"),
    (12.34, "12.34"),
  ])
  func `a value has two decimals at first`(value: Double, text: String) {
    #expect(screen(value).texts == [text])
  }

  @Test(arguments: [
    (2.346, "2.35"),
    (2.344, "2.34"),
    (1.999, "2.00"),
    (0.006, "0.01"),
    (-7.777, "-7.78"),
  ])
  func `what does not fit is rounded, not cut off`(value: Double, text: String) {
    #expect(screen(value).texts == [text])
  }

  @Test(arguments: [
    ("sv_SE", "1234567,89"),
    ("de_DE", "1234567,89"),
    ("en_US", "1234567.89"),
    ("fr_FR", "1234567,89"),
    ("ar_EG", "١٢٣٤٥٦٧٫٨٩"),
  ])
  func `numbers are written as the locale does, and digits are not grouped`(
    locale: String, text: String
  ) {
    #expect(screen(1_234_567.89, locale: locale).texts == [text])
  }

  @Test(arguments: [
    (Double.infinity, "Infinite value"),
    (-Double.infinity, "Infinite value"),
    (Double.nan, "Operation not allowed"),
    (-Double.nan, "Operation not allowed"),
  ])
  func `what is no ordinary number is said in words`(value: Double, text: String) {
    #expect(screen(value).texts == [text])
  }

  @Test(arguments: ["0.10", "3.", "007", "12345.678901", "-", ""])
  func `an entry in progress is shown exactly as typed`(entry: String) {
    #expect(screen(99, entry: entry).texts == [entry])
  }

  @Test func `an entry is shown whatever the value behind it`() {
    #expect(screen(.nan, entry: "1.").texts == ["1."])
    #expect(screen(.infinity, entry: "1.").texts == ["1."])
  }

  @Test func `an entry in progress is not written for the locale`() {
    #expect(screen(0, entry: "1.5", locale: "sv_SE").texts == ["1.5"])
  }

  @Test func `more and fewer decimals show more and less of the same value`() {
    let screen = screen(2.0 / 3)
    screen.button("More decimals").tap()
    #expect(screen.texts == ["0.667"])
    for _ in 1...3 { screen.button("Fewer decimals").tap() }
    #expect(screen.texts == ["1"])
    for _ in 1...4 { screen.button("More decimals").tap() }
    #expect(screen.texts == ["0.6667"], "The value was never changed, only what is shown of it.")
  }

  @Test func `there are no fewer decimals than none, and no more than fifteen`() {
    let screen = screen(0.5)
    for _ in 1...3 { screen.button("Fewer decimals").tap() }
    screen.button("More decimals").tap()
    #expect(screen.texts == ["0.5"], "Below 0 there was nothing to count: one more is 1.")
    for _ in 1...20 { screen.button("More decimals").tap() }
    #expect(screen.texts == ["0.500000000000000"], "There are 15 and no more.")
    screen.button("Fewer decimals").tap()
    #expect(screen.texts == ["0.50000000000000"], "Above 15 there was nothing to count.")
  }

  @Test func `decimals stay when the parent passes another value`() {
    let source = Source(value: 1.25)
    let screen = Screen {
      FixedDecimals(value: source.value, locale: Locale(identifier: "en_US"))
    }
    screen.button("Fewer decimals").tap()
    source.value = 8.75
    screen.refresh()
    #expect(screen.texts == ["8.8"])
  }

  /// Where the parent keeps its value.
  private final class Source {
    var value: Double
    init(value: Double) { self.value = value }
  }
}
