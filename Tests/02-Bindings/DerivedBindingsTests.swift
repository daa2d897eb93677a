import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.4 Derived bindings", .exercise)
struct DerivedBindingsTests {
  /// An owner of a value, which records each write.
  private final class Owner<Value> {
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
    arguments: [
      (0, 32), (100, 212), (-40, -40), (37, 98.6), (0.3, 32.54), (12.3456, 54.22208),
    ] as [(Double, Double)])
  func `a Celsius value is read as Fahrenheit`(celsius: Double, fahrenheit: Double) {
    let read = Owner(celsius).binding.fahrenheit.wrappedValue
    #expect(isClose(read, to: fahrenheit), "\(celsius) °C are \(fahrenheit) °F, without rounding.")
  }

  @Test(
    arguments: [
      (32, 0), (212, 100), (-40, -40), (98.6, 37), (392, 200), (54.22208, 12.3456),
    ] as [(Double, Double)])
  func `a Fahrenheit value is written as Celsius`(fahrenheit: Double, celsius: Double) {
    let owner = Owner(20.0)
    owner.binding.fahrenheit.wrappedValue = fahrenheit
    let writes = owner.writes.count
    #expect(writes == 1, "One write in Fahrenheit writes the owner's value once.")
    let stored = owner.value
    #expect(isClose(stored, to: celsius), "\(fahrenheit) °F are \(celsius) °C, without rounding.")
  }

  @Test func `Fahrenheit follows the owner's value`() {
    let owner = Owner(20.0)
    let fahrenheit = owner.binding.fahrenheit
    owner.value = 100
    let boiling = fahrenheit.wrappedValue
    #expect(isClose(boiling, to: 212), "The owner's value is 100 °C now, which is 212 °F.")
    fahrenheit.wrappedValue = 50
    owner.value = 0
    let freezing = fahrenheit.wrappedValue
    #expect(isClose(freezing, to: 32), "After the write, the owner's value became 0 °C.")
  }

  @Test func `a hundred steps up and down lead back to the start`() {
    let owner = Owner(20.0)
    let fahrenheit = owner.binding.fahrenheit
    for _ in 1...100 { fahrenheit.wrappedValue += 1 }
    let top = fahrenheit.wrappedValue
    #expect(isClose(top, to: 168), "68 °F and 100 steps are 168 °F.")
    for _ in 1...100 { fahrenheit.wrappedValue -= 1 }
    let bottom = owner.value
    #expect(isClose(bottom, to: 20), "After 100 steps down, the temperature is 20 °C again.")
  }

  @Test func `two steppers change one temperature`() {
    let screen = Screen { Thermostat() }
    screen.stepper("Fahrenheit").increment()
    #expect(screen.texts == ["5 °C", "41 °F"], "From 32 °F, 9 °F more is 5 °C more.")
    screen.stepper("Celsius").increment()
    #expect(screen.texts == ["10 °C", "50 °F"], "From 5 °C, 5 °C more is 9 °F more.")
    screen.stepper("Fahrenheit").decrement()
    #expect(screen.texts == ["5 °C", "41 °F"], "9 °F down from 50 °F are 5 °C down from 10 °C.")
  }

  // MARK: Clamped

  @Test(arguments: [(7, 7), (0, 0), (10, 10), (-3, 0), (12, 10)])
  func `clamped reads the nearest value in the range`(stored: Int, expected: Int) {
    let read = Owner(stored).binding.clamped(to: 0...10).wrappedValue
    #expect(read == expected, "In the range 0...10, \(stored) is read as \(expected).")
  }

  @Test(arguments: [(7, 7), (0, 0), (10, 10), (-3, 0), (12, 10)])
  func `clamped writes the nearest value in the range`(new: Int, expected: Int) {
    let owner = Owner(5)
    let number = owner.binding.clamped(to: 0...10)
    number.wrappedValue = new
    let writes = owner.writes
    #expect(writes == [expected], "In the range 0...10, writing \(new) writes \(expected).")
    owner.value = 5
    number.wrappedValue = new
    let second = owner.value
    #expect(second == expected, "A second write of \(new) writes \(expected), too.")
  }

