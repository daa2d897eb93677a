import StateFlow
import Testing
import WorkbookProse
import WorkbookTesting

/// Checks that the listings in `Chapters/02-Bindings.md` behave as the chapter says.
@Suite("Chapter 2: Bindings")
struct BindingsProseTests {
  let prose = Prose(chapter: "02-Bindings")

  @Test func `changing a copy doesn't affect the owner's value`() throws {
    let screen = Screen { DarkRoom() }
    screen.toggle("Lamp off").toggle()
    #expect(screen.texts == ["The room is dark"])
    #expect(screen.toggle("Lamp on").isOn)
    try prose.expect(screen.story.last, isTold: "copy", isDrawn: true)
  }

  @Test func `a binding writes to the owner's value`() {
    let screen = Screen { Room() }
    screen.toggle("Lamp off").toggle()
    #expect(screen.texts == ["The room is lit"])
    screen.button("Leave").tap()
    #expect(!screen.toggle("Lamp off").isOn)
    #expect(screen.texts == ["The room is dark"])
  }

  @Test func `passing on a binding doesn't count as reading its value`() throws {
    let screen = Screen { Corridor() }
    screen.toggle("Lamp off", at: 0).toggle()
    #expect(screen.toggle("Lamp on", at: 1).isOn)
    try prose.expect(screen.story.last, isTold: "corridor", isDrawn: true)
  }

  @Test func `a view that only reads a value receives the value without a binding`() throws {
    let screen = Screen { Stairs() }
    screen.toggle("Lamp off").toggle()
    #expect(screen.texts == ["Bright"])
    try prose.expect(screen.story.last, isTold: "reader")
  }

  @Test func `writing a member writes the whole value once`() throws {
    let screen = Screen { Studio() }
    screen.slider("Brightness").drag(to: 1)
    #expect(screen.texts == ["Bright"])
    try prose.expect(screen.story.last, isTold: "member")
  }

  @Test func `calling a mutating method causes a single write`() throws {
    let screen = Screen { Studio() }
    screen.button("Night").tap()
    #expect(screen.toggle("Lamp on").isOn)
    #expect(screen.story.last?.writes.count == 1)
    try prose.expect(screen.story.last, isTold: "mutating")
  }

  @Test func `each element of an array has its own binding`() {
    let screen = Screen { Theater() }
    screen.toggle("Lamp 2").toggle()
    #expect((1...3).map { screen.toggle("Lamp \($0)").isOn } == [false, true, false])
  }

  @Test func `a derived binding converts values in both directions`() {
    let screen = Screen { Radio() }
    #expect(screen.slider("Volume").number == 25)
    screen.slider("Volume").drag(to: 50)
    #expect(screen.texts == ["Loud"])
  }

  @Test func `a constant binding ignores writes`() throws {
    let screen = Screen { Showroom() }
    screen.toggle("Lamp on").toggle()
    #expect(screen.toggle("Lamp on").isOn)
    try prose.expect(screen.story.last, isTold: "constant")
  }

  @Test func `a binding made of two functions counts as a new input in each update`() throws {
    let screen = Screen { Landing() }
    screen.button("Up").tap()
    #expect(screen.texts == ["Floor 2"])
    try prose.expect(screen.story.last, isTold: "functions")
  }

  @Test func `a wrapper reads and writes its value, and $ returns its projected value`() {
    var battery = Battery()
    battery.charge = 120
    #expect(battery.charge == 100)
    #expect(battery.$charge == "100 %")
  }

  @Test func `dynamic member lookup finds a member that isn't declared`() {
    let lamp = Titled(title: "Desk", value: Lamp(id: 1))
    #expect(lamp.brightness.value == 0.5)
    #expect(lamp.brightness.title == "Desk")
  }

  @Test func `a locale has a decimal separator`() {
    #expect(Locale(identifier: "sv_SE").decimalSeparator == ",")
    #expect("1.5".replacing(".", with: ",") == "1,5")
  }
}
