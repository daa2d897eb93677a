import StateFlow

@testable import ObservableObjects

/// A view of two bookings, one of which your form and your ticket show.
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
