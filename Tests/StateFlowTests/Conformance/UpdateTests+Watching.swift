import StateFlow
import Testing
import WorkbookTesting

// The values that views depend on: `@Observable` objects (U5) and values of `onChange` (U6).
extension UpdateTests {
  // MARK: U5

  struct NameView: View {
    let person: Person
    var body: some View { Text(person.name) }
  }

  struct AgeView: View {
    let person: Person
    var body: some View {
      Text("\(person.age)")
      Button("Older") { person.age += 1 }
    }
  }

  struct Both: View {
    let person: Person
    var body: some View {
      NameView(person: person)
      AgeView(person: person)
    }
  }

  @Test func `U5 only bodies that read the changed property run`() {
    let person = Person()
    let screen = Screen { Both(person: person) }
    screen.button("Older").tap()
    screen.button("Older").tap()
    #expect(screen.texts == ["Ann", "3"])
    #expect(screen.bodyCount(of: NameView.self) == 1)
    #expect(screen.bodyCount(of: AgeView.self) == 3)
    person.name = "Bob"
    #expect(screen.texts == ["Bob", "3"])
    #expect(screen.bodyCount(of: AgeView.self) == 3)
  }

  @Test func `U5 a parent doesn't depend on the properties that its child reads`() {
    let screen = Screen { Both(person: Person()) }
    screen.button("Older").tap()
    #expect(screen.bodyCount(of: Both.self) == 1)
  }

  @Test func `U5 several changes before the next frame run the body once`() {
    let person = Person()
    let screen = Screen { NameView(person: person) }
    person.name = "Bob"
    person.name = "Cid"
    #expect(screen.texts == ["Cid"])
    #expect(screen.bodyCount(of: NameView.self) == 2)
  }

  @Test func `U5 a body no longer runs when a property that it stopped reading changes`() {
    struct Choosing: View {
      let person: Person
      @State private var showsName = true
      var body: some View {
        Text(showsName ? person.name : "\(person.age)")
        Button("Switch") { showsName.toggle() }
      }
    }
    let person = Person()
    let screen = Screen { Choosing(person: person) }
    screen.button("Switch").tap()
    person.name = "Bob"
    #expect(screen.texts == ["1"])
    #expect(screen.bodyCount(of: Choosing.self) == 2)
    person.age = 2
    #expect(screen.texts == ["2"])
  }

  @Test func `U5 changes to each object in a chain of references update the view`() {
    struct FriendView: View {
      let person: Person
      var body: some View { Text(person.friend?.name ?? "nobody") }
    }
    let (person, old, new) = (Person(), Person(), Person())
    new.name = "new"
    person.friend = old
    let screen = Screen { FriendView(person: person) }
    person.friend = new
    #expect(screen.texts == ["new"])
    old.name = "ignored"
    #expect(screen.bodyCount(of: FriendView.self) == 2)
    new.name = "newer"
    #expect(screen.texts == ["newer"])
  }

  @Test func `U5 changes to properties that the content of a ForEach reads update the view`() {
    struct People: View {
      let people: [Person]
      var body: some View {
        ForEach(people.indices, id: \.self) { Text(people[$0].name) }
      }
    }
    let people = [Person(), Person()]
    let screen = Screen { People(people: people) }
    people[1].name = "Bob"
    #expect(screen.texts == ["Ann", "Bob"])
    people[1].name = "Cid"
    #expect(screen.texts == ["Ann", "Cid"])
    #expect(screen.bodyCount(of: People.self) == 1)
  }

  @Test func `U5 recreating content that reads an object many times isn't diagnosed as a cycle`() {
    struct Room: View {
      let people: [Person]
      @State private var isLoud = false
      var body: some View {
        Button("Louder") { isLoud.toggle() }
        Text(isLoud ? "loud" : "quiet")
        ForEach(people.indices, id: \.self) { Text(people[$0].name) }
        Button(action: {}, label: { Text(people[0].name) })
          .sheet(isPresented: .constant(true)) { Text(people[0].name) }
      }
    }
    let people = [Person(), Person()]
    let screen = Screen { Room(people: people) }
    for _ in 1...3 { screen.button("Louder").tap() }
    #expect(screen.diagnostics.map(\.message) == [])
    people[0].name = "Bob"
    #expect(screen.texts == ["loud", "Bob", "Ann", "Bob"])
  }

