import StateFlow

// In a travel planner, a journey has stops, a stop has a stay, and a stay has a
// number of nights, so editing the nights changes a value deep inside another
// one.
//
// 1. The screen shows the total number of nights, in the form "Nights: 6", and
//    a StopRow for each stop with its city and its nights, in the form
//    "Oslo: 2". Each is in its own Text, which contains nothing else.
// 2. The Stepper "Nights in Oslo" changes the nights in Oslo, from 1 to 9, and
//    there is one for each of the other cities. How it behaves for a stop with
//    more than 9 nights is up to you.
// 3. The Toggle "Breakfast in Oslo" changes the stop's hasBreakfast, and there
//    is one for each of the other cities. Nothing else changes hasBreakfast.
// 4. The button "One more everywhere" adds a night to every stop, even to one
//    that already has 9 nights.
// 5. "One more everywhere" is a single update: it runs each body at most once.
// 6. A change in one row doesn't run the body of any other row.
// 7. The journey survives an update of the parent.
// 8. The kit reports no warnings.

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
      "Show the total, the button, and a StopRow for each stop.",
      placeholder: Text(""))
  }
}

struct StopRow: View {
  var body: some View {
    unfinished(
      """
      Decide what the row needs from NestedValues, and declare the necessary \
      properties, with any names. Show one stop (requirements 1 to 3).
      """,
      placeholder: Text(""))
  }
}
