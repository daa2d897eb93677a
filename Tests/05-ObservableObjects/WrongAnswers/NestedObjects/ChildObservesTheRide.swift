// It looks as if the child had to observe what its parent observes: the ride does not announce what its driver does.
// Caught by: the quiet screen follows the driver
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

  var body: some View {
    DriverView(ride: ride)
  }
}

struct DriverView: View {
  @ObservedObject var ride: QuietRide

  var body: some View {
    Text("\(ride.driver.name), \(ride.driver.street)")
    Text("\(ride.driver.minutes) min")
  }
}