  @Test func `U5 changes to an observable object in a state property update the view`() {
    struct Owner: View {
      @State private var person = Person()
      var body: some View {
        AgeView(person: person)
        Button("Replace") { person = Person() }
      }
    }
    let screen = Screen { Owner() }
    screen.button("Older").tap()
    #expect(screen.texts == ["2"])
    #expect(screen.bodyCount(of: Owner.self) == 1)
    screen.button("Replace").tap()
    #expect(screen.texts == ["1"])
    screen.button("Older").tap()
    #expect(screen.texts == ["2"])
  }

  @Test func `U5 a change on another thread appears on screen after the thread is joined`() async {
    let person = Person()
    let screen = Screen { NameView(person: person) }
    nonisolated(unsafe) let shared = person
    join { shared.name = "Bob" }
    #expect(screen.texts == ["Bob"])
  }

  // MARK: U6

  @Test func `U6 an onChange action receives the old value and the new value`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in Text("x").onChange(of: turn) { log.note("\($0)-\($1)") } }
    }
    screen.button("Again").tap()
    screen.button("Again").tap()
    #expect(log.entries == ["0-1", "1-2"])
  }

  @Test func `U6 an onChange action with initial set to true also runs for the initial value`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in
        Text("x").onChange(of: turn / 2, initial: true) { log.note("\($0)-\($1)") }
      }
    }
    #expect(log.entries == ["0-0"])
    screen.button("Again").tap()
    screen.button("Again").tap()
    #expect(log.entries == ["0-0", "0-1"])
  }

  @Test func `U6 an onChange action isn't called for a value that is restored before the update`() {
    struct Bouncing: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("Bounce") {
          count = 1
          count = 0
        }
        .onChange(of: count) { log.note("\($0)-\($1)") }
      }
    }
    let log = Log()
    Screen { Bouncing(log: log) }.button("Bounce").tap()
    #expect(log.entries == [])
  }

  @Test
  func `U6 several writes call an onChange action once, with the original and final values`() {
    struct Stepping: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("Step") {
          count = 1
          count = 5
        }
        .onChange(of: count) { log.note("\($0)-\($1)") }
      }
    }
    let log = Log()
    Screen { Stepping(log: log) }.button("Step").tap()
    #expect(log.entries == ["0-5"])
  }

  @Test func `U6 an onChange action reads the current state of the update that it runs in`() {
    struct Chain: View {
      let log: Log
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      var body: some View {
        Button("Go") { a += 1 }
          .onChange(of: a) { b = a * 10 }
          .onChange(of: b) { c = b + a }
          .onChange(of: c) { log.note("\(a) \(b) \(c)") }
        Text("\(a) \(b) \(c)")
      }
    }
    let log = Log()
    let screen = Screen { Chain(log: log) }
    screen.button("Go").tap()
    #expect(screen.texts == ["1 10 11"])
    #expect(log.entries == ["1 10 11"])
    #expect(screen.story.updates.count == 2)
  }

  @Test func `U6 the older form of onChange passes the new value to its closure`() {
    let log = Log()
    let screen = Screen {
      Refreshing { turn in Text("x").onChange(of: turn, perform: { log.note("\($0)") }) }
    }
    screen.button("Again").tap()
    #expect(log.entries == ["1"])
  }

  // MARK: U12

  struct Capturing: View {
    let log: Log
    let number: Int
    @State private var count = 0
    var body: some View {
      let label = "label \(number)"
      Button("Count") { count += 1 }
        .onChange(of: number, perform: { log.note("one \($0): \(number), \(label)") })
        .onChange(of: number) { log.note("two \($1): \(number), \(label)") }
        .onChange(of: number) { log.note("none: \(number), \(label)") }
        .onChange(of: count, perform: { [count] in log.note("from \(count) to \($0)") })
        .onChange(of: count, perform: { _ in log.note("now \(count)") })
    }
  }

  @Test
  func `U12 the older form of onChange calls the closure that was created before the change`() {
    let log = Log()
    let screen = Screen { Refreshing { Capturing(log: log, number: $0) } }
    screen.button("Again").tap()
    #expect(
      log.entries.sorted() == [
        "none: 1, label 1", "one 1: 0, label 0", "two 1: 1, label 1",
      ])
  }

  @Test func `U12 a closure reads state when the closure runs, unless it captures the value`() {
    let log = Log()
    let screen = Screen { Capturing(log: log, number: 0) }
    screen.button("Count").tap()
    screen.button("Count").tap()
    #expect(log.entries.sorted() == ["from 0 to 1", "from 1 to 2", "now 1", "now 2"])
  }
}
