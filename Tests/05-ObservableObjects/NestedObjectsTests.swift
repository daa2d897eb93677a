import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.4 Nested objects", .exercise)
struct NestedObjectsTests {
  private func ada() -> Driver { Driver("Ada", street: "Mill Street", minutes: 9) }
  private func alan() -> Driver { Driver("Alan", street: "Quay", minutes: 4) }

  // MARK: The first way: the announcement is forwarded

  @Test func `a ride announces what its driver announces`() {
    let ride = Ride(driver: ada())
    let screen = Screen(RideScreen(ride: ride))
    ride.driver.minutes = 8
    #expect(screen.texts == ["Ada, Mill Street", "8 min"], "The driver is 8 minutes away now.")
    ride.driver.street = "Station Road"
    #expect(screen.texts == ["Ada, Station Road", "8 min"], "The driver is in another street now.")
  }

  @Test func `it announces once each time, while the driver is still the old one`() {
    let ride = Ride(driver: ada())
    var read: [String] = []
    let token = ride.objectWillChange.sink { _ in
      read.append("\(ride.driver.street), \(ride.driver.minutes)")
    }
    ride.driver.minutes = 8
    ride.driver.street = "Quay"
    #expect(
      read == ["Mill Street, 9", "Mill Street, 8"],
      "Two changes of the driver, and what a sink of the ride reads when it is told of each.")
    token.cancel()
  }

  @Test func `another driver is one announcement`() {
    let ride = Ride(driver: ada())
    var read: [String] = []
    let token = ride.objectWillChange.sink { _ in read.append(ride.driver.name) }
    ride.driver = alan()
    #expect(read == ["Ada"], "The ride announces its new driver once, before it has it.")
    token.cancel()
  }

  @Test func `a ride with another driver announces what that one announces`() {
    let ride = Ride(driver: ada())
    let screen = Screen(RideScreen(ride: ride))
    ride.driver = alan()
    #expect(screen.texts == ["Alan, Quay", "4 min"])
    ride.driver.minutes = 3
    #expect(screen.texts == ["Alan, Quay", "3 min"], "Alan comes nearer.")
  }

  @Test func `a ride does not announce what a former driver announces`() {
    let former = ada()
    let ride = Ride(driver: former)
    ride.driver = alan()
    var announcements = 0
    let token = ride.objectWillChange.sink { _ in announcements += 1 }
    former.minutes = 8
    #expect(announcements == 0, "Ada drives somebody else now.")
    token.cancel()
  }

  @Test func `after many drivers, each change is announced once`() {
    let ride = Ride(driver: ada())
    let returning = ride.driver
    for _ in 0..<3 { ride.driver = alan() }
    ride.driver = returning
    ride.driver = returning
    var announcements = 0
    let token = ride.objectWillChange.sink { _ in announcements += 1 }
    returning.minutes = 8
    #expect(announcements == 1, "Ada came back, and came nearer once.")
    token.cancel()
  }

  @Test func `a ride that nobody keeps is released, though its driver goes on`() {
    let driver = ada()
    var ride: Ride? = Ride(driver: driver)
    weak let watched = ride
    driver.minutes = 8
    ride = nil
    #expect(watched == nil, "To listen to the driver must not keep the ride alive.")
    driver.minutes = 7
  }

  @Test func `a former driver whom nobody keeps is released`() {
    let ride = Ride(driver: ada())
    weak let watched = ride.driver
    ride.driver.minutes = 8
    ride.driver = alan()
    #expect(watched == nil, "The ride has another driver, and need not keep the former one.")
  }

  // MARK: The second way: the driver is observed in a view of its own

  @Test func `the quiet screen follows the driver`() {
    let ride = QuietRide(driver: ada())
    let screen = Screen(QuietRideScreen(ride: ride))
    ride.driver.minutes = 8
    #expect(screen.texts == ["Ada, Mill Street", "8 min"], "The driver is 8 minutes away now.")
    ride.driver.street = "Quay"
    #expect(screen.texts == ["Ada, Quay", "8 min"], "The driver is in another street now.")
  }

  @Test func `the body of the quiet screen does not run for its driver`() {
    let ride = QuietRide(driver: ada())
    let screen = Screen(QuietRideScreen(ride: ride))
    ride.driver.minutes = 8
    #expect(screen.shows("8 min"))
    #expect(
      screen.bodyCount(of: QuietRideScreen.self) == 1,
      "It ran for the first time. What the driver announces concerns the driver's view alone.")
  }

  @Test func `the quiet ride announces a new driver only`() {
    let ride = QuietRide(driver: ada())
    let screen = Screen(QuietRideScreen(ride: ride))
    var announcements = 0
    let token = ride.objectWillChange.sink { _ in announcements += 1 }
    ride.driver.minutes = 8
    #expect(screen.shows("8 min"))
    #expect(announcements == 0, "The second way leaves the ride as it is.")
    ride.driver = alan()
    #expect(announcements == 1, "A new driver is a change of the ride.")
    token.cancel()
  }

  @Test func `the quiet screen turns to another driver`() {
    let former = ada()
    let ride = QuietRide(driver: former)
    let screen = Screen(QuietRideScreen(ride: ride))
    ride.driver = alan()
    #expect(screen.texts == ["Alan, Quay", "4 min"], "Alan was sent.")
    ride.driver.minutes = 3
    #expect(screen.texts == ["Alan, Quay", "3 min"], "Alan comes nearer.")
  }

  @Test func `a former driver runs no body of the quiet screen`() {
    let former = ada()
    let ride = QuietRide(driver: former)
    let screen = Screen(QuietRideScreen(ride: ride))
    ride.driver = alan()
    #expect(screen.shows("4 min"))
    let updates = screen.story.updates.count
    former.minutes = 8
    screen.graph.update()
    let runs = screen.story.updates.dropFirst(updates).flatMap(\.runs)
    #expect(runs.isEmpty, "Nothing on screen shows Ada any more.")
  }
}
