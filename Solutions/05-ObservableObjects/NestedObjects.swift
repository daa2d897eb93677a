import StateFlow

// A taxi ride has a driver, and both are objects. The driver comes nearer,
// and the screen of the ride stands still. There are two ways to mend that.

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

/// The first way: the ride announces what its driver announces.
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
    // The former token is released here, and with it the former subscription.
    // Weak, because the ride keeps the token, and the token the closure.
    token = driver.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
  }
}

/// The screen of the first way is complete: it knows the ride alone.
struct RideScreen: View {
  @ObservedObject var ride: Ride

  var body: some View {
    Text("\(ride.driver.name), \(ride.driver.street)")
    Text("\(ride.driver.minutes) min")
  }
}

/// The second way: the ride stays as it is, and announces a new driver only.
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
  // Handed another driver, the view observes that one.
  @ObservedObject var driver: Driver

  var body: some View {
    Text("\(driver.name), \(driver.street)")
    Text("\(driver.minutes) min")
  }
}
