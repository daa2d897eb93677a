import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.2 Hand written", .exercise)
struct HandWrittenTests {
  /// Returns the values that a sink reads from the store at each announcement.
  private func readings(
    of store: HandWritten, while action: () -> Void
  ) -> [String] {
    var readings: [String] = []
    let token = store.objectWillChange.sink { _ in
      readings.append("\(store.seats) for \(store.name)")
    }
    action()
    token.cancel()
    return readings
  }

  @Test func `a new name is announced once, before the name changes`() {
    let store = HandWritten()
    let readings = readings(of: store) { store.name = "Ada" }
    #expect(readings == ["1 for Guest"], "A sink is called once and reads the old name.")
    #expect(store.name == "Ada", "After the announcement, the store has the new name.")
  }

  @Test func `a new number of seats is announced once, before the number changes`() {
    let store = HandWritten()
    let readings = readings(of: store) { store.seats = 4 }
    #expect(
      readings == ["1 for Guest"], "A sink is called once and reads the old number of seats.")
    #expect(store.seats == 4, "After the announcement, the store has the new number of seats.")
  }

  @Test func `each of several changes is announced`() {
    let store = HandWritten()
    let readings = readings(of: store) {
      store.name = "Ada"
      store.seats = 2
      store.name = "Alan"
    }
    #expect(
      readings == ["1 for Guest", "1 for Ada", "2 for Ada"],
      "Each of the three changes is announced once, before it happens.")
  }

  @Test func `even an equal value is announced`() {
    let store = HandWritten()
    let readings = readings(of: store) {
      store.name = "Guest"
      store.seats = 1
    }
    #expect(
      readings == ["1 for Guest", "1 for Guest"],
      """
      The name and the number of seats are set to the values they already have. Both writes are \
      announced.
      """)
  }

  @Test func `an in-place change is announced once`() {
    let store = HandWritten()
    let readings = readings(of: store) {
      store.name.append("s")
      store.seats += 1
    }
    #expect(readings == ["1 for Guest", "1 for Guests"], "append and += each count as one change.")
    #expect(store.seats == 2, "One seat was added.")
  }

  @Test func `a call to rebook is announced once, before either value changes`() {
    let store = HandWritten()
    let readings = readings(of: store) { store.rebook(name: "Ada", seats: 2) }
    #expect(readings == ["1 for Guest"], "A sink is called once and reads both old values.")
  }

  @Test func `a call to rebook is announced even if the values stay the same`() {
    let store = HandWritten()
    let readings = readings(of: store) {
      store.rebook(name: "Guest", seats: 1)
      store.rebook(name: "Guest", seats: 2)
      store.rebook(name: "Ada", seats: 2)
    }
    #expect(
      readings == ["1 for Guest", "1 for Guest", "2 for Guest"],
      """
      The first call changes nothing, the second call changes the number of seats, and the third \
      call changes the name.
      """
    )
  }

  @Test func `rebook changes both values each time it's called`() {
    let store = HandWritten()
    store.rebook(name: "Ada", seats: 2)
    #expect(store.name == "Ada", "The first call to rebook changes the name.")
    #expect(store.seats == 2, "The first call to rebook changes the number of seats.")
    let readings = readings(of: store) {
      store.rebook(name: "Alan", seats: 3)
      store.seats = 4
    }
    #expect(store.name == "Alan", "The second call to rebook changes the name.")
    #expect(
      readings == ["2 for Ada", "3 for Alan"],
      "The second call to rebook is announced once, and so is the next change to seats.")
    store.rebook(name: "", seats: 0)
    #expect(store.name == "", "The third call to rebook sets an empty name.")
    #expect(store.seats == 0, "The third call to rebook sets the number of seats to 0.")
    store.seats = 9
    store.seats = 0
    #expect(store.seats == 0, "The number of seats can also be set to 0 directly.")
  }

  @Test func `every observer is notified of each change`() {
    let store = HandWritten()
    var called: [String] = []
    let tokens = ["form", "ticket"].map { observer in
      store.objectWillChange.sink { _ in called.append(observer) }
    }
    store.rebook(name: "Ada", seats: 2)
    store.seats = 3
    #expect(
      called.sorted() == ["form", "form", "ticket", "ticket"],
      "Two observers are called for each of two changes.")
    tokens.forEach { $0.cancel() }
  }

  @Test func `the store has no @Published property`() {
    let types = Mirror(reflecting: HandWritten()).children.map { "\(type(of: $0.value))" }
    let publishedCount = types.count { $0.hasPrefix("Published<") }
    #expect(publishedCount == 0, "The store announces its changes by hand.")
  }

  @Test func `a view that observes the store shows its changes`() {
    let screen = Screen(HandWrittenTicket(store: HandWritten()))
    screen.button("One more").tap()
    #expect(screen.texts == ["2 for Guest"], "One seat was added.")
    screen.button("Two for Ada").tap()
    #expect(screen.texts == ["2 for Ada"], "The booking was changed to two seats for Ada.")
    screen.button("One more").tap()
    #expect(screen.texts == ["3 for Ada"], "One seat was added after the change.")
  }

  @Test func `an observer doesn't keep the store alive`() {
    var store: HandWritten? = HandWritten()
    weak let observed = store
    let token = store?.objectWillChange.sink { _ in }
    store?.rebook(name: "Ada", seats: 2)
    store = nil
    let isReleased = observed == nil
    #expect(isReleased, "Neither an announcement nor an observer retains the store.")
    token?.cancel()
  }
}
