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
  @Published var driver: Driver

  init(driver: Driver) {
    self.driver = driver
    unfinished(
      """
      Announce whenever the driver announces: once each time, before the \
      driver changes. Another driver may take over: that is announced once, \
      and the former driver is no concern of this ride any more. Listening \
      keeps nobody alive, neither the ride nor a former driver.
      """)
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
    let _ = unfinished(
      """
      The two texts should follow the driver, and another one who takes \
      over. Move them to a view of their own that observes the driver. When \
      the driver comes nearer, the body of this screen does not run.
      """)
    Text("\(ride.driver.name), \(ride.driver.street)")
    Text("\(ride.driver.minutes) min")
  }
}
