import DemoSupport
import StateFlow

/// A comparison between a view migrated without its object and a view migrated together with it.
struct HalfMovedOrMoved: KitView {
  var body: some View {
    SideBySide {
      Exhibit("Moved halfway", try: "Tap Louder: it compiles, but the view doesn't change.") {
        HalfMovedRadio()
      }
    } cure: {
      Exhibit("Moved together", try: "Tap Louder: the state keeps it, and the body reads it.") {
        MovedRadio()
      }
    }
  }
}

/// The pitfall: `@State` stores any object, but doesn't observe an `ObservableObject`.
struct HalfMovedRadio: View {
  @State private var radio = OldRadio()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Volume: \(radio.volume)")
      Button("Louder") { radio.volume += 1 }
    }
  }
}

/// The fix: the class and the wrapper are migrated together.
struct MovedRadio: View {
  @State private var radio = Radio()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Volume: \(radio.volume)")
      Button("Louder") { radio.volume += 1 }
    }
  }
}
