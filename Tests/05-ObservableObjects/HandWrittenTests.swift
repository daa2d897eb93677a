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

  @Test(.proves(1)) func `a new name is announced once, before the name changes`() {
    let store = HandWritten()
    let readings = readings(of: store) { store.name = "Ada" }
    #expect(readings == ["1 for Guest"], "A sink should be called once and read the old name.")
    #expect(store.name == "Ada", "After the announcement, the store should have the new name.")
  }

  @Test(.proves(1)) func `a new number of seats is announced once, before the number changes`() {
    let store = HandWritten()
    let readings = readings(of: store) { store.seats = 4 }
    #expect(
      readings == ["1 for Guest"], "A sink should be called once and read the old number of seats.")
    #expect(
      store.seats == 4, "After the announcement, the store should have the new number of seats.")
  }

  @Test(.proves(1)) func `each of several changes is announced`() {
    let store = HandWritten()
    let readings = readings(of: store) {
      store.name = "Ada"
      store.seats = 2
      store.name = "Alan"
    }
    #expect(
      readings == ["1 for Guest", "1 for Ada", "2 for Ada"],
      "Each of the three changes should be announced once, before it happens.")
  }

  @Test(.proves(2)) func `even an equal value is announced`() {
    let store = HandWritten()
    let readings = readings(of: store) {
      store.name = "Guest"
      store.seats = 1
    }
    #expect(
      readings == ["1 for Guest", "1 for Guest"],
      """
      The name and the number of seats are set to the values they already have. Both writes should \
      be announced.
      """)
  }

  @Test(.proves(1)) func `an in-place change is announced once`() {
    let store = HandWritten()
    let readings = readings(of: store) {
      store.name.append("s")
      store.seats += 1
    }
    #expect(readings == ["1 for Guest", "1 for Guests"], "append and += each count as one change.")
    #expect(store.seats == 2, "One seat should have been added.")
  }

  @Test(.proves(3)) func `a call to rebook is announced once, before either value changes`() {
    let store = HandWritten()
    let readings = readings(of: store) { store.rebook(name: "Ada", seats: 2) }
    #expect(readings == ["1 for Guest"], "A sink should be called once and read both old values.")
  }

  @Test(.proves(3)) func `a call to rebook is announced even if the values stay the same`() {
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
      call changes the name. Each should be announced.
      """)
  }

  @Test(.proves(4)) func `rebook changes both values each time it's called`() {
    let store = HandWritten()
    store.rebook(name: "Ada", seats: 2)
    #expect(store.name == "Ada", "The first call to rebook should change the name.")
    #expect(store.seats == 2, "The first call to rebook should change the number of seats.")
    let readings = readings(of: store) {
      store.rebook(name: "Alan", seats: 3)
      store.seats = 4
    }
    #expect(store.name == "Alan", "The second call to rebook should change the name.")
    #expect(
      readings == ["2 for Ada", "3 for Alan"],
      "The second call to rebook should be announced once, and so should the next change to seats.")
    store.rebook(name: " ada", seats: 80)
    #expect(store.name == " ada", "rebook should set the name exactly as given.")
    #expect(store.seats == 80, "rebook should set the number of seats exactly as given.")
    store.rebook(name: "", seats: 0)
    #expect(store.name == "", "The last call to rebook should set an empty name.")
    #expect(store.seats == 0, "The last call to rebook should set the number of seats to 0.")
    store.seats = 9
    store.seats = 0
    #expect(store.seats == 0, "You should be able to set the number of seats to 0 directly, too.")
  }

  @Test(.proves(5)) func `every observer is notified of each change`() {
    let store = HandWritten()
    var called: [String] = []
    let tokens = ["form", "ticket"].map { observer in
      store.objectWillChange.sink { _ in called.append(observer) }
    }
    store.rebook(name: "Ada", seats: 2)
    store.seats = 3
    #expect(
      called.sorted() == ["form", "form", "ticket", "ticket"],
      "Two observers should be called for each of two changes.")
    tokens.forEach { $0.cancel() }
  }

  @Test(.proves(6)) func `the store has no @Published property`() {
    let types = Mirror(reflecting: HandWritten()).children.map { "\(type(of: $0.value))" }
    #expect(
      types.count { $0.hasPrefix("Published<") } == 0,
      "The store should announce its changes by hand.")
  }

  @Test(.proves(5)) func `a view that observes the store shows its changes`() {
    let screen = Screen(HandWrittenTicket(store: HandWritten()))
    screen.button("One more").tap()
    #expect(screen.texts == ["2 for Guest"], "One seat was added, so the screen should show two.")
    screen.button("Two for Ada").tap()
    #expect(screen.texts == ["2 for Ada"], "The booking was changed to two seats for Ada.")
    screen.button("One more").tap()
    #expect(screen.texts == ["3 for Ada"], "One seat was added after the change.")
  }

  @Test(.proves(7)) func `an observer doesn't keep the store alive`() {
    var store: HandWritten? = HandWritten()
    weak let observed = store
    let token = store?.objectWillChange.sink { _ in }
    store?.rebook(name: "Ada", seats: 2)
    store = nil
    #expect(observed == nil, "Neither an announcement nor an observer should retain the store.")
    token?.cancel()
  }
}
