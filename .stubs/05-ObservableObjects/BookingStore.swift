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
      Show a TextField titled "Name", and a Stepper from 1 to 5, labeled \
      "Seats: 1" and so on. Both show what the store holds and write to it. \
      Make the store announce, and observe it.
      """,
      placeholder: Text(""))
  }
}

struct Ticket: View {
  let store: BookingStore

  var body: some View {
    unfinished(
      """
      Show "1 for Guest": the seats and the name of the booking. The ticket \
      follows its store, whoever changes it.
      """,
      placeholder: Text(""))
  }
}
