import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.2 Hand written", .exercise)
struct HandWrittenTests {
  /// What a sink of the store reads in it, announcement by announcement.
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

  @Test func `a change of the name is announced once, while the name is still the old one`() {
    let store = HandWritten()
    let readings = readings(of: store) { store.name = "Ada" }
    #expect(readings == ["1 for Guest"], "A sink is told once, and reads the old name.")
    #expect(store.name == "Ada", "Then the name is the new one.")
  }

  @Test func `a change of the seats is announced once, while the seats are still the old ones`() {
    let store = HandWritten()
    let readings = readings(of: store) { store.seats = 4 }
    #expect(readings == ["1 for Guest"], "A sink is told once, and reads the old seats.")
    #expect(store.seats == 4, "Then the seats are the new ones.")
  }

  @Test func `each change is announced, one after the other`() {
    let store = HandWritten()
    let readings = readings(of: store) {
      store.name = "Ada"
      store.seats = 2
      store.name = "Alan"
    }
    #expect(
      readings == ["1 for Guest", "1 for Ada", "2 for Ada"],
      "Three changes are three announcements, and each is heard before its change.")
  }

  @Test func `an equal value is announced, as @Published would`() {
    let store = HandWritten()
    let readings = readings(of: store) {
      store.name = "Guest"
      store.seats = 1
    }
    #expect(
      readings == ["1 for Guest", "1 for Guest"],
      "Nobody compares: setting the name and the seats to what they are is announced.")
  }

  @Test func `a change in place is announced once`() {
    let store = HandWritten()
    let readings = readings(of: store) {
      store.name.append("s")
      store.seats += 1
    }
    #expect(readings == ["1 for Guest", "1 for Guests"], "append and += are one change each.")
    #expect(store.seats == 2)
  }

  @Test func `rebook is announced once, before either of the two has changed`() {
    let store = HandWritten()
    let readings = readings(of: store) { store.rebook(name: "Ada", seats: 2) }
    #expect(
      readings == ["1 for Guest"],
      "Name and seats change together: one announcement, and a sink reads both old.")
  }

  @Test func `rebook changes both`() {
    let store = HandWritten()
    store.rebook(name: "Ada", seats: 2)
    #expect(store.name == "Ada")
    #expect(store.seats == 2)
  }

  @Test func `everybody who listens is told, also after a rebook`() {
    let store = HandWritten()
    var told: [String] = []
    let tokens = ["form", "ticket"].map { listener in
      store.objectWillChange.sink { _ in told.append(listener) }
    }
    store.rebook(name: "Ada", seats: 2)
    store.seats = 3
    #expect(told.sorted() == ["form", "form", "ticket", "ticket"], "Two listeners, two changes.")
    tokens.forEach { $0.cancel() }
  }

  @Test func `a view that observes the store follows it`() {
    let screen = Screen(HandWrittenTicket(store: HandWritten()))
    screen.button("One more").tap()
    #expect(screen.texts == ["2 for Guest"], "A seat more was booked.")
    screen.button("Two for Ada").tap()
    #expect(screen.texts == ["2 for Ada"], "The trip was booked anew.")
  }

  @Test func `a store that nobody keeps is released`() {
    var store: HandWritten? = HandWritten()
    weak let watched = store
    let token = store?.objectWillChange.sink { _ in }
    store?.rebook(name: "Ada", seats: 2)
    store = nil
    #expect(watched == nil, "To listen to a store, or to announce, keeps nothing alive.")
    token?.cancel()
  }
}
