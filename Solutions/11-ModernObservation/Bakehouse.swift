import StateFlow

// A baker heats an oven and bakes bread. The four events below happen one after
// another, on one screen. Predict the update after each event: which properties
// notify their readers of a write, which bodies run and why, and which bodies
// are skipped because the parent passes them the same inputs as before.
//
// Write each prediction as a literal, such as PredictedUpdate(writes:
// ["Type.property"], runs: [.body("View", because: .inputs)], skips: ["View"]).
// The reasons are .inputs, if the view's inputs changed, and
// .changed("Type.property"), if the body has read the property and it changed.
// If nothing happens, write PredictedUpdate(). Don't change the program.
//
// 1. `prediction1` is the update after a tap on "Heat".
// 2. `prediction2` is the update after a tap on "Sell all".
// 3. `prediction3` is the update after a tap on "Bake".
// 4. `prediction4` is the update after a tap on "Marry".

@Observable
final class Baker {
  var name = "Ada"
}

@Observable
final class Oven {
  var degrees = 20
  var loaves = 0
  var baker = Baker()

  var isHot: Bool { degrees >= 200 }
}

struct Bakehouse: View {
  @State private var oven = Oven()

  private var title: String { "Loaves of \(oven.baker.name)" }

  var body: some View {
    Text(title)
    OvenSign(oven: oven)
    LoafCount(loaves: oven.loaves)
    OvenControls(oven: oven)
  }
}

struct OvenSign: View {
  let oven: Oven

  var body: some View {
    Text(oven.isHot ? "Hot" : "Not hot")
  }
}

struct LoafCount: View {
  let loaves: Int

  var body: some View {
    Text("\(loaves)")
  }
}

struct OvenControls: View {
  let oven: Oven

  var body: some View {
    Button("Heat") { oven.degrees += 120 }
    Button("Bake") { oven.loaves += 6 }
    Button("Sell all") { oven.loaves = 0 }
    Button("Marry") { oven.baker.name += " Byron" }
  }
}

extension Bakehouse {
  // The sign has read the degrees through isHot, and runs although it still
  // shows the same thing. The controls read them only in an action.
  static var prediction1: PredictedUpdate {
    PredictedUpdate(
      writes: ["Oven.degrees"],
      runs: [.body("OvenSign", because: .changed("Oven.degrees"))])
  }

  // There are no loaves yet, and assigning an equal value notifies nothing.
  static var prediction2: PredictedUpdate {
    PredictedUpdate()
  }

  // The bakehouse has read the loaves, to pass them on.
  static var prediction3: PredictedUpdate {
    PredictedUpdate(
      writes: ["Oven.loaves"],
      runs: [
        .body("Bakehouse", because: .changed("Oven.loaves")),
        .body("LoafCount", because: .inputs),
      ],
      skips: ["OvenSign", "OvenControls"])
  }

  // The name belongs to the baker. The body has read it in title.
  static var prediction4: PredictedUpdate {
    PredictedUpdate(
      writes: ["Baker.name"],
      runs: [.body("Bakehouse", because: .changed("Baker.name"))],
      skips: ["OvenSign", "LoafCount", "OvenControls"])
  }
}
