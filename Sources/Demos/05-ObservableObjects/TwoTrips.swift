import StateFlow

@testable import ObservableObjects

/// Two bookings. Your form and your ticket show one of them.
struct TwoTrips: View {
  @StateObject private var morning = BookingStore()
  @StateObject private var evening = BookingStore()
  @State private var isEvening = false

  var body: some View {
    let store = isEvening ? evening : morning
    VStack(alignment: .leading) {
      Picker("Trip", selection: $isEvening) {
        Text("Morning").tag(false)
        Text("Evening").tag(true)
      }
      BookingForm(store: store)
      Divider()
      Ticket(store: store)
    }
  }
}
