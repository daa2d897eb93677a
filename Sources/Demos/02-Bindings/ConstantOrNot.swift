import DemoSupport
import StateFlow

/// A switch that cannot be moved, beside one that can.
struct ConstantOrNot: KitView {
  var body: some View {
    SideBySide {
      Exhibit(".constant(true)", try: "Switch it: nothing was written, and nothing is wrong.") {
        Showroom()
      }
    } cure: {
      Exhibit("$isLit", try: "Switch either: both write the one value, and both read it.") {
        Corridor()
      }
    }
  }
}

/// The pitfall: a constant looks like a way to turn any value into a binding. It is for previews.
struct Showroom: View {
  var body: some View {
    LampSwitch(isOn: .constant(true))
  }
}

/// The cure: somebody owns the value. This owner never reads it, so its body does not run.
struct Corridor: View {
  @State private var isLit = true

  var body: some View {
    VStack(alignment: .leading) {
      LampSwitch(isOn: $isLit)
      LampSwitch(isOn: $isLit)
    }
  }
}
