import StateFlow

// In a travel planner, a journey has stops, a stop has a stay, and a stay has a
// number of nights, so editing the nights changes a value deep inside another
// one.

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
      Show the total number of nights, in the form "Nights: 6"; a button \
      titled "One more everywhere"; and a StopRow for each stop. The button \
      adds a night to every stop, even to one that already has 9 nights, in a \
      single update. A change in one row must not run the body of any other \
      row.
      """,
      placeholder: Text(""))
  }
}

struct StopRow: View {
  var body: some View {
    unfinished(
      """
      Show one stop: its city and nights, in the form "Oslo: 2"; a Stepper \
      titled "Nights in Oslo" that changes the number of nights, from 1 to 9; \
      and a Toggle titled "Breakfast in Oslo" that changes hasBreakfast. How \
      the stepper behaves for a stop with more than 9 nights is up to you. \
      Decide what the row needs from NestedValues, and declare the necessary \
      properties, with any names.
      """,
      placeholder: Text(""))
  }
}
