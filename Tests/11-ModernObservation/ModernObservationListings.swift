import StateFlow

// The listings of Chapters/11-ModernObservation.md. They are compiled here, and
// ModernObservationProseTests checks that they do what the prose says.

// listing: old
final class OldRadio: ObservableObject {
  @Published var station = "Jazz"
  @Published var volume = 3
}

struct OldPanel: View {
  @StateObject private var radio = OldRadio()

  var body: some View {
    OldStationLine(radio: radio)
    OldVolumeLine(radio: radio)
  }
}

struct OldStationLine: View {
  @ObservedObject var radio: OldRadio

  var body: some View {
    Text("Station: \(radio.station)")
    Button("News") { radio.station = "News" }
  }
}

struct OldVolumeLine: View {
  @ObservedObject var radio: OldRadio

  var body: some View {
    Text("Volume: \(radio.volume)")
    Button("Louder") { radio.volume += 1 }
  }
}
// end

// listing: new
@Observable
final class Radio {
  var station = "Jazz"
  var volume = 3
}

struct Panel: View {
  @State private var radio = Radio()

  var body: some View {
    StationLine(radio: radio)
    VolumeLine(radio: radio)
  }
}

struct StationLine: View {
  let radio: Radio

  var body: some View {
    Text("Station: \(radio.station)")
    Button("News") { radio.station = "News" }
  }
}

struct VolumeLine: View {
  let radio: Radio

  var body: some View {
    Text("Volume: \(radio.volume)")
    Button("Louder") { radio.volume += 1 }
  }
}
// end

// listing: registrar
final class HandRadio: Observable {
  private let registrar = ObservationRegistrar()
  private var storedVolume = 3

  var volume: Int {
    get {
      registrar.access(self, keyPath: \.volume)
      return storedVolume
    }
    set {
      guard newValue != storedVolume else { return }
      registrar.withMutation(of: self, keyPath: \.volume) {
        storedVolume = newValue
      }
    }
  }
}
// end

struct HandVolumeLine: View {
  let radio: HandRadio

  var body: some View {
    Text("Volume: \(radio.volume)")
    Button("Louder") { radio.volume += 1 }
  }
}

// listing: computed
extension Radio {
  var isLoud: Bool { volume >= 5 }
}

struct LoudSign: View {
  let radio: Radio

  var body: some View {
    Text(radio.isLoud ? "Loud" : "Not loud")
    Button("Louder") { radio.volume += 1 }
  }
}
// end

// listing: battery
@Observable
final class Battery {
  var percent: Int {
    didSet { isLow = percent < 20 }
  }
  private(set) var isLow: Bool

  init(percent: Int) {
    self.percent = percent
    isLow = percent < 20
  }
}
// end

// listing: presets
@Observable
final class Preset: Identifiable {
  let id: Int
  var plays = 0

  init(id: Int) { self.id = id }
}

@Observable
final class Presets {
  var all = [Preset(id: 1), Preset(id: 2)]
}

struct PresetList: View {
  let presets: Presets

  var body: some View {
    List(presets.all) { PresetRow(preset: $0) }
  }
}

struct PresetRow: View {
  let preset: Preset

  var body: some View {
    Button("No. \(preset.id): \(preset.plays)") { preset.plays += 1 }
  }
}
// end

// listing: bindable
struct RadioSettings: View {
  @Bindable var radio: Radio

  var body: some View {
    TextField("Station", text: $radio.station)
    Stepper("Volume: \(radio.volume)", value: $radio.volume, in: 0...9)
  }
}
// end

// listing: down
struct House: View {
  @State private var radio = Radio()

  var body: some View {
    VStack {
      NowPlaying()
      VolumeStepper()
      NowPlaying().environment(nil as Radio?)
    }
    .environment(radio)
  }
}

struct VolumeStepper: View {
  @Environment(Radio.self) private var radio

  var body: some View {
    @Bindable var radio = radio
    Stepper("Volume", value: $radio.volume, in: 0...9)
  }
}

struct NowPlaying: View {
  @Environment(Radio.self) private var radio: Radio?

  var body: some View {
    Text(radio.map { "Volume: \($0.volume)" } ?? "Silence")
  }
}
// end
