import StateFlow

// A taxi ride has a driver, and both are objects. When the driver comes closer,
// the ride's screen doesn't update. Fix this in two ways. In the first, Ride
// announces its driver's changes (requirements 1 to 5). In the second, a
// separate view observes the driver of a QuietRide (requirements 6 to 8).
//
// 1. The ride announces each change to its driver's properties once, before it
//    happens, and its screen shows the change.
// 2. The ride announces a change of driver once, before it happens.
// 3. After a change of driver, the ride announces each change to the new driver
//    once, and no longer announces changes to the previous one.
// 4. If two rides have the same driver, both announce the driver's changes.
// 5. Observing keeps neither the ride nor a previous driver alive.
// 6. Both Text views of the quiet screen follow the ride's driver, even after
//    the driver is replaced.
// 7. When a property of the driver changes, the body of QuietRideScreen doesn't
//    run, and the quiet ride announces nothing.
// 8. A change to a previous driver runs no body of the quiet screen.

final class Driver: ObservableObject {
  let name: String
  @Published var street: String
  @Published var minutes: Int

  init(_ name: String, street: String, minutes: Int) {
    self.name = name
    self.street = street
    self.minutes = minutes
  }
}

/// The ride for the first fix. It announces its driver's changes.
final class Ride: ObservableObject {
  @Published var driver: Driver

  init(driver: Driver) {
    self.driver = driver
    unfinished("Announce the driver's changes (requirements 1 to 5).")
  }
}

/// The screen for the first fix observes only the ride. It is complete.
struct RideScreen: View {
  @ObservedObject var ride: Ride

  var body: some View {
    Text("\(ride.driver.name), \(ride.driver.street)")
    Text("\(ride.driver.minutes) min")
  }
}

/// The ride for the second fix is complete. It announces a change only when it
/// gets another driver.
final class QuietRide: ObservableObject {
  @Published var driver: Driver

  init(driver: Driver) {
    self.driver = driver
  }
}

struct QuietRideScreen: View {
  @ObservedObject var ride: QuietRide

  var body: some View {
    let _ = unfinished(
      """
      Move both Text views to a view that observes the driver, and delete this \
      call.
      """)
    Text("\(ride.driver.name), \(ride.driver.street)")
    Text("\(ride.driver.minutes) min")
  }
}
