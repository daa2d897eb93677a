import StateFlow

// You turn a thermostat up, but its display stays at 18 degrees. This file
// contains four copies of the thermostat: one as it was found, and one for each
// of three ways to fix it.
//
// 1. Each tap on "Warmer" raises the temperature that a fixed thermostat shows
//    by 1. It starts at 18 degrees.
// 2. StructRoom is a struct, and raising its temperature writes the view's
//    state.
// 3. AnnouncingRoom is a class and an ObservableObject, which its view owns and
//    observes.
// 4. ObservedRoom is a class and @Observable, but not an ObservableObject, and
//    its view owns it.
// 5. A tap writes only one property and runs the dial's body once.
// 6. A fix adds no state to a view besides its room, and doesn't replace the
//    view.
// 7. The room survives an update of the parent.
// 8. Each thermostat has its own room.
// 9. The broken thermostat stays as it was found: a tap on its button updates
//    nothing.
// 10. The kit reports no warnings about the fixed thermostats.

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
      Make StructRoom a struct (requirement 2). Then delete this call to \
      unfinished.
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
      Make AnnouncingRoom an ObservableObject, and let the view own and \
      observe it (requirement 3). Then delete this call to unfinished.
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
      Make ObservedRoom @Observable, and let the view own it (requirement 4). \
      Then delete this call to unfinished.
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
