import StateFlow

// The listings of Chapters/09-Persistence.md. They are compiled here, and
// PersistenceProseTests checks that they do what the prose says.

// listing: forgetful
struct ForgetfulAlarm: View {
  @State private var hour = 7

  var body: some View {
    Stepper("Wake up at \(hour)", value: $hour, in: 0...23)
  }
}
// end

// listing: silent
struct SilentAlarm: View {
  let store: UserDefaults

  var body: some View {
    VStack {
      Text("Wake up at \(store.integer(forKey: "hour"))")
      Button("Later") {
        let hour = store.integer(forKey: "hour")
        store.set(hour + 1, forKey: "hour")
      }
    }
  }
}
// end

// listing: alarm
struct Alarm: View {
  @AppStorage private var hour: Int

  init(store: UserDefaults) {
    _hour = AppStorage(wrappedValue: 7, "hour", store: store)
  }

  var body: some View {
    Stepper("Wake up at \(hour)", value: $hour, in: 0...23)
  }
}

struct Bedside: View {
  @AppStorage private var hour: Int
  @AppStorage private var tone: Tone

  init(store: UserDefaults) {
    _hour = AppStorage(wrappedValue: 7, "hour", store: store)
    _tone = AppStorage(wrappedValue: .birds, "tone", store: store)
  }

  var body: some View {
    Text("\(tone.label) at \(hour)")
    Button("Change the tone") { tone = tone == .birds ? .bells : .birds }
  }
}
// end

// listing: tone
enum Tone: Int {
  case birds = 0
  case bells = 1

  var label: String {
    switch self {
    case .birds: "Birds"
    case .bells: "Bells"
    }
  }
}
// end

// listing: picker
enum Day: CaseIterable {
  case workday, weekend

  var label: String { self == .workday ? "Workdays" : "Weekends" }
}

struct DayPicker: View {
  @State private var day = Day.workday

  var body: some View {
    Picker("On", selection: $day) {
      ForEach(Day.allCases, id: \.self) { day in
        Text(day.label).tag(day)
      }
    }
  }
}
// end

// listing: preferences
final class Preferences: ObservableObject {
  @AppStorage var hour: Int
  @AppStorage var tone: Tone

  init(store: UserDefaults) {
    _hour = AppStorage(wrappedValue: 7, "hour", store: store)
    _tone = AppStorage(wrappedValue: .birds, "tone", store: store)
  }
}

struct PreferencesForm: View {
  @ObservedObject var preferences: Preferences

  var body: some View {
    Stepper(
      "Wake up at \(preferences.hour)",
      value: $preferences.hour, in: 0...23)
    Text(preferences.tone.label)
  }
}
// end

// listing: absent
func spoken<Value>(_ value: Value) -> String {
  if case Optional<Any>.none = value as Any { return "nothing" }
  return "\(value)"
}
// end

// listing: lamp
final class Lamp: ObservableObject {
  @Published var level: Int {
    didSet { journal.append("level is \(level)") }
  }
  var journal: [String] = []

  init(level: Int) {
    self.level = level
  }
}
// end

// listing: witness
final class Witness {
  private(set) var heard = 0
  private var token: AnyCancellable?

  init() {
    token = NotificationCenter.default
      .publisher(for: UserDefaults.didChangeNotification)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.heard += 1 }
  }
}
// end

// listing: tell
func tellWritten(_ store: UserDefaults) {
  #if !canImport(Darwin)
    NotificationCenter.default.post(
      name: UserDefaults.didChangeNotification, object: store)
  #endif
}
// end

// listing: melody
struct Melody: Codable, Equatable {
  var name: String
  var notes: [Int]
}
// end
