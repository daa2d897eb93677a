// It looks as if the state had to be given another object: then it is another room at each tap, and whoever else has the first one sees nothing.
// Caught by: a tap changes the room, and no state of the view
import Observation
import StateFlow

// A thermostat is turned up, and its display stays at 18 degrees. It stands
// here four times: once as it was found, and once for each way to fix it.

/// Leave it as it is: this is the room of the broken thermostat.
final class Room {
  var degrees = 18
}

/// Leave it as it is, too: a tap on "Warmer" turns the room up, and the display
/// stays at 18. The three others are here to be fixed.
struct BrokenThermostat: View {
  @State private var room = Room()

  var body: some View {
    Dial(degrees: room.degrees) { room.degrees += 1 }
  }
}

struct StructRoom {
  var degrees = 18
}

struct StructThermostat: View {
  @State private var room = StructRoom()

  var body: some View {
    Dial(degrees: room.degrees) { room.degrees += 1 }
  }
}

final class AnnouncingRoom: ObservableObject {
  @Published var degrees = 18
}

struct AnnouncingThermostat: View {
  @StateObject private var room = AnnouncingRoom()

  var body: some View {
    Dial(degrees: room.degrees) { room.degrees += 1 }
  }
}

@Observable final class ObservedRoom {
  var degrees = 18
}

struct ObservingThermostat: View {
  @State private var room = ObservedRoom()

  var body: some View {
    Dial(degrees: room.degrees) {
      let warmer = ObservedRoom()
      warmer.degrees = room.degrees + 1
      room = warmer
    }
  }
}

/// Complete: what each of the thermostats looks like.
struct Dial: View {
  let degrees: Int
  let turnUp: () -> Void

  var body: some View {
    VStack {
      Text("\(degrees) degrees")
      Button("Warmer") { turnUp() }
    }
  }
}

/// Complete: the four thermostats, one below the other.
struct WhyNothingHappened: View {
  var body: some View {
    List {
      Section("As it was found") { BrokenThermostat() }
      Section("A struct") { StructThermostat() }
      Section("An ObservableObject") { AnnouncingThermostat() }
      Section("@Observable") { ObservingThermostat() }
    }
  }
}
