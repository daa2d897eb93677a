import DemoSupport
import StateFlow

/// A comparison between an object read as a plain environment value and an object that is observed.
struct UnheardOrHeard: KitView {
  var body: some View {
    SideBySide {
      Exhibit("@Environment", try: "Be late: the reference is the same, so the sign is skipped.") {
        UnheardExpress()
      }
    } cure: {
      Exhibit("@EnvironmentObject", try: "Be late here: the sign observes the journey.") {
        Express()
      }
    }
  }
}

final class Journey: ObservableObject {
  @Published var nextStop = "Lund"
  @Published var minutesLate = 0
}

/// The pitfall: an object in an environment value can be read, but isn't observed.
struct UnheardExpress: View {
  @StateObject private var journey = Journey()

  var body: some View {
    VStack(alignment: .leading) {
      DeafSign()
      Button("Five minutes") { journey.minutesLate += 5 }
    }
    .environment(\.journey, journey)
  }
}

struct DeafSign: View {
  @Environment(\.journey) private var journey

  var body: some View {
    if let journey {
      Text("\(journey.nextStop), \(journey.minutesLate) min late")
    }
  }
}

enum JourneyKey: EnvironmentKey {
  static var defaultValue: Journey? { nil }
}

extension EnvironmentValues {
  var journey: Journey? {
    get { self[JourneyKey.self] }
    set { self[JourneyKey.self] = newValue }
  }
}

/// The fix: the sign finds the journey by its type and observes it.
struct Express: View {
  @StateObject private var journey = Journey()

  var body: some View {
    VStack(alignment: .leading) {
      StopSign()
      Button("Five minutes") { journey.minutesLate += 5 }
    }
    .environmentObject(journey)
  }
}

struct StopSign: View {
  @EnvironmentObject private var journey: Journey

  var body: some View {
    Text("\(journey.nextStop), \(journey.minutesLate) min late")
  }
}
