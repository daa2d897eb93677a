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
  // The body of the station reads waiting. The sign is passed true again, and
  // the cabin is passed nothing.
  static var prediction1: PredictedUpdate {
    PredictedUpdate(
      writes: ["Station.waiting"],
      runs: [.body("Station", because: .changed("waiting"))],
      skips: ["Sign", "Cabin"])
  }

  // Only the cabin reads its state. Its parent doesn't run, so the update
  // doesn't reach the sign.
  static var prediction2: PredictedUpdate {
    PredictedUpdate(
      writes: ["Cabin.isHeated"],
      runs: [.body("Cabin", because: .changed("isHeated"))])
  }

  // Four passengers leave. The body of the station doesn't read rides, so rides
  // isn't a reason to run it. The sign is passed false instead of true.
  static var prediction3: PredictedUpdate {
    PredictedUpdate(
      writes: ["Station.rides", "Station.waiting"],
      runs: [
        .body("Station", because: .changed("waiting")),
        .body("Sign", because: .inputs),
      ],
      skips: ["Cabin"])
  }

  // Nobody is waiting, so waiting is set from 0 to 0. No body reads rides.
  static var prediction4: PredictedUpdate {
    PredictedUpdate(writes: ["Station.rides", "Station.waiting"])
  }
}
