import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

/// Checks that the listings in `Chapters/08-Stores.md` behave as the chapter says.
@Suite("Chapter 8: Stores")
struct StoresProseTests {
  let prose = Prose(chapter: "08-Stores")

  private let luggage = [
    Item(id: 1, name: "Tent"), Item(id: 2, name: "Boots"), Item(id: 3, name: "Lamp"),
  ]

  // MARK: One object

  @Test func `a rule that only one view enforces can be broken by another view`() throws {
    let screen = Screen { ScatteredTrip() }
    screen.button("Put the boots into the car").tap()
    #expect(screen.shows("Boots, packed"))
    try prose.expect(screen.story.last, isTold: "scattered")
    screen.button("Tent").tap()
    #expect(screen.testDescription.hasPrefix("\"Boots, packed\" \"Lamp\" \"Tent, packed\""))
  }

  @Test func `a rule that the store enforces holds for every caller`() throws {
    let store = PackingStore(luggage)
    let screen = Screen {
      Trip(store: store)
      Car(store: store, boots: luggage[1].id)
    }
    screen.button("Put the boots into the car").tap()
    try prose.expect(screen.story.last, isTold: "store")
    #expect(store.items.map(\.label) == ["Tent", "Lamp", "Boots, packed"])
    screen.button("Tent").tap()
    #expect(store.items.map(\.label) == ["Lamp", "Boots, packed", "Tent, packed"])
  }

  @Test func `with a single store for everything, a change runs every view's body`() throws {
    let screen = Screen { Journey(store: EverythingStore()) }
    screen.stepper("Volume 3").increment()
    try prose.expect(screen.story.last, isTold: "everything", isDrawn: true)
  }

  // MARK: Actions

  @Test func `each write in a loop is announced, and assigning a changed copy is announced once`() {
    final class Counter: ObservableObject {
      @Published var numbers = [3, 1, 2]
    }
    let counter = Counter()
    var announcements = 0
    let listener = counter.objectWillChange.sink { _ in announcements += 1 }
    for index in counter.numbers.indices { counter.numbers[index] += 1 }
    #expect(announcements == 3)
    var copy = counter.numbers
    for index in copy.indices { copy[index] += 1 }
    counter.numbers = copy
    #expect(announcements == 4)
    counter.numbers.sort { $0 < $1 }
    counter.numbers.removeAll { $0 > 4 }
    counter.numbers.append(9)
    counter.numbers.insert(9, at: 0)
    #expect(announcements == 8)
    counter.numbers.append(counter.numbers.remove(at: 0))
    #expect(announcements == 10)
    listener.cancel()
  }

  @Test func `a sort keeps the order of equal elements`() {
    let store = SongStore([
      Song(title: "Storm", minutes: 3, mood: .wild), Song(title: "Lull", minutes: 4, mood: .quiet),
      Song(title: "Reel", minutes: 3, mood: .merry), Song(title: "Brook", minutes: 2, mood: .quiet),
    ])
    store.orderByLength()
    #expect(store.songs.map(\.title) == ["Brook", "Storm", "Reel", "Lull"])
    store.orderByMood()
    #expect(store.songs.map(\.title) == ["Brook", "Lull", "Reel", "Storm"])
  }

  // MARK: Rows

  @Test func `with the index as the ID, a row's open details stay at its position`() throws {
    let screen = Screen { PartyByIndex() }
    screen.list.row(0).button("More").tap()
    #expect(screen.list.row(0).shows("Guest number 1"))
    screen.list.row(0).delete()
    #expect(screen.list.row(0).shows("Guest number 2"), "The details for Nils weren't opened.")
    try prose.expect(screen.story.last, isTold: "by-index", isDrawn: true)
  }

  @Test func `with the element's ID as the ID, open details move with their element`() {
    let screen = Screen { PartyByID() }
    screen.list.row(0).button("More").tap()
    let runsBefore = screen.bodyCount(of: GuestRow.self)
    screen.list.row(0).delete()
    #expect(!screen.list.row(0).shows("Guest number 2"))
    #expect(screen.bodyCount(of: GuestRow.self) == runsBefore)
    screen.list.row(0).button("More").tap()
    let runs = screen.bodyCount(of: GuestRow.self)
    screen.list.row(0).move(to: 2)
    #expect(screen.list.row(1).shows("Guest number 2"))
    #expect(screen.bodyCount(of: GuestRow.self) == runs)
  }

  @Test func `a binding by index is bound to a position`() {
    let guests = Guests(["Ida", "Nils"])
    let first = guests.binding[0]
    guests.names.reverse()
    first.wrappedValue += "!"
    #expect(guests.names == ["Nils!", "Ida"])
  }

  private final class Guests {
    var names: [String]
    init(_ names: [String]) { self.names = names }
    var binding: Binding<[String]> {
      Binding(get: { self.names }, set: { self.names = $0 })
    }
  }

  @Test func `offsets refer to the rows before the change`() {
    var letters = ["A", "B", "C", "D", "E", "F"]
    letters.move(fromOffsets: [1, 3, 5], toOffset: 3)
    #expect(letters == ["A", "C", "B", "D", "F", "E"])
    letters.remove(atOffsets: [0, 1])
    #expect(letters == ["B", "D", "F", "E"])
    let offsets: IndexSet = [4, 1]
    #expect(Array(offsets) == [1, 4])
    #expect(Array(offsets.reversed()) == [4, 1])
    #expect(offsets.count == 2)
    #expect(offsets.count(in: 0..<3) == 1)
  }

  // MARK: Collections

  @Test func `a slice's indices are those of its base`() {
    let letters = ["a", "b", "c", "d"]
    let tail = letters[2...]
    #expect(tail.startIndex == 2)
    #expect(tail[2] == "c")
    #expect(tail.enumerated().map(\.offset) == [0, 1])
    #expect(Array(tail.indices) == [2, 3])
  }

  @Test func `a collection that doesn't implement distances walks from element to element`() {
    let growing = CollectionLaws.growing { Negated(base: $0) }
    #expect(
      growing.map(\.description).contains(
        "calls to the base by distance(from:to:): 4 for 4 elements, 256 for 256 elements"))
    #expect(CollectionLaws.broken(by: Negated(base: [3, 1]), holding: [-3, -1]) == [])
  }

  @Test func `a setter can maintain an order for every caller`() {
    let seating = Seating()
    seating.guests = [Guest(id: 1, name: "Nils"), Guest(id: 2, name: "Ida")]
    #expect(seating.guests.map(\.name) == ["Ida", "Nils"])
    seating.guests[1].name = "Ada"
    #expect(seating.guests.map(\.id) == [1, 2])
  }

  // MARK: Drafts

  @Test func `typing runs the body of the view that reads the draft, but no row's body`() {
    let book = Guestbook()
    let screen = Screen { SigningDesk().environmentObject(book) }
    let runs = screen.bodyCount(of: NameRow.self)
    screen.textField("Your name").type("T")
    #expect(screen.shows("1 letters"))
    #expect(screen.bodyCount(of: NameRow.self) == runs)
    screen.textField("Your name").type("ove")
    screen.textField("Your name").submit()
    #expect(book.names == ["Ida", "Nils", "Tove"])
    #expect(screen.textField("Your name").text == "")
    screen.textField("Your name").type("Ida")
    screen.textField("Your name").submit()
    #expect(book.names.count == 3)
    #expect(screen.textField("Your name").text == "Ida")
  }
}