  @Test func `reading a value outside the range doesn't change it`() {
    let owner = Owner(12)
    let number = owner.binding.clamped(to: 0...10)
    for value in [12, -3] {
      owner.value = value
      _ = number.wrappedValue
      let writes = owner.writes
      #expect(writes == [], "Reading must not write anything.")
      let stored = owner.value
      #expect(stored == value, "The owner still has \(value).")
    }
    owner.value = 4
    let inside = number.wrappedValue
    #expect(inside == 4, "The owner's value is 4 now, which is in the range.")
  }

  @Test(arguments: [(12, 10), (-3, 0)])
  func `writing the bound that is shown replaces a value outside the range`(
    stored: Int, bound: Int
  ) {
    let owner = Owner(stored)
    owner.binding.clamped(to: 0...10).wrappedValue = bound
    let value = owner.value
    #expect(value == bound, "\(bound) was written, so the owner no longer has \(stored).")
  }

  @Test func `any comparable value can be clamped`() {
    let owner = Owner("zebra")
    let word = owner.binding.clamped(to: "cat"..."dog")
    let read = word.wrappedValue
    #expect(read == "dog", "In the range from cat to dog, zebra is read as dog.")
    word.wrappedValue = "ant"
    let writes = owner.writes
    #expect(writes == ["cat"], "In the range from cat to dog, writing ant writes cat.")
  }

