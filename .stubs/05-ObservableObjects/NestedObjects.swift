import StateFlow

// A taxi ride has a driver, and both are objects. When the driver comes closer,
// the ride's screen doesn't update. Fix this in two ways.

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
    unfinished(
      """
      Announce each change to the driver's properties once, before it happens. \
      If the ride gets another driver, announce this change once, too. From \
      then on, announce the new driver's changes but not the previous \
      driver's. Observing must not keep the ride or a previous driver alive.
      """)
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
      Make both Text views follow the ride's driver, even if the ride gets \
      another driver. To do this, move them to a separate view that observes \
      the driver. When the driver comes closer, the body of QuietRideScreen \
      must not run. Finally, delete this call to unfinished.
      """)
    Text("\(ride.driver.name), \(ride.driver.street)")
    Text("\(ride.driver.minutes) min")
  }
}
