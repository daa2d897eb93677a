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

    /// How a failure shows a guest.
    var description: String { "\(name) at \(table.number)\(table.seat)" }
  }

  /// Who keeps a value, and writes down all that is done with it.
  private final class Keeper<Value> {
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

  /// Somebody who is handed a value to be changed.
  private struct Editor {
    @TwoWay var guest: Guest

    // Not mutating: what changes is not the editor.
    func rename(_ name: String) { guest.name = name }

    var handedOn: TwoWay<Guest> { $guest }
  }

  @Test func `it reads the value`() {
    #expect(Keeper("Ada").binding.wrappedValue == "Ada")
  }

  @Test func `it reads the value as it is now`() {
    let keeper = Keeper("Ada")
    let name = keeper.binding
    keeper.value = "Grace"
    #expect(name.wrappedValue == "Grace", "Ada was before: the value lives elsewhere.")
    keeper.value = "Alan"
    #expect(name.wrappedValue == "Alan", "Each time it asks again.")
  }

  @Test func `making one calls neither function`() {
    let keeper = Keeper("Ada")
    _ = keeper.binding
    #expect(keeper.reads == 0, "Nobody has read yet.")
    #expect(keeper.writes == [], "Nobody has written yet.")
  }

  @Test func `a write is told once`() {
    let keeper = Keeper("Ada")
    keeper.binding.wrappedValue = "Grace"
    #expect(keeper.writes == ["Grace"])
    #expect(keeper.value == "Grace")
  }

  @Test func `each write is told, an equal one too`() {
    let keeper = Keeper(1)
    let number = keeper.binding
    for new in [2, 2, 3] { number.wrappedValue = new }
    #expect(keeper.writes == [2, 2, 3], "What to make of an equal value is the owner's to decide.")
  }

  @Test func `the owner has the last word`() {
    let keeper = Keeper(0)
    let even = TwoWay {
      keeper.value
    } set: { new in
      keeper.value = new - new % 2
    }
    even.wrappedValue = 7
    #expect(even.wrappedValue == 6, "The owner was told 7 and made 6 of it.")
  }

  @Test func `a property of this kind reads and writes like a variable`() {
    let keeper = Keeper(Guest())
    let editor = Editor(guest: keeper.binding)
    editor.guest = Guest(name: "Grace")
    #expect(editor.guest.name == "Grace")
    #expect(keeper.writes == [Guest(name: "Grace")])
  }

  @Test func `writing a member of such a property is one write of the whole`() {
    let keeper = Keeper(Guest())
    Editor(guest: keeper.binding).rename("Grace")
    #expect(keeper.writes == [Guest(name: "Grace")])
  }

  @Test func `what the dollar gives writes to the same value`() {
    let keeper = Keeper(Guest())
    let handedOn = Editor(guest: keeper.binding).handedOn
    handedOn.wrappedValue = Guest(name: "Grace")
    #expect(keeper.writes == [Guest(name: "Grace")])
  }

  @Test func `what the dollar gives reads the value as it is now`() {
    let keeper = Keeper(Guest())
    let handedOn = Editor(guest: keeper.binding).handedOn
    keeper.value.name = "Alan"
    #expect(handedOn.wrappedValue.name == "Alan")
  }

  @Test func `a constant reads as its value`() {
    #expect(TwoWay.constant(5).wrappedValue == 5)
  }

  @Test func `a constant ignores what is written`() {
    let five = TwoWay.constant(5)
    five.wrappedValue = 6
    #expect(five.wrappedValue == 5)
  }

  @Test func `a member reads a part`() {
    #expect(Keeper(Guest()).binding.name.wrappedValue == "Ada")
  }

  @Test func `a member reads the part as it is now`() {
    let keeper = Keeper(Guest())
    let name = keeper.binding.name
    keeper.value.name = "Grace"
    #expect(name.wrappedValue == "Grace")
  }

  @Test func `writing a member is one write of the whole`() {
    let keeper = Keeper(Guest())
    keeper.binding.name.wrappedValue = "Grace"
    #expect(
      keeper.writes == [Guest(name: "Grace")],
      "The owner keeps whole guests, so it is told one, once.")
  }

  @Test func `the other members stay as they are now`() {
    let keeper = Keeper(Guest())
    let name = keeper.binding.name
    keeper.value.table.number = 9
    name.wrappedValue = "Grace"
    #expect(
      keeper.value.table.number == 9,
      "The table was changed after the binding was made, and before it was written.")
    #expect(keeper.value.name == "Grace")
  }

  @Test func `a member of a member is one write of the whole`() {
    let keeper = Keeper(Guest())
    keeper.binding.table.seat.wrappedValue = "C"
    #expect(keeper.writes == [Guest(table: Guest.Table(number: 4, seat: "C"))])
  }

  @Test func `two members do not undo each other`() {
    let keeper = Keeper(Guest())
    let guest = keeper.binding
    let (name, number) = (guest.name, guest.table.number)
    name.wrappedValue = "Grace"
    number.wrappedValue = 7
    #expect(keeper.value == Guest(name: "Grace", table: Guest.Table(number: 7, seat: "A")))
  }

  @Test func `a view writes through it to the state of another`() {
    let screen = Screen { Parent() }
    screen.button("Louder").tap()
    screen.button("Louder").tap()
    #expect(screen.texts == ["parent: 2", "child: 2"])
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
