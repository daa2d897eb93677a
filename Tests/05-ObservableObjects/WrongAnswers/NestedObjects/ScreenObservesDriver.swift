// It looks as if it made no difference who observes: the whole screen runs for what one part of it shows.
// Caught by: the body of the quiet screen does not run for its driver
import StateFlow

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
    token = driver.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
  }
}

struct RideScreen: View {
  @ObservedObject var ride: Ride

  var body: some View {
    Text("\(ride.driver.name), \(ride.driver.street)")
    Text("\(ride.driver.minutes) min")
  }
}

final class QuietRide: ObservableObject {
  @Published var driver: Driver

  init(driver: Driver) {
    self.driver = driver
  }
}

struct QuietRideScreen: View {
  @ObservedObject var ride: QuietRide
  @ObservedObject var driver: Driver

  init(ride: QuietRide) {
    self.ride = ride
    driver = ride.driver
  }

  var body: some View {
    Text("\(driver.name), \(driver.street)")
    Text("\(driver.minutes) min")
  }
}
