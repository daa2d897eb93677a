import DemoSupport
import StateFlow

/// A comparison between an object that notifies all observers and one that notifies only readers.
struct AnnouncedOrRead: KitView {
  var body: some View {
    SideBySide {
      Exhibit("ObservableObject", try: "Tap Louder: all three bodies run, for one number.") {
        OldPanel()
      }
    } cure: {
      Exhibit("@Observable", try: "Tap Louder: one body runs, the one that reads the volume.") {
        Panel()
      }
    }
  }
}

/// A counter for the runs of a body. It publishes nothing, so counting invalidates no view.
final class Runs: ObservableObject {
  private let tally = Tally()

  /// Counts a run and describes the count.
  var next: String {
    tally.count += 1
    return tally.count == 1 ? "ran once" : "ran \(tally.count) times"
  }

  // A nested object, so that the story shows no writes to it.
  private final class Tally {
    var count = 0
  }
}

final class OldRadio: ObservableObject {
  @Published var station = "Jazz"
  @Published var volume = 3
}

/// The pitfall: an announcement doesn't say what will change.
struct OldPanel: View {
  @StateObject private var radio = OldRadio()
  @StateObject private var runs = Runs()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Panel \(runs.next)").foregroundColor(.secondary)
      OldStationLine(radio: radio)
      OldVolumeLine(radio: radio)
    }
  }
}

struct OldStationLine: View {
  @ObservedObject var radio: OldRadio
  @StateObject private var runs = Runs()

  var body: some View {
    Text("\(radio.station), \(runs.next)")
    Button("News") { radio.station = "News" }
  }
}

struct OldVolumeLine: View {
  @ObservedObject var radio: OldRadio
  @StateObject private var runs = Runs()

  var body: some View {
    Text("Volume \(radio.volume), \(runs.next)")
    Button("Louder") { radio.volume += 1 }
  }
}

@Observable
final class Radio {
  var station = "Jazz"
  var volume = 3
}

/// The fix: each property tracks the bodies that read it. This body reads no property.
struct Panel: View {
  @State private var radio = Radio()
  @StateObject private var runs = Runs()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Panel \(runs.next)").foregroundColor(.secondary)
      StationLine(radio: radio)
      VolumeLine(radio: radio)
    }
  }
}

struct StationLine: View {
  let radio: Radio
  @StateObject private var runs = Runs()

  var body: some View {
    Text("\(radio.station), \(runs.next)")
    Button("News") { radio.station = "News" }
  }
}

struct VolumeLine: View {
  let radio: Radio
  @StateObject private var runs = Runs()

  var body: some View {
    Text("Volume \(radio.volume), \(runs.next)")
    Button("Louder") { radio.volume += 1 }
  }
}
