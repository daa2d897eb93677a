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
  @Published var driver: Driver {
    didSet { forward() }
  }

  private var token: AnyCancellable?

  init(driver: Driver) {
    self.driver = driver
    forward()
  }

  private func forward() {
    // Assigning a new token releases the previous one and ends its
    // subscription. The capture is weak because the ride keeps the token, and
    // the token keeps the closure.
    token = driver.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
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
    DriverView(driver: ride.driver)
  }
}

struct DriverView: View {
  // If it gets another driver, the view observes that one.
  @ObservedObject var driver: Driver

  var body: some View {
    Text("\(driver.name), \(driver.street)")
    Text("\(driver.minutes) min")
  }
}
