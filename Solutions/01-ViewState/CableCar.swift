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
  // Each write differs from the value before it, so the body of the station
  // runs. It passes the sign the same input, and the cabin has the same ID.
  static var prediction1: PredictedUpdate {
    PredictedUpdate(
      writes: ["Station.rides", "Station.rides"],
      runs: [.body("Station", because: .changed("rides"))],
      skips: ["Sign", "Cabin"])
  }

  // The last run read both properties: isFoggy was false, so || went on to
  // waiting.
  static var prediction2: PredictedUpdate {
    PredictedUpdate(
      writes: ["Station.isFoggy", "Station.waiting"],
      runs: [
        .body("Station", because: .changed("isFoggy"), .changed("waiting")),
        .body("Sign", because: .inputs),
      ],
      skips: ["Cabin"])
  }

  // In fog, || doesn't evaluate waiting > 6, so the last run didn't read
  // waiting.
  static var prediction3: PredictedUpdate {
    PredictedUpdate(writes: ["Station.waiting"])
  }

  // The last run read isFoggy and rides. Eight people are still waiting, so
  // the sign is passed true again. The cabin has a new ID, so it's a new view,
  // and so is everything inside it.
  static var prediction4: PredictedUpdate {
    PredictedUpdate(
      writes: ["Station.isFoggy", "Station.rides", "Station.waiting"],
      runs: [
        .body("Station", because: .changed("isFoggy"), .changed("rides")),
        .body("Cabin", because: .firstAppearance),
        .body("Bench", because: .firstAppearance),
        .body("Bench", because: .firstAppearance),
      ],
      skips: ["Sign"])
  }
}
