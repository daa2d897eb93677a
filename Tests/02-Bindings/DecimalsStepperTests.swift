import Foundation
import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.2 Decimals stepper", .exercise)
struct DecimalsStepperTests {
  private func panel(_ value: Double, locale: String = "en_US") -> Screen {
    Screen { DecimalsPanel(value: value, locale: Locale(identifier: locale)) }
  }

  @Test func `there are two decimals at first`() {
    let screen = panel(12.345678)
    #expect(screen.texts == ["12.35"])
    #expect(screen.stepper("Decimals (2)").exists, "The stepper says how many there are.")
  }

  @Test func `a step up shows one decimal more`() {
    let screen = panel(12.345678)
    screen.stepper("Decimals (2)").increment()
    #expect(
      screen.texts == ["12.346"],
      "The stepper and the display are about one number: the display follows the stepper.")
  }

  @Test func `a step down shows one decimal fewer`() {
    let screen = panel(12.345678)
    screen.stepper("Decimals (2)").decrement()
    #expect(screen.texts == ["12.3"])
  }

  @Test func `the label says how many decimals there are`() {
    let screen = panel(0.5)
    screen.stepper("Decimals (2)").increment()
    #expect(screen.stepper("Decimals (3)").exists)
    #expect(!screen.stepper("Decimals (2)").exists, "There are three now.")
  }

  @Test func `it stops at fifteen`() {
    let screen = Screen { Owner(number: 14) }
    screen.stepper("Decimals (14)").increment()
    #expect(screen.texts == ["owner: 15"])
    screen.stepper("Decimals (15)").increment()
    #expect(screen.texts == ["owner: 15"], "Fifteen is the last.")
  }

  @Test func `it stops at zero`() {
    let screen = Screen { Owner(number: 1) }
    screen.stepper("Decimals (1)").decrement()
    #expect(screen.texts == ["owner: 0"])
    screen.stepper("Decimals (0)").decrement()
    #expect(screen.texts == ["owner: 0"], "There is nothing fewer than none.")
  }

  @Test func `it goes on from where it stopped`() {
    let screen = Screen { Owner(number: 15) }
    screen.stepper("Decimals (15)").increment()
    screen.stepper("Decimals (15)").increment()
    screen.stepper("Decimals (15)").decrement()
    #expect(screen.texts == ["owner: 14"], "At the end there was nothing to count.")
  }

  @Test func `it steps the number that its owner keeps`() {
    let screen = Screen { Owner(number: 7) }
    screen.stepper("Decimals (7)").increment()
    #expect(screen.texts == ["owner: 8"], "The owner's 7 became 8.")
  }

  @Test func `it follows when the owner writes the number`() {
    let screen = Screen { Owner(number: 7) }
    screen.button("Four").tap()
    #expect(screen.stepper("Decimals (4)").exists, "The owner has 4 now.")
    screen.stepper("Decimals (4)").increment()
    #expect(screen.texts == ["owner: 5"])
  }

  @Test func `one step is one write`() {
    let screen = panel(0.5)
    screen.stepper("Decimals (2)").increment()
    #expect(screen.story.last?.writes.count == 1, "There is one number of decimals.")
  }

  @Test func `decimals come and go, and the value stays`() {
    let screen = panel(2.0 / 3)
    for decimals in [2, 1] { screen.stepper("Decimals (\(decimals))").decrement() }
    #expect(screen.texts == ["1"])
    for decimals in 0...5 { screen.stepper("Decimals (\(decimals))").increment() }
    #expect(screen.texts == ["0.666667"], "It was shown as 1, and never was 1.")
  }

  @Test func `the decimals stay when the parent passes another value`() {
    let source = Source(value: 1.25)
    let screen = Screen { DecimalsPanel(value: source.value, locale: Locale(identifier: "en_US")) }
    screen.stepper("Decimals (2)").decrement()
    source.value = 8.75
    screen.refresh()
    #expect(screen.texts == ["8.8"], "Another value, with one decimal as before.")
  }

  @Test func `the value is written as the locale does`() {
    #expect(panel(1234.5, locale: "sv_SE").texts == ["1234,50"])
  }

  @Test func `two panels are independent`() {
    let screen = Screen {
      DecimalsPanel(value: 0.25, locale: Locale(identifier: "en_US"))
      DecimalsPanel(value: 0.25, locale: Locale(identifier: "en_US"))
    }
    screen.stepper("Decimals (2)", at: 1).increment()
    #expect(screen.texts == ["0.25", "0.250"])
  }

  /// Somebody else who has a number to be stepped.
  private struct Owner: View {
    @State var number: Int

    var body: some View {
      VStack {
        Text("owner: \(number)")
        Button("Four") { number = 4 }
        DecimalsStepper(decimals: $number)
      }
    }
  }

  /// Where the parent keeps its value.
  private final class Source {
    var value: Double
    init(value: Double) { self.value = value }
  }
}
