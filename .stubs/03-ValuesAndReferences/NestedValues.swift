import StateFlow

// A journey has stops, and each stop has a stay. Somebody plans how long to
// stay, and changes a number deep inside one value.

struct Stay {
  var nights: Int
  var hasBreakfast = false
}

struct Stop: Identifiable {
  let id: Int
  let city: String
  var stay: Stay
}

struct NestedValues: View {
  @State private var stops = [
    Stop(id: 1, city: "Oslo", stay: Stay(nights: 2)),
    Stop(id: 2, city: "Bergen", stay: Stay(nights: 1)),
    Stop(id: 3, city: "Bodø", stay: Stay(nights: 3)),
  ]

  var body: some View {
    unfinished(
      """
      Show "Nights: 6", the nights of all stops together; a button, "One \
      more everywhere", which adds a night to each stop, to one of 9 as \
      well, in one update; and a StopRow for each stop. A change in one row \
      runs the body of no other row.
      """,
      placeholder: Text(""))
  }
}

struct StopRow: View {
  var body: some View {
    unfinished(
      """
      Show one stop of the journey: "Oslo: 2", the nights in its city; a \
      stepper, "Nights in Oslo", from 1 to 9, which changes them; and a \
      toggle, "Breakfast in Oslo", which changes hasBreakfast. What the \
      stepper does where there are more than 9 nights is open. Decide what \
      the row has to be given, and name it as you like.
      """,
      placeholder: Text(""))
  }
}
