// It looks as if a closure were as good as a binding: two closures are never equal, so that every row is given something new.
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
        StopRow(stop: stop) { changed in
          stops = stops.map { $0.id == changed.id ? changed : $0 }
        }
      }
    }
  }
}

struct StopRow: View {
  let stop: Stop
  let change: (Stop) -> Void

  private var edited: Binding<Stop> {
    Binding(get: { stop }, set: { change($0) })
  }

  var body: some View {
    VStack {
      Text("\(stop.city): \(stop.stay.nights)")
      Stepper(
        "Nights in \(stop.city)", value: edited.stay.nights, in: 1...9)
      Toggle("Breakfast in \(stop.city)", isOn: edited.stay.hasBreakfast)
    }
  }
}
