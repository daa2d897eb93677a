import StateFlow

// You book a boat trip in a form, where you enter a name and choose one to five
// seats. A ticket next to the form always shows the current booking.

final class BookingStore: ObservableObject {
  var name = "Guest"
  var seats = 1
}

struct BookingForm: View {
  let store: BookingStore

  var body: some View {
    unfinished(
      """
      Make BookingStore announce its changes, and make both views observe \
      their store. To do this, change the class above and the properties of \
      both views. In this body, show a TextField titled "Name", and a Stepper \
      from 1 to 5 that is labeled with the number of seats, such as "Seats: \
      1". Both controls read and write the store's values.
      """,
      placeholder: Text(""))
  }
}

struct Ticket: View {
  let store: BookingStore

  var body: some View {
    unfinished(
      """
      Show the number of seats and the name, in the form "1 for Guest". The \
      form and the ticket must follow every change to their store, no matter \
      which code makes it. When the parent passes another store, they must \
      switch to that store.
      """,
      placeholder: Text(""))
  }
}
