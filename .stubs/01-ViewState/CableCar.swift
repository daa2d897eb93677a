import StateFlow

// A cable car runs only in clear weather. Its station is on screen, and you tap
// "Test ride", "Fog", "Bus", and "Sun", in this order. Predict the update after
// each tap: which properties are written, which bodies run and why, and which
// bodies are skipped.
//
// 1. `prediction1` is the update after the tap on "Test ride".
// 2. `prediction2` is the update after the tap on "Fog".
// 3. `prediction3` is the update after the tap on "Bus".
// 4. `prediction4` is the update after the tap on "Sun".

struct Station: View {
  @State private var waiting = 4
  @State private var rides = 0
  @State private var isFoggy = false

  var body: some View {
    VStack {
      Sign(isClosed: isFoggy || waiting > 6)
      Cabin().id(rides)
      Button("Test ride") {
        rides += 1
        rides -= 1
      }
      Button("Fog") {
        isFoggy = true
        waiting -= 2
      }
      Button("Bus") { waiting += 12 }
      Button("Sun") {
        isFoggy = false
        rides += 1
        waiting -= 6
      }
    }
  }
}

struct Sign: View {
  let isClosed: Bool

  var body: some View {
    Text(isClosed ? "Please wait" : "Step in")
  }
}

struct Cabin: View {
  @State private var isHeated = false

  var body: some View {
    VStack {
      Button(isHeated ? "Heating off" : "Heating on") { isHeated.toggle() }
      Bench(seats: 4)
      Bench(seats: 4)
    }
  }
}

struct Bench: View {
  let seats: Int

  var body: some View {
    Text("\(seats) seats")
  }
}

/// Write each prediction as a literal, as in the chapter's section "Predicting
/// an update". Don't change the program, and don't use it in your answer.
enum CableCar {
  static var prediction1: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"Test ride\".",
      placeholder: PredictedUpdate())
  }

  static var prediction2: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"Fog\".",
      placeholder: PredictedUpdate())
  }

  static var prediction3: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"Bus\".",
      placeholder: PredictedUpdate())
  }

  static var prediction4: PredictedUpdate {
    unfinished(
      "Predict the update after the tap on \"Sun\".",
      placeholder: PredictedUpdate())
  }
}
