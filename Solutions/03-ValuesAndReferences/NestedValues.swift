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
