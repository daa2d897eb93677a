// It looks as if the second way were the first once more: the ride announces everything, and all who observe it run.
// Caught by: the quiet ride announces a new driver only
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

struct QuietRideScreen: View {
  @ObservedObject var ride: QuietRide

  var body: some View {
    DriverView(driver: ride.driver)
  }
}

struct DriverView: View {
  @ObservedObject var driver: Driver

  var body: some View {
    Text("\(driver.name), \(driver.street)")
    Text("\(driver.minutes) min")
  }
}
