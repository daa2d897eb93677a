// It looks as if a binding had to be made by hand: one that is made of closures is another one each time, and every row runs.
// Caught by: a change in one row runs the body of no other row
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
    VStack {
      Text("Nights: \(stops.reduce(0) { $0 + $1.stay.nights })")
      Button("One more everywhere") {
        for index in stops.indices { stops[index].stay.nights += 1 }
      }
      ForEach(stops) { stop in
        StopRow(
          stop: Binding(
            get: { stop },
            set: { new in stops = stops.map { $0.id == new.id ? new : $0 } }))
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
