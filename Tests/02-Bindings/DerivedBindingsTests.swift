import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.4 Derived bindings", .exercise)
struct DerivedBindingsTests {
  /// Who keeps a value, and writes down what is written.
  private final class Keeper<Value> {
    private(set) var writes: [Value] = []
    var value: Value

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding {
        self.value
      } set: { new in
        self.writes.append(new)
        self.value = new
      }
    }
  }

  private func isClose(_ number: Double, to other: Double) -> Bool { abs(number - other) < 1e-6 }

  // MARK: Fahrenheit

  @Test(
    arguments: [(0, 32), (100, 212), (-40, -40), (37, 98.6), (0.3, 32.54)] as [(Double, Double)])
  func `Celsius is read as Fahrenheit`(celsius: Double, fahrenheit: Double) {
    #expect(isClose(Keeper(celsius).binding.fahrenheit.wrappedValue, to: fahrenheit))
  }

  @Test(arguments: [(32, 0), (212, 100), (-40, -40), (98.6, 37), (392, 200)] as [(Double, Double)])
  func `Fahrenheit is written as Celsius`(fahrenheit: Double, celsius: Double) {
    let keeper = Keeper(20.0)
    keeper.binding.fahrenheit.wrappedValue = fahrenheit
    #expect(keeper.writes.count == 1, "One write is one write of the owner's value.")
    #expect(isClose(keeper.value, to: celsius))
  }

  @Test func `Fahrenheit is what Celsius is now`() {
    let keeper = Keeper(20.0)
    let fahrenheit = keeper.binding.fahrenheit
    keeper.value = 100
    #expect(isClose(fahrenheit.wrappedValue, to: 212), "The owner has another value now.")
  }

  @Test func `a hundred steps up and down are where one began`() {
    let keeper = Keeper(20.0)
    let fahrenheit = keeper.binding.fahrenheit
    for _ in 1...100 { fahrenheit.wrappedValue += 1 }
    #expect(isClose(fahrenheit.wrappedValue, to: 168), "68 °F and 100 steps are 168 °F.")
    for _ in 1...100 { fahrenheit.wrappedValue -= 1 }
    #expect(isClose(keeper.value, to: 20), "20 °C again.")
  }

  @Test func `two steppers show one temperature`() {
    let screen = Screen { Thermostat() }
    screen.stepper("Fahrenheit").increment()
    #expect(screen.texts == ["5 °C", "41 °F"], "9 °F up from 32 °F are 5 °C up from 0 °C.")
    screen.stepper("Celsius").increment()
    #expect(screen.texts == ["10 °C", "50 °F"])
  }

  // MARK: Clamped

  @Test(arguments: [(7, 7), (0, 0), (10, 10), (-3, 0), (12, 10)])
  func `a value is read in range`(kept: Int, read: Int) {
    #expect(Keeper(kept).binding.clamped(to: 0...10).wrappedValue == read)
  }

  @Test(arguments: [(7, 7), (0, 0), (10, 10), (-3, 0), (12, 10)])
  func `a value is written in range`(new: Int, written: Int) {
    let keeper = Keeper(5)
    keeper.binding.clamped(to: 0...10).wrappedValue = new
    #expect(keeper.writes == [written])
  }

  @Test func `looking at a value that is out of range does not change it`() {
    let keeper = Keeper(12)
    let number = keeper.binding.clamped(to: 0...10)
    _ = number.wrappedValue
    #expect(keeper.writes == [], "The owner's 12 is the owner's business.")
    keeper.value = 4
    #expect(number.wrappedValue == 4, "And now the owner has 4.")
  }

  @Test func `whatever can be compared can be clamped`() {
    let keeper = Keeper("zebra")
    let word = keeper.binding.clamped(to: "cat"..."dog")
    #expect(word.wrappedValue == "dog")
    word.wrappedValue = "ant"
    #expect(keeper.writes == ["cat"])
  }

  @Test func `a derived binding can be derived from`() {
    let keeper = Keeper(20.0)
    let bath = keeper.binding.fahrenheit.clamped(to: 32...212)
    bath.wrappedValue = 500
    #expect(isClose(keeper.value, to: 100), "No more than 212 °F, which is 100 °C.")
  }

  // MARK: Replacing nil

  @Test func `nil is read as the fallback`() {
    #expect(Keeper(String?.none).binding.replacingNil(with: "Guest").wrappedValue == "Guest")
  }

  @Test func `a value is read as it is`() {
    #expect(Keeper(String?("Ada")).binding.replacingNil(with: "Guest").wrappedValue == "Ada")
  }

  @Test func `a value that comes and goes is seen each time`() {
    let keeper = Keeper(String?.none)
    let name = keeper.binding.replacingNil(with: "Guest")
    keeper.value = "Ada"
    #expect(name.wrappedValue == "Ada", "There is a value now.")
    keeper.value = nil
    #expect(name.wrappedValue == "Guest", "It is gone again.")
  }

  @Test func `looking at nil does not make it a value`() {
    let keeper = Keeper(String?.none)
    _ = keeper.binding.replacingNil(with: "Guest").wrappedValue
    #expect(keeper.writes == [], "Nobody has entered anything yet.")
  }

  @Test(arguments: ["Grace", ""])
  func `what is written is kept`(name: String) {
    let keeper = Keeper(String?.none)
    keeper.binding.replacingNil(with: "Guest").wrappedValue = name
    #expect(keeper.writes == [name])
  }

  @Test func `the fallback itself can be written`() {
    let keeper = Keeper(String?("Ada"))
    keeper.binding.replacingNil(with: "Guest").wrappedValue = "Guest"
    #expect(keeper.writes == ["Guest"], "Somebody has entered Guest: that is not nothing.")
  }

  // MARK: Membership

  @Test func `it reads whether the element is in the set`() {
    let toppings = Keeper<Set<String>>(["cheese", "olives"]).binding
    #expect(toppings.membership(of: "olives").wrappedValue)
    #expect(!toppings.membership(of: "tuna").wrappedValue)
  }

  @Test func `it reads the set as it is now`() {
    let keeper = Keeper<Set<String>>(["cheese"])
    let hasCheese = keeper.binding.membership(of: "cheese")
    keeper.value = ["tuna"]
    #expect(!hasCheese.wrappedValue, "The cheese was taken out by somebody else.")
  }

  @Test func `true puts the element in, and all others stay`() {
    let keeper = Keeper<Set<String>>(["cheese", "olives"])
    keeper.binding.membership(of: "tuna").wrappedValue = true
    #expect(keeper.value == ["cheese", "olives", "tuna"])
  }

  @Test func `false takes the element out, and all others stay`() {
    let keeper = Keeper<Set<String>>(["cheese", "olives"])
    keeper.binding.membership(of: "olives").wrappedValue = false
    #expect(keeper.value == ["cheese"])
  }

  @Test(arguments: [true, false])
  func `writing what is so already changes nothing`(isIn: Bool) {
    let keeper = Keeper<Set<String>>(isIn ? ["cheese"] : ["olives"])
    let before = keeper.value
    keeper.binding.membership(of: "cheese").wrappedValue = isIn
    #expect(keeper.value == before, "A write says what is to be so, not that it is to change.")
  }

  @Test func `two elements do not undo each other`() {
    let keeper = Keeper<Set<Int>>([])
    let (one, two) = (keeper.binding.membership(of: 1), keeper.binding.membership(of: 2))
    one.wrappedValue = true
    two.wrappedValue = true
    #expect(keeper.value == [1, 2])
  }

  @Test func `each toggle of a list switches its own element`() {
    let screen = Screen { Toppings() }
    screen.toggle("tuna").toggle()
    screen.toggle("cheese").toggle()
    #expect(screen.texts == ["olives, tuna"])
    #expect(screen.toggle("olives").isOn)
  }

  private struct Thermostat: View {
    @State private var celsius = 0.0

    var body: some View {
      VStack {
        Text("\(Int(celsius.rounded())) °C")
        Text("\(Int($celsius.fahrenheit.wrappedValue.rounded())) °F")
        Stepper("Celsius", value: $celsius, step: 5)
        Stepper("Fahrenheit", value: $celsius.fahrenheit, step: 9)
      }
    }
  }

  private struct Toppings: View {
    @State private var chosen: Set = ["cheese", "olives"]

    var body: some View {
      VStack {
        Text(chosen.sorted().joined(separator: ", "))
        ForEach(["cheese", "olives", "tuna"], id: \.self) { topping in
          Toggle(topping, isOn: $chosen.membership(of: topping))
        }
      }
    }
  }
}
