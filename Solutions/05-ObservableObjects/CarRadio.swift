import StateFlow

// A car radio is on screen, and you tap "Jazz", "Louder", "Reset", and "Next
// song". Predict the update after each tap: which properties are written, which
// bodies run and why, and which bodies are skipped.
//
// 1. `prediction1` is the update after the tap on "Jazz".
// 2. `prediction2` is the update after the tap on "Louder".
// 3. `prediction3` is the update after the tap on "Reset".
// 4. `prediction4` is the update after the tap on "Next song".

final class Tuner: ObservableObject {
  @Published var station = "Jazz"
}

final class Radio: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var tuner = Tuner()
  @Published var volume = 4

  var song = 1 {
    willSet { objectWillChange.send() }
  }
}

struct CarRadio: View {
  @ObservedObject var radio: Radio

  var body: some View {
    VStack {
      Text("Song \(radio.song)")
      Display(tuner: radio.tuner)
      Bars(count: radio.volume / 2)
      Antenna(tuner: radio.tuner)
      Keys(radio: radio)
    }
  }
}

struct Display: View {
  @ObservedObject var tuner: Tuner

  var body: some View {
    VStack {
      Name(text: tuner.station)
      Button("Jazz") { tuner.station = "Jazz" }
    }
  }
}

struct Name: View {
  let text: String

  var body: some View {
    Text(text)
  }
}

struct Bars: View {
  let count: Int

  var body: some View {
    Text(String(repeating: "|", count: count))
  }
}

struct Antenna: View {
  let tuner: Tuner

  var body: some View {
    Text("Receiving \(tuner.station)")
  }
}

struct Keys: View {
  let radio: Radio

  var body: some View {
    VStack {
      Button("Louder") { radio.volume += 2 }
      Button("Reset") {
        radio.tuner = Tuner()
        radio.tuner.station = "News"
      }
      Button("Next song") {
        radio.song += 1
        radio.tuner.station = "News"
      }
    }
  }
}

/// Write each prediction as a literal, as in chapter 1. If a body runs because
/// its view observes an object, name the view's property that refers to the
/// object, as in .changed("radio"). Don't change the program, and don't call it
/// from your answer.
enum CarRadioStory {
  // A published property announces every write, and the display observes the
  // tuner. No other view does. The name is passed "Jazz" again.
  static var prediction1: PredictedUpdate {
    PredictedUpdate(
      writes: ["Tuner.station"],
      runs: [.body("Display", because: .changed("tuner"))],
      skips: ["Name"])
  }

  // The radio declares its own objectWillChange, so its published properties
  // don't announce changes.
  static var prediction2: PredictedUpdate {
    PredictedUpdate(writes: ["Radio.volume"])
  }

  // The radio doesn't announce its new tuner. The new tuner does announce its
  // station, but the display still observes the old one.
  static var prediction3: PredictedUpdate {
    PredictedUpdate(writes: ["Radio.tuner", "Tuner.station"])
  }

  // The body of the car radio runs and passes on what has changed since it
  // last ran: the volume and the tuner. Until then, the display observes the
  // old tuner, so what the new tuner announces isn't a cause.
  static var prediction4: PredictedUpdate {
    PredictedUpdate(
      writes: ["Radio.song", "Tuner.station"],
      runs: [
        .body("CarRadio", because: .changed("radio")),
        .body("Display", because: .inputs),
        .body("Name", because: .inputs),
        .body("Bars", because: .inputs),
        .body("Antenna", because: .inputs),
      ],
      skips: ["Keys"])
  }
}
