import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.4 Nested objects", .exercise)
struct NestedObjectsTests {
  private func ada() -> Driver { Driver("Ada", street: "Mill Street", minutes: 9) }
  private func alan() -> Driver { Driver("Alan", street: "Quay", minutes: 4) }

  // MARK: The first fix: the ride announces the changes of its driver

  @Test(.proves(1)) func `the ride's screen shows changes to the driver`() {
    let ride = Ride(driver: ada())
    let screen = Screen(RideScreen(ride: ride))
    ride.driver.minutes = 8
    #expect(screen.texts == ["Ada, Mill Street", "8 min"], "The driver is 8 minutes away.")
    ride.driver.street = "Station Road"
    #expect(screen.texts == ["Ada, Station Road", "8 min"], "The driver is on another street.")
  }

  @Test(.proves(1)) func `the ride announces each change to the driver once, before it happens`() {
    let ride = Ride(driver: ada())
    var read: [String] = []
    let token = ride.objectWillChange.sink { _ in
      read.append("\(ride.driver.street), \(ride.driver.minutes)")
    }
    ride.driver.minutes = 8
    ride.driver.street = "Quay"
    ride.driver.street = "Quay"
    #expect(
      read == ["Mill Street, 9", "Mill Street, 8", "Quay, 8"],
      "At each announcement, a sink on the ride should read the values before the change.")
    token.cancel()
  }

  @Test(.proves(2)) func `the ride announces a change of driver once, before it happens`() {
    let ride = Ride(driver: ada())
    var read: [String] = []
    let token = ride.objectWillChange.sink { _ in read.append(ride.driver.name) }
    ride.driver = alan()
    #expect(
      read == ["Ada"], "A sink on the ride should be called once and read the previous driver.")
    ride.driver = ada()
    #expect(read == ["Ada", "Alan"], "The next change of driver should be announced once, too.")
    token.cancel()
  }

  @Test(.proves(3)) func `the ride's screen shows another driver and the changes to that driver`() {
    let ride = Ride(driver: ada())
    let screen = Screen(RideScreen(ride: ride))
    ride.driver = alan()
    #expect(
      screen.texts == ["Alan, Quay", "4 min"],
      "Alan is the driver now, so the screen should show his street and minutes.")
    ride.driver.minutes = 3
    #expect(screen.texts == ["Alan, Quay", "3 min"], "Alan is now three minutes away.")
    ride.driver.street = "Station Road"
    #expect(screen.texts == ["Alan, Station Road", "3 min"], "Alan is on another street.")
  }

  @Test(.proves(3))
  func `the ride's screen shows changes to another driver with the same name and place`() {
    let ride = Ride(driver: ada())
    let screen = Screen(RideScreen(ride: ride))
    ride.driver.minutes = 8
    ride.driver = ada()
    #expect(screen.texts == ["Ada, Mill Street", "9 min"], "The second Ada is 9 minutes away.")
    ride.driver.minutes = 3
    #expect(
      screen.texts == ["Ada, Mill Street", "3 min"], "The second Ada is now three minutes away.")
  }

  @Test(.proves(3)) func `the ride doesn't announce changes to a former driver`() {
    let former = ada()
    let ride = Ride(driver: former)
    ride.driver = alan()
    var announcements = 0
    let token = ride.objectWillChange.sink { _ in announcements += 1 }
    former.minutes = 8
    #expect(announcements == 0, "Ada is no longer this ride's driver.")
    token.cancel()
  }

  @Test(.proves(3)) func `after many changes of driver, each change is still announced once`() {
    let ride = Ride(driver: ada())
    let returning = ride.driver
    for _ in 0..<3 { ride.driver = alan() }
    ride.driver = returning
    ride.driver = returning
    var announcements = 0
    let token = ride.objectWillChange.sink { _ in announcements += 1 }
    returning.minutes = 8
    #expect(announcements == 1, "Ada is the driver again, and her minutes were changed once.")
    let other = alan()
    for driver in [other, returning, other] { ride.driver = driver }
    announcements = 0
    other.minutes = 3
    #expect(announcements == 1, "Alan is the driver again, and his minutes were changed once.")
    returning.minutes = 7
    #expect(announcements == 1, "Ada is no longer the driver, so the ride should announce nothing.")
    token.cancel()
  }

  @Test(.proves(4)) func `two rides with the same driver both announce the driver's changes`() {
    let driver = ada()
    let first = Ride(driver: driver)
    let second = Ride(driver: driver)
    var announcements: [String] = []
    let tokens = [
      first.objectWillChange.sink { _ in announcements.append("first") },
      second.objectWillChange.sink { _ in announcements.append("second") },
    ]
    driver.minutes = 8
    #expect(
      announcements.sorted() == ["first", "second"],
      "Both rides should announce a change to the driver's minutes.")
    tokens.forEach { $0.cancel() }
  }

  @Test(.proves(5)) func `a driver doesn't keep the ride alive`() {
    let driver = ada()
    var ride: Ride? = Ride(driver: driver)
    weak let observed = ride
    driver.minutes = 8
    ride = nil
    #expect(
      observed == nil, "The ride observes its driver, but the driver shouldn't retain the ride.")
    driver.minutes = 7
  }

  @Test(.proves(5)) func `a second driver doesn't keep the ride alive, either`() {
    let driver = alan()
    var ride: Ride? = Ride(driver: ada())
    weak let observed = ride
    ride?.driver = driver
    driver.minutes = 3
    ride = nil
    #expect(
      observed == nil,
      "The ride observes its second driver, but that driver shouldn't retain the ride.")
  }

  @Test(.proves(5)) func `a former driver is released`() {
    let ride = Ride(driver: ada())
    weak let former = ride.driver
    ride.driver.minutes = 8
    ride.driver = alan()
    #expect(former == nil, "The ride has a new driver and shouldn't retain the former one.")
  }

  // MARK: The second fix: a view observes the driver

  @Test(.proves(6)) func `the quiet screen shows changes to the driver`() {
    let ride = QuietRide(driver: ada())
    let screen = Screen(QuietRideScreen(ride: ride))
    ride.driver.minutes = 8
    #expect(screen.texts == ["Ada, Mill Street", "8 min"], "The driver is 8 minutes away.")
    ride.driver.street = "Quay"
    #expect(screen.texts == ["Ada, Quay", "8 min"], "The driver is on another street.")
  }

  @Test(.proves(7)) func `the quiet screen's body doesn't run when the driver comes closer`() {
    let ride = QuietRide(driver: ada())
    let screen = Screen(QuietRideScreen(ride: ride))
    ride.driver.minutes = 8
    ride.driver.street = "Quay"
    #expect(screen.shows("8 min"), "The screen should show the change to the driver.")
    #expect(
      screen.bodyCount(of: QuietRideScreen.self) == 1,
      "The body of QuietRideScreen should run only when the screen appears.")
    ride.driver = alan()
    ride.driver.minutes = 3
    #expect(screen.shows("3 min"), "The screen should show the change to the second driver.")
    #expect(
      screen.bodyCount(of: QuietRideScreen.self) == 2,
      "The body of QuietRideScreen should run once more, for the second driver.")
  }

  @Test(.proves(7)) func `the quiet ride announces only a change of driver`() {
    let ride = QuietRide(driver: ada())
    let screen = Screen(QuietRideScreen(ride: ride))
    var announcements = 0
    let token = ride.objectWillChange.sink { _ in announcements += 1 }
    ride.driver.minutes = 8
    #expect(screen.shows("8 min"), "The screen should show the change to the driver.")
    #expect(announcements == 0, "The quiet ride shouldn't announce its driver's changes.")
    ride.driver = alan()
    #expect(screen.shows("4 min"), "The screen should show the ride's new driver.")
    #expect(announcements == 1, "The quiet ride should announce a change of driver once.")
    token.cancel()
  }

  @Test(.proves(6))
  func `the quiet screen shows changes to a second driver and then to the first driver again`() {
    let former = ada()
    let ride = QuietRide(driver: former)
    let screen = Screen(QuietRideScreen(ride: ride))
    ride.driver = alan()
    #expect(
      screen.texts == ["Alan, Quay", "4 min"],
      "Alan is the driver now, so the screen should show his street and minutes.")
    ride.driver.minutes = 3
    #expect(screen.texts == ["Alan, Quay", "3 min"], "Alan is now three minutes away.")
    ride.driver = former
    #expect(screen.texts == ["Ada, Mill Street", "9 min"], "Ada is the driver again.")
    ride.driver.minutes = 7
    #expect(screen.texts == ["Ada, Mill Street", "7 min"], "Ada is now seven minutes away.")
  }

  @Test(.proves(6))
  func `the quiet screen shows changes to another driver with the same name and place`() {
    let ride = QuietRide(driver: ada())
    let screen = Screen(QuietRideScreen(ride: ride))
    ride.driver.minutes = 8
    ride.driver = ada()
    #expect(screen.texts == ["Ada, Mill Street", "9 min"], "The second Ada is 9 minutes away.")
    ride.driver.minutes = 3
    #expect(
      screen.texts == ["Ada, Mill Street", "3 min"], "The second Ada is now three minutes away.")
  }

  @Test(.proves(8)) func `no body of the quiet screen runs for a former driver`() {
    let former = ada()
    let ride = QuietRide(driver: former)
    let screen = Screen(QuietRideScreen(ride: ride))
    ride.driver = alan()
    #expect(screen.shows("4 min"), "Alan is the driver now.")
    let updates = screen.story.updates.count
    former.minutes = 8
    screen.graph.update()
    let views = screen.story.updates.dropFirst(updates).flatMap(\.runs).map(\.view)
    #expect(views == [], "No view shows Ada anymore, so no body should run.")
  }
}
