import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.4 Derived bindings", .exercise)
struct DerivedBindingsTests {
  /// The owner of a value. It records each write.
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

  private func isClose(_ number: Double, to other: Double) -> Bool { abs(number - other) < 1e-9 }

  // MARK: Fahrenheit

  @Test(
    .proves(1),
    arguments: [
      (0, 32), (100, 212), (-40, -40), (37, 98.6), (0.3, 32.54), (12.3456, 54.22208),
      (0.123456789, 32.2222222202),
    ] as [(Double, Double)])
  func `a Celsius value is read in degrees Fahrenheit`(celsius: Double, fahrenheit: Double) {
    #expect(
      isClose(Owner(celsius).binding.fahrenheit.wrappedValue, to: fahrenheit),
      "\(celsius) °C should be read as \(fahrenheit) °F, without rounding.")
  }

  @Test(
    .proves(2),
    arguments: [
      (32, 0), (212, 100), (-40, -40), (98.6, 37), (392, 200), (54.22208, 12.3456),
      (32.2222222202, 0.123456789),
    ] as [(Double, Double)])
  func `a Fahrenheit value is written in degrees Celsius`(fahrenheit: Double, celsius: Double) {
    let owner = Owner(20.0)
    owner.binding.fahrenheit.wrappedValue = fahrenheit
    let writes = owner.writes.count
    #expect(writes == 1, "A single write in Fahrenheit should write the owner's value once.")
    #expect(
      isClose(owner.value, to: celsius),
      "Writing \(fahrenheit) °F should store \(celsius) °C, without rounding.")
  }

  @Test(.proves(1)) func `the Fahrenheit value changes with the owner's value`() {
    let owner = Owner(20.0)
    let fahrenheit = owner.binding.fahrenheit
    owner.value = 100
    #expect(
      isClose(fahrenheit.wrappedValue, to: 212),
      "The owner's value is now 100 °C, so the binding should read 212 °F.")
    fahrenheit.wrappedValue = 50
    owner.value = 0
    #expect(
      isClose(fahrenheit.wrappedValue, to: 32),
      "The owner's value is now 0 °C, so the binding should read 32 °F.")
  }

  @Test(.proves(2)) func `a hundred steps up and a hundred steps down restore the temperature`() {
    let owner = Owner(20.0)
    let fahrenheit = owner.binding.fahrenheit
    for _ in 1...100 { fahrenheit.wrappedValue += 1 }
    #expect(isClose(fahrenheit.wrappedValue, to: 168), "68 °F plus 100 steps of 1 °F is 168 °F.")
    for _ in 1...100 { fahrenheit.wrappedValue -= 1 }
    #expect(
      isClose(owner.value, to: 20), "After 100 steps down, the temperature should be 20 °C again.")
  }

  @Test(.proves(2)) func `two steppers change one temperature`() {
    let screen = Screen { Thermostat() }
    screen.stepper("Fahrenheit").increment()
    #expect(
      screen.texts == ["5 °C", "41 °F"],
      "An increase from 32 to 41 °F should be an increase from 0 to 5 °C.")
    screen.stepper("Celsius").increment()
    #expect(
      screen.texts == ["10 °C", "50 °F"],
      "An increase from 5 to 10 °C should be an increase from 41 to 50 °F.")
    screen.stepper("Fahrenheit").decrement()
    #expect(
      screen.texts == ["5 °C", "41 °F"],
      "A decrease from 50 to 41 °F should be a decrease from 10 to 5 °C.")
  }

  // MARK: Clamped

  @Test(.proves(3), arguments: [(7, 7), (0, 0), (10, 10), (-3, 0), (12, 10)])
  func `reading a clamped binding returns the nearest value in the range`(
    stored: Int, expected: Int
  ) {
    let read = Owner(stored).binding.clamped(to: 0...10).wrappedValue
    #expect(read == expected, "In the range 0...10, \(stored) should be read as \(expected).")
  }

  @Test(.proves(4), arguments: [(7, 7), (0, 0), (10, 10), (-3, 0), (12, 10)])
  func `writing to a clamped binding stores the nearest value in the range`(
    new: Int, expected: Int
  ) {
    let owner = Owner(5)
    let number = owner.binding.clamped(to: 0...10)
    number.wrappedValue = new
    let writes = owner.writes
    #expect(writes == [expected], "In the range 0...10, writing \(new) should write \(expected).")
    owner.value = 5
    number.wrappedValue = new
    let second = owner.value
    #expect(second == expected, "Writing \(new) a second time should write \(expected), too.")
  }

  @Test(.proves(9)) func `reading a value outside the range doesn't change the value`() {
    let owner = Owner(12)
    let number = owner.binding.clamped(to: 0...10)
    for value in [12, -3] {
      owner.value = value
      _ = number.wrappedValue
      #expect(owner.writes == [], "Reading the binding shouldn't write anything.")
      #expect(owner.value == value, "The owner's value should still be \(value).")
    }
    owner.value = 4
    #expect(
      number.wrappedValue == 4,
      "The owner's value is now 4, which is in the range, so the binding should read 4.")
  }

  @Test(.proves(4), arguments: [(12, 10), (-3, 0)])
  func `writing the bound that is shown replaces a value outside the range`(
    stored: Int, bound: Int
  ) {
    let owner = Owner(stored)
    owner.binding.clamped(to: 0...10).wrappedValue = bound
    let value = owner.value
    #expect(
      value == bound, "\(bound) was written, so the owner's value should no longer be \(stored).")
  }

  @Test(.proves(4)) func `values of any Comparable type can be clamped`() {
    let owner = Owner("zebra")
    let word = owner.binding.clamped(to: "cat"..."dog")
    let read = word.wrappedValue
    #expect(
      read == "dog", "In the range from \"cat\" to \"dog\", \"zebra\" should be read as \"dog\".")
    word.wrappedValue = "ant"
    let writes = owner.writes
    #expect(
      writes == ["cat"],
      "In the range from \"cat\" to \"dog\", writing \"ant\" should write \"cat\".")
  }

  @Test(.proves(4)) func `you can derive another binding from a derived binding`() {
    let owner = Owner(20.0)
    let bath = owner.binding.fahrenheit.clamped(to: 32...212)
    for (fahrenheit, celsius) in [(500, 100), (-100, 0), (122, 50)] as [(Double, Double)] {
      bath.wrappedValue = fahrenheit
      #expect(
        isClose(owner.value, to: celsius),
        "In the range from 32 to 212 °F, writing \(fahrenheit) °F should write \(celsius) °C.")
    }
  }

  // MARK: Replacing nil

  @Test(.proves(5)) func `nil is read as the fallback`() {
    #expect(
      Owner(String?.none).binding.replacingNil(with: "Guest").wrappedValue == "Guest",
      "The owner's value is nil, so the binding should read the fallback.")
  }

  @Test(.proves(5)) func `a value other than nil is read unchanged`() {
    for value in ["Ada", ""] {
      #expect(
        Owner(String?(value)).binding.replacingNil(with: "Guest").wrappedValue == value,
        "The owner's value isn't nil, so the binding should read it unchanged.")
    }
  }

  @Test(.proves(5)) func `whether the fallback is read depends on the owner's current value`() {
    let owner = Owner(String?.none)
    let name = owner.binding.replacingNil(with: "Guest")
    owner.value = "Ada"
    #expect(
      name.wrappedValue == "Ada",
      "The owner's value is now \"Ada\", so the binding should read \"Ada\".")
    owner.value = nil
    #expect(
      name.wrappedValue == "Guest",
      "The owner's value is nil again, so the binding should read the fallback.")
    name.wrappedValue = "Grace"
    owner.value = nil
    #expect(
      name.wrappedValue == "Guest",
      "After \"Grace\" was written, the owner's value became nil again.")
    owner.value = "Ada"
    let later = owner.binding.replacingNil(with: "Guest")
    owner.value = nil
    #expect(
      later.wrappedValue == "Guest",
      "The value was \"Ada\" when the binding was created, but it's nil now.")
  }

  @Test(.proves(9)) func `reading nil doesn't store the fallback`() {
    let owner = Owner(String?.none)
    _ = owner.binding.replacingNil(with: "Guest").wrappedValue
    #expect(owner.writes.count == 0, "Reading the binding shouldn't write anything.")
  }

  @Test(.proves(6), arguments: ["Grace", ""])
  func `writing a value stores it`(name: String) {
    let owner = Owner(String?.none)
    owner.binding.replacingNil(with: "Guest").wrappedValue = name
    #expect(
      owner.writes.compactMap(\.self) == [name], "A single write should store the value once.")
  }

  @Test(.proves(6), arguments: ["Ada", nil])
  func `the fallback itself can be stored`(before: String?) {
    let owner = Owner(before)
    owner.binding.replacingNil(with: "Guest").wrappedValue = "Guest"
    #expect(
      owner.value == "Guest",
      "\"Guest\" was written, so it should be stored, even though it equals the fallback.")
  }

  // MARK: Membership

  @Test(.proves(7)) func `a membership binding is true if the set contains the member`() {
    let toppings = Owner<Set<String>>(["cheese", "olives"]).binding
    let hasOlives = toppings.membership(of: "olives").wrappedValue
    #expect(hasOlives, "The set contains olives, so the binding should be true.")
    let hasTuna = toppings.membership(of: "tuna").wrappedValue
    #expect(hasTuna == false, "The set doesn't contain tuna, so the binding should be false.")
  }

  @Test(.proves(7)) func `membership depends on the owner's current set`() {
    let owner = Owner<Set<String>>(["cheese"])
    let cheese = owner.binding.membership(of: "cheese")
    owner.value = ["tuna"]
    let afterRemoval = cheese.wrappedValue
    #expect(
      afterRemoval == false, "The owner has removed the cheese, so the binding should be false.")
    owner.value = ["cheese", "tuna"]
    let afterInsertion = cheese.wrappedValue
    #expect(afterInsertion, "The owner has inserted the cheese again.")
  }

  @Test(.proves(8)) func `writing true inserts the member without removing others`() {
    let owner = Owner<Set<String>>(["cheese", "olives", "onions"])
    owner.binding.membership(of: "tuna").wrappedValue = true
    #expect(
      owner.value.sorted() == ["cheese", "olives", "onions", "tuna"],
      "Tuna should have been inserted.")
  }

  @Test(.proves(8)) func `writing false removes only that member`() {
    let owner = Owner<Set<String>>(["cheese", "olives", "onions"])
    owner.binding.membership(of: "olives").wrappedValue = false
    #expect(owner.value.sorted() == ["cheese", "onions"], "The olives should have been removed.")
  }

  @Test(.proves(8), arguments: [true, false])
  func `writing the current membership changes nothing`(isMember: Bool) {
    let owner = Owner<Set<String>>(isMember ? ["cheese"] : ["olives"])
    let before = owner.value.sorted()
    let cheese = owner.binding.membership(of: "cheese")
    for _ in 1...2 {
      cheese.wrappedValue = isMember
      #expect(
        owner.value.sorted() == before,
        "The write matches the current membership, so the set should stay the same.")
    }
  }

  @Test(.proves(8)) func `bindings to two members don't undo each other's writes`() {
    let owner = Owner<Set<Int>>([])
    let (one, two) = (owner.binding.membership(of: 1), owner.binding.membership(of: 2))
    one.wrappedValue = true
    two.wrappedValue = true
    #expect(owner.value.sorted() == [1, 2], "Both bindings were created before the first write.")
    one.wrappedValue = false
    #expect(owner.value.sorted() == [2], "Only the number 1 should have been removed.")
    two.wrappedValue = false
    #expect(owner.value.sorted() == [], "The number 2 should have been removed, too.")
    owner.value = [1, 2, 3]
    one.wrappedValue = false
    #expect(
      owner.value.sorted() == [2, 3],
      "The number 1 should have been removed from the set that the owner has now.")
  }

  @Test(.proves(8)) func `each toggle in a list switches only its own member`() {
    let screen = Screen { Toppings() }
    screen.toggle("tuna").toggle()
    screen.toggle("cheese").toggle()
    #expect(screen.texts == ["olives, tuna"], "Tuna was switched on, and cheese was switched off.")
    #expect(
      screen.toggle("olives").isOn, "The olives toggle wasn't switched, so it should still be on.")
    screen.toggle("cheese").toggle()
    #expect(
      screen.texts == ["cheese, olives, tuna"],
      "Cheese was switched on again, so all three toppings should be chosen.")
  }

  // MARK: Reading

  @Test(.proves(9)) func `reading a temperature or a membership writes nothing`() {
    let celsius = Owner(20.0)
    _ = celsius.binding.fahrenheit.wrappedValue
    #expect(celsius.writes == [], "Reading the temperature shouldn't write anything.")
    let toppings = Owner<Set<String>>(["cheese"])
    for topping in ["cheese", "tuna"] {
      _ = toppings.binding.membership(of: topping).wrappedValue
      #expect(toppings.writes == [], "Reading whether \(topping) is in the set shouldn't write it.")
    }
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
