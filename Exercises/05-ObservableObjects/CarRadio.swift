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
  static var prediction1: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"Next song\".",
      placeholder: PredictedUpdate())
  }

  static var prediction2: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"Louder\".",
      placeholder: PredictedUpdate())
  }

  static var prediction3: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"Jazz\".",
      placeholder: PredictedUpdate())
  }

  static var prediction4: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"News\".",
      placeholder: PredictedUpdate())
  }
}
