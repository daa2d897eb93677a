import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.3 Two way", .exercise)
struct TwoWayTests {
  private nonisolated struct Guest: Equatable, CustomStringConvertible {
    var name = "Ada"
    var table = Table()

    struct Table: Equatable {
      var number = 4
      var seat = "A"
    }

    /// The guest, as shown by a failed expectation.
    var description: String { "\(name) at \(table.number)\(table.seat)" }
  }

  /// The owner of a value. It records each call to its two functions.
  private final class Owner<Value> {
    private(set) var writes: [Value] = []
    private(set) var reads = 0
    var value: Value

    init(_ value: Value) { self.value = value }

    var binding: TwoWay<Value> {
      TwoWay {
        self.reads += 1
        return self.value
      } set: { new in
        self.writes.append(new)
        self.value = new
      }
    }
  }

  /// A type with a property that uses the student's wrapper.
  private struct Editor {
    @TwoWay var guest: Guest

    // This function doesn't have to be mutating, because the editor itself doesn't change.
    func rename(_ name: String) { guest.name = name }

    var projected: TwoWay<Guest> { $guest }
  }

  @Test(.proves(1)) func `reading a binding returns the owner's value`() {
    #expect(Owner("Ada").binding.wrappedValue == "Ada", "The owner's value is \"Ada\".")
  }

