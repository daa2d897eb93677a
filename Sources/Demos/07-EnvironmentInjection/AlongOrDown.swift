import DemoSupport
import StateFlow

/// A comparison between a value that each view passes on and one that the environment passes down.
struct AlongOrDown: KitView {
  var body: some View {
    SideBySide {
      Exhibit("Passed along", try: "Let night fall: the carriage runs, too, just to pass it on.") {
        Train()
      }
    } cure: {
      Exhibit("Passed down", try: "Let night fall here: the carriage is skipped.") {
        NightTrain()
      }
    }
  }
}

/// The pitfall: the views in between have to pass on the value, too.
struct Train: View {
  @State private var isNight = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Day or night") { isNight.toggle() }
      Carriage(isNight: isNight)
    }
  }
}

struct Carriage: View {
  let isNight: Bool

  var body: some View {
    PassedLamp(isNight: isNight)
  }
}

struct PassedLamp: View {
  let isNight: Bool

  var body: some View {
    Text(isNight ? "Dim" : "Bright")
  }
}

/// The fix: the train sets the value, the lamp reads it, and no other view handles the value.
struct NightTrain: View {
  @State private var isNight = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Day or night") { isNight.toggle() }
      NightCarriage()
    }
    .environment(\.isNight, isNight)
  }
}

struct NightCarriage: View {
  var body: some View {
    NightLamp()
  }
}

struct NightLamp: View {
  @Environment(\.isNight) private var isNight

  var body: some View {
    Text(isNight ? "Dim" : "Bright")
  }
}

enum IsNightKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isNight: Bool {
    get { self[IsNightKey.self] }
    set { self[IsNightKey.self] = newValue }
  }
}
