import DemoSupport
import StateFlow

/// A view that was moved without its object, beside one that was moved together with it.
struct HalfMovedOrMoved: KitView {
  var body: some View {
    SideBySide {
      Exhibit("Moved by half", try: "Tap Louder: it compiles, and the view stands still.") {
        HalfMovedRadio()
      }
    } cure: {
      Exhibit("Moved together", try: "Tap Louder: the state keeps it, the body reads it.") {
        MovedRadio()
      }
    }
  }
}

/// The pitfall: a state keeps any object, and follows none.
struct HalfMovedRadio: View {
  @State private var radio = OldRadio()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Volume: \(radio.volume)")
      Button("Louder") { radio.volume += 1 }
    }
  }
}

/// The cure: class and wrapper go together.
struct MovedRadio: View {
  @State private var radio = Radio()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Volume: \(radio.volume)")
      Button("Louder") { radio.volume += 1 }
    }
  }
}
