import DemoSupport
import Observation
import StateFlow

/// An object that tells all its observers, beside one that tells those who have read.
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

/// Counts the runs of a body. It publishes nothing, so nobody is told of it.
final class Runs: ObservableObject {
  private let tally = Tally()

  /// One run more, in words.
  var next: String {
    tally.count += 1
    return tally.count == 1 ? "ran once" : "ran \(tally.count) times"
  }

  // Apart, so that the story tells no writes of it.
  private final class Tally {
    var count = 0
  }
}

final class OldRadio: ObservableObject {
  @Published var station = "Jazz"
  @Published var volume = 3
}

/// The pitfall: an announcement does not say what is going to change.
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

/// The cure: each property knows who has read it. This body has read none.
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