  @Test(.proves(1)) func `reading a binding returns the owner's current value`() {
    let owner = Owner("Ada")
    let name = owner.binding
    for new in ["Grace", "Alan"] {
      owner.value = new
      #expect(
        name.wrappedValue == new,
        "The owner changed its value to \(new). The binding shouldn't store a copy.")
    }
  }

  @Test(.proves(3)) func `creating a binding calls neither get nor set`() {
    let owner = Owner("Ada")
    _ = owner.binding
    #expect(
      owner.reads == 0,
      "The binding's value hasn't been read yet, so get shouldn't have been called.")
    #expect(
      owner.writes == [],
      "The binding's value hasn't been written yet, so set shouldn't have been called.")
    let guest = Owner(Guest())
    _ = Editor(guest: guest.binding).projected
    #expect(guest.reads == 0, "$ should only return a binding, without reading its value.")
    _ = guest.binding.table.seat
    #expect(guest.reads == 0, "A binding to a member shouldn't read the member before you do.")
    #expect(guest.writes == [], "Nothing has been written yet, so set shouldn't have been called.")
  }

  @Test(.proves(1)) func `each read calls get once`() {
    let owner = Owner("Ada")
    let name = owner.binding
    for number in 1...3 {
      _ = name.wrappedValue
      #expect(owner.reads == number, "Each read of the wrapped value should call get once.")
    }
    #expect(owner.writes == [], "Reading the value shouldn't call set.")
  }

  @Test(.proves(2)) func `a write calls set once`() {
    let owner = Owner("Ada")
    owner.binding.wrappedValue = "Grace"
    #expect(owner.writes == ["Grace"], "One write should call set once, with the new value.")
    let value = owner.value
    #expect(value == "Grace", "The write should change the owner's value to the new one.")
  }

  @Test(.proves(2)) func `each write calls set, even with an equal value`() {
    let owner = Owner(1)
    let number = owner.binding
    for new in [2, 2, 3] { number.wrappedValue = new }
    #expect(
      owner.writes == [2, 2, 3],
      "A binding doesn't compare values, so every write should call set.")
    let guest = Owner(Guest())
    for _ in 1...2 { guest.binding.name.wrappedValue = "Ada" }
    #expect(
      guest.writes == [Guest(), Guest()],
      "Writing an equal value to a member should call set, too.")
  }

  @Test(.proves(1))
  func `after a write, reading the binding returns the value that the owner stored`() {
    let owner = Owner(0)
    let even = TwoWay {
      owner.value
    } set: { new in
      owner.value = new - new % 2
    }
    even.wrappedValue = 7
    #expect(even.wrappedValue == 6, "The owner received 7 and stored 6.")
    owner.value = 10
    #expect(even.wrappedValue == 10, "The owner changed its value after the write.")
    even.wrappedValue = 3
    owner.value = 12
    #expect(even.wrappedValue == 12, "The owner changed its value right after the second write.")
  }

  @Test(.proves(2)) func `a property with the wrapper can be read and written like a variable`() {
    let owner = Owner(Guest())
    let editor = Editor(guest: owner.binding)
    editor.guest = Guest(name: "Grace")
    #expect(
      editor.guest.name == "Grace", "The property should read the value that was assigned to it.")
    #expect(owner.writes == [Guest(name: "Grace")], "The assignment should call set once.")
  }

  @Test(.proves(2)) func `writing a member of a wrapped property writes the whole value once`() {
    let owner = Owner(Guest())
    Editor(guest: owner.binding).rename("Grace")
    #expect(
      owner.writes == [Guest(name: "Grace")], "The owner should receive the whole guest once.")
  }

  @Test(.proves(4)) func `the projected binding writes the same value`() {
    let owner = Owner(Guest())
    let projected = Editor(guest: owner.binding).projected
    projected.wrappedValue = Guest(name: "Grace")
    #expect(
      owner.writes == [Guest(name: "Grace")], "Writing through $ should call the owner's set once.")
  }

  @Test(.proves(4)) func `the projected binding reads the current value`() {
    let owner = Owner(Guest())
    let projected = Editor(guest: owner.binding).projected
    for name in ["Alan", "Barbara"] {
      owner.value.name = name
      #expect(
        projected.wrappedValue.name == name,
        "The owner's guest is now \(name), so the binding should read that name.")
      projected.wrappedValue.name = "Grace"
    }
  }

  @Test(.proves(5)) func `a constant binding always returns its value`() {
    let five = TwoWay.constant(5)
    for _ in 1...2 {
      #expect(five.wrappedValue == 5, "The value of the constant binding should be 5.")
    }
  }

  @Test(.proves(5)) func `a constant binding ignores writes`() {
    let five = TwoWay.constant(5)
    for new in [6, 7] {
      five.wrappedValue = new
      #expect(five.wrappedValue == 5, "After \(new) was written, the value should still be 5.")
    }
    let guest = TwoWay.constant(Guest())
    guest.name.wrappedValue = "Grace"
    #expect(
      guest.name.wrappedValue == "Ada",
      "A binding to a member of a constant should ignore writes, too.")
  }

  @Test(.proves(6)) func `a binding to a member reads that member`() {
    let guest = Owner(Guest()).binding
    let name = guest.name.wrappedValue
    #expect(name == "Ada", "The guest's name is \"Ada\", so the binding should read it.")
    let number = guest.table.number.wrappedValue
    #expect(number == 4, "The guest's table number is 4, so the binding should read it.")
  }

  @Test(.proves(6)) func `a binding to a member reads the member's current value`() {
    let owner = Owner(Guest())
    let name = owner.binding.name
    owner.value.name = "Grace"
    let changed = name.wrappedValue
    #expect(changed == "Grace", "The owner changed the name after the binding was created.")
    name.wrappedValue = "Alan"
    owner.value.name = "Barbara"
    #expect(
      name.wrappedValue == "Barbara", "The owner changed the name after the binding wrote it.")
  }

  @Test(.proves(7)) func `writing a member writes the whole value once`() {
    let owner = Owner(Guest())
    owner.binding.name.wrappedValue = "Grace"
    #expect(
      owner.writes == [Guest(name: "Grace")],
      "The owner should receive the whole guest, exactly once.")
  }

  @Test(.proves(7)) func `writing a member doesn't change the current values of the other members`()
  {
    let owner = Owner(Guest())
    let name = owner.binding.name
    let seat = owner.binding.table.seat
    for number in [9, 8] {
      owner.value.table.number = number
      name.wrappedValue = "Grace"
      seat.wrappedValue = "C"
      let guest = owner.value
      #expect(
        guest == Guest(name: "Grace", table: Guest.Table(number: number, seat: "C")),
        "The owner moved the guest to table \(number) before the two members were written.")
    }
  }

  @Test(.proves(7)) func `writing a member of a member writes the whole value once`() {
    let owner = Owner(Guest())
    owner.binding.table.seat.wrappedValue = "C"
    #expect(
      owner.writes == [Guest(table: Guest.Table(number: 4, seat: "C"))],
      "The owner should receive the whole guest once, with a new seat.")
  }

  @Test(.proves(7)) func `bindings to two members don't undo each other's writes`() {
    let owner = Owner(Guest())
    let guest = owner.binding
    let (name, number) = (guest.name, guest.table.number)
    name.wrappedValue = "Grace"
    number.wrappedValue = 7
    #expect(
      owner.value == Guest(name: "Grace", table: Guest.Table(number: 7, seat: "A")),
      "Both bindings were created before the first write, and both changes should be kept.")
  }

  @Test(.proves(2)) func `a view writes through the binding to its parent's state`() {
    let screen = Screen { Parent() }
    for volume in 1...3 {
      screen.button("Louder").tap()
      #expect(
        screen.texts == ["parent: \(volume)", "child: \(volume)"],
        "Each tap in the child should add 1 to the parent's volume, and both views should show it.")
    }
  }

  private struct Parent: View {
    @State private var volume = 0

    var body: some View {
      VStack {
        Text("parent: \(volume)")
        Child(volume: TwoWay(get: { volume }, set: { volume = $0 }))
      }
    }
  }

  private struct Child: View {
    @TwoWay var volume: Int

    var body: some View {
      VStack {
        Text("child: \(volume)")
        Button("Louder") { volume += 1 }
      }
    }
  }
}
