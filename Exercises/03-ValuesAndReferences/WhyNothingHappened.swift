import StateFlow

// You turn a thermostat up, but its display stays at 18 degrees. This file
// contains four copies of the thermostat: one as it was found, and one for each
// of three ways to fix it. A fix must not add state or replace the view.

/// The room of the broken thermostat. Don't change it.
final class Room {
  var degrees = 18
}

/// The broken thermostat. A tap on "Warmer" raises the room's temperature, but
/// the display stays at 18. Don't change it. Fix the three thermostats below
/// instead.
struct BrokenThermostat: View {
  @State private var room = Room()

  var body: some View {
    Dial(degrees: room.degrees) { room.degrees += 1 }
  }
}

final class StructRoom {
  var degrees = 18
}

struct StructThermostat: View {
  @State private var room = StructRoom()

  var body: some View {
    let _ = unfinished(
      """
      Make StructRoom a struct, so that raising its temperature writes the \
      view's state. Then delete this call to unfinished.
      """)
    Dial(degrees: room.degrees) { room.degrees += 1 }
  }
}

final class AnnouncingRoom {
  var degrees = 18
}

struct AnnouncingThermostat: View {
  @State private var room = AnnouncingRoom()

  var body: some View {
    let _ = unfinished(
      """
      Keep AnnouncingRoom a class and make it an ObservableObject. Let the \
      view own and observe it. Then delete this call to unfinished.
      """)
    Dial(degrees: room.degrees) { room.degrees += 1 }
  }
}

final class ObservedRoom {
  var degrees = 18
}

struct ObservingThermostat: View {
  @State private var room = ObservedRoom()

  var body: some View {
    let _ = unfinished(
      """
      Keep ObservedRoom a class and make it @Observable. It must not be an \
      ObservableObject. Let the view own it. Then delete this call to \
      unfinished.
      """)
    Dial(degrees: room.degrees) { room.degrees += 1 }
  }
}

/// The display and the button of every thermostat. This view is complete.
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

/// The four thermostats, stacked vertically. This view is complete.
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
