import StateFlow

// A cable car takes up to six passengers. Its station is on screen, and you tap
// "Arrive", "Heating on", "Depart", and "Depart" again. Predict the update
// after each tap: which properties are written, which bodies run and why, and
// which bodies are skipped.

struct Station: View {
  @State private var waiting = 3
  @State private var rides = 0

  var body: some View {
    VStack {
      Text("Waiting: \(waiting)")
      Button("Arrive") { waiting += 1 }
      Button("Depart") {
        rides += 1
        waiting = max(0, waiting - 6)
      }
      Sign(isCrowded: waiting > 2)
      Cabin()
    }
  }
}

struct Sign: View {
  let isCrowded: Bool

  var body: some View {
    Text(isCrowded ? "Please wait" : "Step in")
  }
}

struct Cabin: View {
  @State private var isHeated = false

  var body: some View {
    Button(isHeated ? "Heating off" : "Heating on") { isHeated.toggle() }
  }
}

/// Write each prediction as a literal, as in the chapter's section "Predicting
/// an update". Don't change the program, and don't call it from your answer.
enum CableCar {
  static var prediction1: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"Arrive\".",
      placeholder: PredictedUpdate())
  }

  static var prediction2: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"Heating on\".",
      placeholder: PredictedUpdate())
  }

  static var prediction3: PredictedUpdate {
    unfinished(
      "Predict the update after the first tap on \"Depart\".",
      placeholder: PredictedUpdate())
  }

  static var prediction4: PredictedUpdate {
    unfinished(
      "Predict the update after the second tap on \"Depart\".",
      placeholder: PredictedUpdate())
  }
}
