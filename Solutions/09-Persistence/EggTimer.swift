import StateFlow

// An egg timer has three versions. Predict what the timer shows and which
// values are saved at the end of each of six days. Write each prediction as a
// literal, like the example in the comment on EndOfDay. Don't change the
// program, and don't call it from your answer.
//
// 1. `prediction1` is the end of day 1: a new user changes the number of eggs.
// 2. `prediction2` is the end of day 2: the user changes the minutes and then
//    changes them back.
// 3. `prediction3` is the end of day 3: version 2 has a different default.
// 4. `prediction4` is the end of day 4: a new user of version 2 changes the
//    size.
// 5. `prediction5` is the end of day 5: the user goes back to version 1.
// 6. `prediction6` is the end of day 6: version 3 registers a default.

enum EggSize: Int {
  case small = 0
  case medium = 1
  case large = 2
}

enum NewEggSize: Int {
  case small = 0
  case medium = 1
  case large = 2
  case extraLarge = 3
}

struct EggTimer1: View {
  @AppStorage private var minutes: Int
  @AppStorage private var size: EggSize

  init(store: UserDefaults) {
    _minutes = AppStorage(wrappedValue: 4, "eggMinutes", store: store)
    _size = AppStorage(wrappedValue: .medium, "eggSize", store: store)
  }

  var body: some View {
    EggPanel(minutes: $minutes)
    Text("Size: \(size)")
  }
}

struct EggTimer2: View {
  @AppStorage private var minutes: Int
  @AppStorage private var size: NewEggSize

  init(store: UserDefaults) {
    _minutes = AppStorage(wrappedValue: 6, "eggMinutes", store: store)
    _size = AppStorage(wrappedValue: .medium, "eggSize", store: store)
  }

  var body: some View {
    EggPanel(minutes: $minutes)
    Text("Size: \(size)")
    Button("Extra large") { size = .extraLarge }
  }
}

struct EggTimer3: View {
  private let store: UserDefaults

  init(store: UserDefaults) {
    self.store = store
    store.register(defaults: ["eggMinutes": 8])
  }

  var body: some View { EggTimer2(store: store) }
}

struct EggPanel: View {
  @Binding var minutes: Int
  @State private var eggs = 1

  var body: some View {
    Text("Eggs: \(eggs), minutes: \(minutes)")
    Button("More eggs") { eggs += 1 }
    Button("Longer") { minutes += 1 }
    Button("Shorter") { minutes -= 1 }
  }
}

/// The numbers and the size that a timer shows at the end of a day, and all
/// values that are saved at that time. For example:
///
///     .timer(eggs: 3, minutes: 9, size: "small", saved: ["eggSize": 0])
///
/// Write an empty dictionary as [:].
nonisolated enum EndOfDay: Equatable {
  case timer(eggs: Int, minutes: Int, size: String, saved: [String: Int])
}

/// Your predictions. At the end of each day, the user quits the timer. All
/// values saved on a phone are still there the next day.
enum EggTimer {
  /// Day 1, on a new phone: The user starts version 1 and taps "More eggs".
  static var prediction1: EndOfDay {
    // The eggs are state, and defaults aren't saved.
    .timer(eggs: 2, minutes: 4, size: "medium", saved: [:])
  }

  /// Day 2, on the same phone: The user starts version 1, taps "Longer", and
  /// then taps "Shorter".
  static var prediction2: EndOfDay {
    // Both taps save the minutes, even if they equal the default in the end.
    .timer(eggs: 1, minutes: 4, size: "medium", saved: ["eggMinutes": 4])
  }

  /// Day 3, on the same phone: The user starts version 2 and taps nothing.
  static var prediction3: EndOfDay {
    // A saved value wins over the new default.
    .timer(eggs: 1, minutes: 4, size: "medium", saved: ["eggMinutes": 4])
  }

  /// Day 4, on another new phone: The user starts version 2 and taps "Extra
  /// large".
  static var prediction4: EndOfDay {
    // Only the size was set, so only the size is saved.
    .timer(eggs: 1, minutes: 6, size: "extraLarge", saved: ["eggSize": 3])
  }

  /// Day 5, on the phone from day 4: The user starts version 1 and taps
  /// "Longer".
  static var prediction5: EndOfDay {
    // Version 1 has no case for 3. It shows the default, and leaves the 3.
    .timer(
      eggs: 1, minutes: 5, size: "medium",
      saved: ["eggMinutes": 5, "eggSize": 3])
  }

  /// Day 6, on a third new phone: The user starts version 3 and taps nothing.
  static var prediction6: EndOfDay {
    // The store returns what is registered, so the default of 6 isn't used.
    .timer(eggs: 1, minutes: 8, size: "medium", saved: [:])
  }
}
