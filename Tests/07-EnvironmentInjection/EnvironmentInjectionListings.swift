import StateFlow
import Testing
import WorkbookTesting

// The listings of Chapters/07-EnvironmentInjection.md. They are compiled here, and
// EnvironmentInjectionProseTests checks that they do what the prose says.

// listing: along
struct Train: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Button("Day or night") { isNight.toggle() }
      Carriage(isNight: isNight)
    }
  }
}

struct Carriage: View {
  let isNight: Bool
  var body: some View { Lamp(isNight: isNight) }
}

struct Lamp: View {
  let isNight: Bool
  var body: some View { Text(isNight ? "Dim" : "Bright") }
}
// end

// listing: key
enum IsNightKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isNight: Bool {
    get { self[IsNightKey.self] }
    set { self[IsNightKey.self] = newValue }
  }
}
// end

// listing: down
struct NightTrain: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Button("Day or night") { isNight.toggle() }
      NightCarriage()
    }
    .environment(\.isNight, isNight)
  }
}

struct NightCarriage: View {
  var body: some View { NightLamp() }
}

struct NightLamp: View {
  @Environment(\.isNight) private var isNight
  var body: some View { Text(isNight ? "Dim" : "Bright") }
}
// end

// listing: fare
struct Fare: View {
  let crowns: Double
  @Environment(\.locale) private var locale

  var body: some View {
    Text(crowns.formatted(.number.locale(locale)))
  }
}
// end

struct Ticket: View {
  var body: some View {
    VStack {
      Fare(crowns: 1250.5)
      Validity()
    }
  }
}

struct Validity: View {
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    Text(scenePhase == .active ? "Valid" : "Hidden")
  }
}

// listing: nearest
struct SleeperTrain: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Button("Day or night") { isNight.toggle() }
      NightLamp()
      NightCarriage().environment(\.isNight, true)
      NightLamp()
    }
    .environment(\.isNight, isNight)
  }
}
// end

// listing: nearer
struct ReadingLamp: View {
  var body: some View {
    NightLamp()
      .environment(\.isNight, true)
      .environment(\.isNight, false)
  }
}
// end

/// A view that sets a value for the views inside it but itself reads the value that it inherits.
struct Tunnel: View {
  @Environment(\.isNight) private var isNight

  var body: some View {
    VStack {
      Text(isNight ? "It is dark" : "It is light")
      NightLamp()
    }
    .environment(\.isNight, true)
  }
}

enum CarKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var car: Int {
    get { self[CarKey.self] }
    set { self[CarKey.self] = newValue }
  }
}

// listing: part
extension View {
  func weeksFromMonday() -> some View {
    environment(\.calendar.firstWeekday, 2)
  }

  func nextCar() -> some View {
    transformEnvironment(\.car) { $0 += 1 }
  }
}
// end

struct CarSign: View {
  @Environment(\.car) private var car
  @Environment(\.calendar) private var calendar

  var body: some View {
    Text("Car \(car), \(calendar.identifier) from day \(calendar.firstWeekday)")
  }
}

// listing: journey
final class Journey: ObservableObject {
  @Published var nextStop = "Lund"
  @Published var minutesLate = 0
}

struct Express: View {
  @StateObject private var journey = Journey()

  var body: some View {
    DiningCar().environmentObject(journey)
  }
}

struct DiningCar: View {
  var body: some View {
    VStack {
      StopSign()
      Intercom()
    }
  }
}

struct StopSign: View {
  @EnvironmentObject private var journey: Journey

  var body: some View {
    Text("\(journey.nextStop), \(journey.minutesLate) min late")
  }
}

struct Intercom: View {
  @EnvironmentObject private var journey: Journey

  var body: some View {
    TextField("Next stop", text: $journey.nextStop)
    Button("Five minutes") { journey.minutesLate += 5 }
  }
}
// end

enum JourneyKey: EnvironmentKey {
  static var defaultValue: Journey { Journey() }
}

extension EnvironmentValues {
  var journey: Journey {
    get { self[JourneyKey.self] }
    set { self[JourneyKey.self] = newValue }
  }
}

/// A sign that reads an object as an environment value and therefore doesn't observe the object.
struct DeafSign: View {
  @Environment(\.journey) private var journey
  var body: some View { Text(journey.nextStop) }
}

/// A view whose sheet is attached inside `environmentObject`, so the sheet finds the journey.
struct SmallExpress: View {
  @StateObject private var journey = Journey()
  @State private var isSpeaking = false

  var body: some View {
    VStack {
      StopSign()
      Button("Speak") { isSpeaking = true }
    }
    .sheet(isPresented: $isSpeaking) { Announcement() }
    .environmentObject(journey)
  }
}

// listing: deaf
struct DeafExpress: View {
  @StateObject private var journey = Journey()
  @State private var isSpeaking = false

  var body: some View {
    Button("Speak") { isSpeaking = true }
      .environmentObject(journey)
      .sheet(isPresented: $isSpeaking) { Announcement() }
  }
}

struct Announcement: View {
  @EnvironmentObject private var journey: Journey
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Next stop", text: $journey.nextStop)
      Button("Over") { dismiss() }
    }
  }
}
// end

// listing: tally
struct Tally {
  private var counts: [ObjectIdentifier: Int] = [:]

  mutating func add<Kind>(_ type: Kind.Type) {
    counts[ObjectIdentifier(type), default: 0] += 1
  }

  func count<Kind>(of type: Kind.Type) -> Int {
    counts[ObjectIdentifier(type), default: 0]
  }
}
// end
