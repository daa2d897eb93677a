// It looks as if the range of a stepper were a rule about the value: it says how far the stepper goes, and nobody else.
// Caught by: One more everywhere does not stop at nine
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
        for index in stops.indices where stops[index].stay.nights < 9 {
          stops[index].stay.nights += 1
        }
      }
      // Each row gets a binding to its stop, and nothing of the others.
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
