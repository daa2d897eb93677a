import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.2 Decimals stepper", .exercise)
struct DecimalsStepperTests {
  private func panel(_ value: Double, locale: String = "en_US") -> Screen {
    Screen { DecimalsPanel(value: value, locale: Locale(identifier: locale)) }
  }

  /// Returns a screen whose parent can pass other values later.
  private func panel(of parent: Parent) -> Screen {
    Screen { DecimalsPanel(value: parent.value, locale: Locale(identifier: parent.locale)) }
  }

  /// Returns the numbers that a screen shows, from top to bottom, leaving out headings and the
  /// labels of controls.
  private func numbers(on screen: Screen) -> [String] {
    screen.texts.filter { $0.contains(where: \.isNumber) }
  }

  @Test(.proves(1)) func `the number of decimals is 2 at first`() {
    let screen = panel(12.345678)
    #expect(numbers(on: screen) == ["12.35"], "The initial number of decimals should be 2.")
    #expect(
      screen.stepper("Decimals (2)").exists,
      "The label of the stepper should contain the number 2.")
  }

  @Test(.proves(1)) func `the panel shows a DecimalsDisplay and a DecimalsStepper`() {
    let screen = panel(12.345678)
    #expect(
      screen.bodyCount(of: DecimalsDisplay.self) > 0, "The panel should show a DecimalsDisplay.")
    #expect(
      screen.bodyCount(of: DecimalsStepper.self) > 0, "The panel should show a DecimalsStepper.")
  }

  @Test(.proves(3)) func `a step up shows one more decimal`() {
    let screen = panel(12.345678)
    screen.stepper("Decimals (2)").increment()
    #expect(
      numbers(on: screen) == ["12.346"],
      """
      The stepper should write the number that the display reads, so there should be three \
      decimals.
      """)
  }

  @Test(.proves(3)) func `a step down shows one fewer decimal`() {
    let screen = panel(12.345678)
    screen.stepper("Decimals (2)").decrement()
    #expect(
      numbers(on: screen) == ["12.3"], "One of the initial two decimals should have been removed.")
  }

  @Test(.proves(3)) func `the display shows as many decimals as the label says`() {
    let screen = panel(3)
    for number in 2...14 { screen.stepper("Decimals (\(number))").increment() }
    for number in (0...15).reversed() {
      let zeros = String(repeating: "0", count: number)
      #expect(
        numbers(on: screen) == [number == 0 ? "3" : "3." + zeros],
        "The number of decimals is \(number), and the display should show that many.")
      screen.stepper("Decimals (\(number))").decrement()
    }
  }

  @Test(.proves(2)) func `the label contains the current number`() {
    let screen = panel(0.5)
    screen.stepper("Decimals (2)").increment()
    #expect(screen.stepper("Decimals (3)").exists, "After a step up, the label should say 3.")
    #expect(
      !screen.stepper("Decimals (2)").exists,
      "There are three decimals now, so the label shouldn't say 2.")
  }

  @Test(.proves(4)) func `the stepper stops at 15`() {
    let screen = Screen { Owner(number: 14) }
    screen.stepper("Decimals (14)").increment()
    #expect(screen.texts == ["owner: 15"], "15 is within the range, so it can be reached.")
    screen.stepper("Decimals (15)").increment()
    #expect(screen.texts == ["owner: 15"], "15 is the highest number of decimals.")
  }

  @Test(.proves(4)) func `the stepper stops at 0`() {
    let screen = Screen { Owner(number: 1) }
    screen.stepper("Decimals (1)").decrement()
    #expect(screen.texts == ["owner: 0"], "0 is within the range, so it can be reached.")
    screen.stepper("Decimals (0)").decrement()
    #expect(screen.texts == ["owner: 0"], "0 is the lowest number of decimals.")
  }

  @Test(.proves(4)) func `steps beyond the range have no effect`() {
    let screen = Screen { Owner(number: 15) }
    for _ in 1...2 { screen.stepper("Decimals (15)").increment() }
    screen.stepper("Decimals (15)").decrement()
    #expect(
      screen.texts == ["owner: 14"],
      "The number should stop at 15, so a step down should make it 14.")
    for number in (1...14).reversed() { screen.stepper("Decimals (\(number))").decrement() }
    for _ in 1...2 { screen.stepper("Decimals (0)").decrement() }
    screen.stepper("Decimals (0)").increment()
    #expect(
      screen.texts == ["owner: 1"], "The number should stop at 0, so a step up should make it 1.")
  }

  @Test(.proves(5)) func `the stepper writes the owner's number`() {
    let screen = Screen { Owner(number: 7) }
    screen.stepper("Decimals (7)").increment()
    #expect(screen.texts == ["owner: 8"], "A step up should change the owner's number from 7 to 8.")
  }

  @Test(.proves(5)) func `the stepper shows changes to the owner's number`() {
    let screen = Screen { Owner(number: 7) }
    for _ in 1...2 {
      screen.button("Four").tap()
      #expect(
        screen.stepper("Decimals (4)").exists, "The owner wrote 4, so the label should say 4.")
      screen.stepper("Decimals (4)").increment()
      #expect(screen.texts == ["owner: 5"], "A step up should change 4 to 5.")
    }
  }

  @Test(.proves(5)) func `each step causes a single write`() {
    let screen = panel(0.5)
    screen.stepper("Decimals (2)").increment()
    #expect(
      screen.story.last?.writes.count == 1,
      "A step up should write the number of decimals once, and nothing else.")
    screen.stepper("Decimals (3)").decrement()
    #expect(
      screen.story.last?.writes.count == 1,
      "A step down should write the number of decimals once, and nothing else.")
  }

  @Test(.proves(6)) func `the number of decimals doesn't change the value`() {
    let screen = panel(2.0 / 3)
    for decimals in [2, 1] { screen.stepper("Decimals (\(decimals))").decrement() }
    #expect(
      numbers(on: screen) == ["1"],
      "Without decimals, the displayed number should be rounded to 1.")
    for decimals in 0...5 { screen.stepper("Decimals (\(decimals))").increment() }
    #expect(
      numbers(on: screen) == ["0.666667"],
      "The value is still 2/3. Only the displayed number should have been rounded to 1.")
  }

  @Test(.proves(7)) func `the number of decimals survives an update of the parent`() {
    let parent = Parent(value: 1.25)
    let screen = panel(of: parent)
    screen.stepper("Decimals (2)").decrement()
    parent.value = 8.75
    screen.refresh()
    #expect(
      numbers(on: screen) == ["8.8"],
      "The new value should be shown with one decimal, like the previous value.")
    #expect(screen.stepper("Decimals (1)").exists, "The label of the stepper should still say 1.")
  }

  @Test(.proves(7)) func `the display is formatted for the parent's locale`() {
    let parent = Parent(value: 1234.5)
    parent.locale = "sv_SE"
    let screen = panel(of: parent)
    #expect(numbers(on: screen) == ["1234,50"], "In Swedish, the separator should be a comma.")
    parent.locale = "en_US"
    screen.refresh()
    #expect(
      numbers(on: screen) == ["1234.50"],
      "The parent passed a locale with a decimal point, so the number should use it.")
    screen.stepper("Decimals (2)").increment()
    parent.locale = "sv_SE"
    screen.refresh()
    #expect(
      numbers(on: screen) == ["1234,500"],
      "Changing the locale shouldn't change the number of decimals.")
  }

  @Test(.proves(8)) func `two panels are independent`() {
    let screen = Screen {
      DecimalsPanel(value: 0.25, locale: Locale(identifier: "en_US"))
      DecimalsPanel(value: 0.25, locale: Locale(identifier: "en_US"))
    }
    screen.stepper("Decimals (2)", at: 1).increment()
    #expect(
      numbers(on: screen) == ["0.25", "0.250"], "Only the second panel should have three decimals.")
  }

  /// A view that owns a number for the stepper.
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

  /// The values that a parent passes.
  private final class Parent {
    var value: Double
    var locale = "en_US"
    init(value: Double) { self.value = value }
  }
}
