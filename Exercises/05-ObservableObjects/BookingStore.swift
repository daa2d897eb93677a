import StateFlow

// A boat trip is booked: a name, and one to five seats. A form changes the
// booking; a ticket beside it shows the booking as it is at every moment.

final class BookingStore: ObservableObject {
  var name = "Guest"
  var seats = 1
}

struct BookingForm: View {
  let store: BookingStore

  var body: some View {
    unfinished(
      """
      Make the class above announce its changes, and let both views observe \
      the store: that is done outside of this body. In here, show a TextField \
      titled "Name", and a Stepper from 1 to 5, labeled "Seats: 1" and so on. \
      Both show what the store holds and write to it.
      """,
      placeholder: Text(""))
  }
}

struct Ticket: View {
  let store: BookingStore

  var body: some View {
    unfinished(
      """
      Show "1 for Guest": the seats and the name of the booking. Form and \
      ticket follow their store, whoever changes it; and when the parent \
      passes another store, they turn to that one.
      """,
      placeholder: Text(""))
  }
}
