import StateFlow

// A greenhouse with a window and a heater is on screen, and you tap "Open",
// "Warmer", "Evening", and "Warmer" again, in this order. Predict the update
// after each tap: which properties are written, which bodies run and why, and
// which bodies are skipped.
//
// 1. `prediction1` is the update after the tap on "Open".
// 2. `prediction2` is the update after the first tap on "Warmer".
// 3. `prediction3` is the update after the tap on "Evening".
// 4. `prediction4` is the update after the second tap on "Warmer".

struct Greenhouse: View {
  @State private var isOpen = false
  @State private var degrees = 18

  var body: some View {
    VStack {
      WindowPanel(isOpen: $isOpen)
      Heater(degrees: $degrees)
      Leaves(areDry: degrees > 20)
      EveningButton(isOpen: $isOpen, degrees: $degrees)
    }
  }
}

struct WindowPanel: View {
  @Binding var isOpen: Bool

  var body: some View {
    VStack {
      Text("Window")
      WindowButton(isOpen: $isOpen)
    }
  }
}

struct WindowButton: View {
  @Binding var isOpen: Bool

  var body: some View {
    Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
  }
}

struct Heater: View {
  @Binding var degrees: Int

  var body: some View {
    Button("Warmer") { degrees += 2 }
  }
}

struct Leaves: View {
  let areDry: Bool

  var body: some View {
    Text(areDry ? "Dry leaves" : "Fresh leaves")
  }
}

struct EveningButton: View {
  @Binding var isOpen: Bool
  @Binding var degrees: Int

  var body: some View {
    Button("Evening") {
      isOpen = false
      degrees = 20
    }
  }
}

/// Write each prediction as a literal, as in chapter 1. If a view reads a value
/// through a binding, name the view's own property as the cause, as in
/// .changed("isOpen"). For a write, name the property of the view that owns the
/// value. Don't change the program, and don't use it in your answer.
enum GreenhouseStory {
  // The greenhouse and the panel pass the binding on. Only the button reads the
  // value.
  static var prediction1: PredictedUpdate {
    PredictedUpdate(
      writes: ["Greenhouse.isOpen"],
      runs: [.body("WindowButton", because: .changed("isOpen"))])
  }

  // The greenhouse reads degrees. At 20 degrees, the leaves are passed false
  // again. The heater never reads degrees in its body.
  static var prediction2: PredictedUpdate {
    PredictedUpdate(
      writes: ["Greenhouse.degrees"],
      runs: [.body("Greenhouse", because: .changed("degrees"))],
      skips: ["WindowPanel", "Heater", "Leaves", "EveningButton"])
  }

  // degrees is set from 20 to 20, so only isOpen changes.
  static var prediction3: PredictedUpdate {
    PredictedUpdate(
      writes: ["Greenhouse.isOpen", "Greenhouse.degrees"],
      runs: [.body("WindowButton", because: .changed("isOpen"))])
  }

  // At 22 degrees, the leaves are passed true instead of false.
  static var prediction4: PredictedUpdate {
    PredictedUpdate(
      writes: ["Greenhouse.degrees"],
      runs: [
        .body("Greenhouse", because: .changed("degrees")),
        .body("Leaves", because: .inputs),
      ],
      skips: ["WindowPanel", "Heater", "EveningButton"])
  }
}