  @Test func `a derived binding can be derived again`() {
    let owner = Owner(20.0)
    let bath = owner.binding.fahrenheit.clamped(to: 32...212)
    for (fahrenheit, celsius) in [(500, 100), (-100, 0), (122, 50)] as [(Double, Double)] {
      bath.wrappedValue = fahrenheit
      let stored = owner.value
      #expect(
        isClose(stored, to: celsius),
        "In the range from 32 to 212 °F, writing \(fahrenheit) °F writes \(celsius) °C.")
    }
  }

  // MARK: Replacing nil

  @Test func `nil is read as the fallback`() {
    let name = Owner(String?.none).binding.replacingNil(with: "Guest").wrappedValue
    #expect(name == "Guest", "The value is nil, so the fallback is read.")
  }

  @Test func `a value other than nil is read unchanged`() {
    for value in ["Ada", ""] {
      let name = Owner(String?(value)).binding.replacingNil(with: "Guest").wrappedValue
      #expect(name == value, "The value isn't nil, so the fallback isn't needed.")
    }
  }

  @Test func `the fallback follows the owner's value`() {
    let owner = Owner(String?.none)
    let name = owner.binding.replacingNil(with: "Guest")
    owner.value = "Ada"
    let first = name.wrappedValue
    #expect(first == "Ada", "The owner's value is Ada now.")
    owner.value = nil
    let second = name.wrappedValue
    #expect(second == "Guest", "The owner's value is nil again.")
    name.wrappedValue = "Grace"
    owner.value = nil
    let third = name.wrappedValue
    #expect(third == "Guest", "After the write of Grace, the owner's value became nil again.")
    owner.value = "Ada"
    let later = owner.binding.replacingNil(with: "Guest")
    owner.value = nil
    let fourth = later.wrappedValue
    #expect(fourth == "Guest", "The value was Ada when the binding was created, and is nil now.")
  }

  @Test func `reading nil doesn't store the fallback`() {
    let owner = Owner(String?.none)
    _ = owner.binding.replacingNil(with: "Guest").wrappedValue
    let writes = owner.writes.count
    #expect(writes == 0, "Reading must not write anything.")
  }

  @Test(arguments: ["Grace", ""])
  func `a value that is written is stored`(name: String) {
    let owner = Owner(String?.none)
    owner.binding.replacingNil(with: "Guest").wrappedValue = name
    let writes = owner.writes.compactMap(\.self)
    #expect(writes == [name], "One write stores the value once.")
  }

  @Test(arguments: ["Ada", nil])
  func `the fallback itself can be stored`(before: String?) {
    let owner = Owner(before)
    owner.binding.replacingNil(with: "Guest").wrappedValue = "Guest"
    let value = owner.value ?? "nil"
    #expect(value == "Guest", "Guest was written, so Guest is stored, even if it is the fallback.")
  }

  // MARK: Membership

  @Test func `a membership binding is true if the set contains the member`() {
    let toppings = Owner<Set<String>>(["cheese", "olives"]).binding
    let hasOlives = toppings.membership(of: "olives").wrappedValue
    #expect(hasOlives, "The set contains olives.")
    let hasTuna = toppings.membership(of: "tuna").wrappedValue
    #expect(!hasTuna, "The set doesn't contain tuna.")
  }

  @Test func `membership follows the owner's set`() {
    let owner = Owner<Set<String>>(["cheese"])
    let cheese = owner.binding.membership(of: "cheese")
    owner.value = ["tuna"]
    let afterRemoval = cheese.wrappedValue
    #expect(!afterRemoval, "The owner has removed the cheese.")
    owner.value = ["cheese", "tuna"]
    let afterInsertion = cheese.wrappedValue
    #expect(afterInsertion, "The owner has inserted the cheese again.")
  }

  @Test func `writing true inserts the member, and the others stay`() {
    let owner = Owner<Set<String>>(["cheese", "olives", "onions"])
    owner.binding.membership(of: "tuna").wrappedValue = true
    let toppings = owner.value.sorted()
    #expect(toppings == ["cheese", "olives", "onions", "tuna"], "Tuna was inserted.")
  }

  @Test func `writing false removes the member, and the others stay`() {
    let owner = Owner<Set<String>>(["cheese", "olives", "onions"])
    owner.binding.membership(of: "olives").wrappedValue = false
    let toppings = owner.value.sorted()
    #expect(toppings == ["cheese", "onions"], "The olives were removed.")
  }

  @Test(arguments: [true, false])
  func `writing the current membership changes nothing`(isMember: Bool) {
    let owner = Owner<Set<String>>(isMember ? ["cheese"] : ["olives"])
    let before = owner.value.sorted()
    let cheese = owner.binding.membership(of: "cheese")
    for _ in 1...2 {
      cheese.wrappedValue = isMember
      let after = owner.value.sorted()
      #expect(after == before, "The set was like this before, so the write changes nothing.")
    }
  }

  @Test func `two members don't undo each other`() {
    let owner = Owner<Set<Int>>([])
    let (one, two) = (owner.binding.membership(of: 1), owner.binding.membership(of: 2))
    one.wrappedValue = true
    two.wrappedValue = true
    let both = owner.value.sorted()
    #expect(both == [1, 2], "Both bindings were created before the first write.")
    one.wrappedValue = false
    let rest = owner.value.sorted()
    #expect(rest == [2], "Only 1 was removed.")
    two.wrappedValue = false
    let none = owner.value.sorted()
    #expect(none == [], "2 was removed, too.")
    owner.value = [1, 2, 3]
    one.wrappedValue = false
    let others = owner.value.sorted()
    #expect(others == [2, 3], "1 was removed from the set that the owner has now.")
  }

  @Test func `each toggle of a list switches its own member`() {
    let screen = Screen { Toppings() }
    screen.toggle("tuna").toggle()
    screen.toggle("cheese").toggle()
    #expect(screen.texts == ["olives, tuna"], "Tuna was switched on, and cheese was switched off.")
    #expect(screen.toggle("olives").isOn, "The olives weren't switched.")
    screen.toggle("cheese").toggle()
    #expect(screen.texts == ["cheese, olives, tuna"], "Cheese was switched on again.")
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
