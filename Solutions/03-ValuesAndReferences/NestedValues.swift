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
    VStack {
      Text("Nights: \(stops.reduce(0) { $0 + $1.stay.nights })")
      Button("One more everywhere") {
        // Use the index: the variable of a loop would be a copy.
        for index in stops.indices { stops[index].stay.nights += 1 }
      }
      // Each row gets a binding to its own stop, and doesn't depend on the
      // others.
      ForEach($stops) { $stop in
        StopRow(stop: $stop)
      }
    }
  }
}

struct StopRow: View {
  @Binding var stop: Stop

  var body: some View {
    VStack {
      Text("\(stop.city): \(stop.stay.nights)")
      Stepper(
        "Nights in \(stop.city)", value: $stop.stay.nights, in: 1...9)
      Toggle("Breakfast in \(stop.city)", isOn: $stop.stay.hasBreakfast)
    }
  }
}
