import StateFlow

@testable import ObservableObjects

/// Two rides, whose views follow their drivers in different ways, and buttons for the drivers.
struct TaxiStand: View {
  @StateObject private var ride = Ride(driver: Driver("Ada", street: "Mill Lane", minutes: 9))
  @StateObject private var quiet = QuietRide(driver: Driver("Bo", street: "Kiln Road", minutes: 7))

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading) {
        Section("The ride forwards") {
          RideScreen(ride: ride)
          DriverButtons(driver: $ride.driver)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      VStack(alignment: .leading) {
        Section("A view observes the driver") {
          QuietRideScreen(ride: quiet)
          DriverButtons(driver: $quiet.driver)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Buttons that change a driver without showing the driver.
struct DriverButtons: View {
  @Binding var driver: Driver

  var body: some View {
    Button("Nearer") { driver.minutes -= 1 }
    Button("Another driver") { driver = Driver("Cleo", street: "Quay", minutes: 12) }
  }
}
