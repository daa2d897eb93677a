import StateFlow

// A car radio is on screen, and you tap "Next song", "Louder", "Jazz", and
// "News". Predict the update after each tap: which properties are written,
// which bodies run and why, and which bodies are skipped.

final class Radio: ObservableObject {
  @Published var station = "Jazz"
  @Published var volume = 4
  var song = 1
}

struct CarRadio: View {
  let radio: Radio

  var body: some View {
    VStack {
      Display(radio: radio)
      Keys(radio: radio)
      Antenna(radio: radio)
    }
  }
}

struct Display: View {
  @ObservedObject var radio: Radio

  var body: some View {
    VStack {
      Text("\(radio.station), song \(radio.song)")
      Bars(count: radio.volume / 2)
    }
  }
}

struct Bars: View {
  let count: Int

  var body: some View {
    Text(String(repeating: "|", count: count))
  }
}

struct Keys: View {
  @ObservedObject var radio: Radio

  var body: some View {
    VStack {
      Button("Next song") { radio.song += 1 }
      Button("Louder") { radio.volume += 1 }
      Button("Jazz") { radio.station = "Jazz" }
      Button("News") {
        radio.station = "News"
        radio.volume = 2
      }
    }
  }
}

struct Antenna: View {
  let radio: Radio

  var body: some View {
    Text("Receiving \(radio.station)")
  }
}

/// Write each prediction as a literal, as in chapter 1. If a body runs because
/// its view observes an object, name the view's property that refers to the
/// object, as in .changed("radio"). Don't change the program, and don't call it
/// from your answer.
enum CarRadioStory {
  // song isn't published, so nothing is announced.
  static var prediction1: PredictedUpdate {
    PredictedUpdate(writes: ["Radio.song"])
  }

  // Both observers run, although the body of Keys reads nothing. The bars are
  // passed 2 again, because 5 / 2 is 2.
  static var prediction2: PredictedUpdate {
    PredictedUpdate(
      writes: ["Radio.volume"],
      runs: [
        .body("Display", because: .changed("radio")),
        .body("Keys", because: .changed("radio")),
      ],
      skips: ["Bars"])
  }

  // A published property announces every set, even of an equal value.
  static var prediction3: PredictedUpdate {
    PredictedUpdate(
      writes: ["Radio.station"],
      runs: [
        .body("Display", because: .changed("radio")),
        .body("Keys", because: .changed("radio")),
      ],
      skips: ["Bars"])
  }

  // The radio announces twice, but each body runs once. The antenna doesn't
  // observe the radio, and still shows the previous station.
  static var prediction4: PredictedUpdate {
    PredictedUpdate(
      writes: ["Radio.station", "Radio.volume"],
      runs: [
        .body("Display", because: .changed("radio")),
        .body("Keys", because: .changed("radio")),
        .body("Bars", because: .inputs),
      ])
  }
}
