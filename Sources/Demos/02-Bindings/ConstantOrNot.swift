import DemoSupport
import StateFlow

/// A comparison between a switch that can't change and a switch that can.
struct ConstantOrNot: KitView {
  var body: some View {
    SideBySide {
      Exhibit(".constant(true)", try: "Switch it: nothing is written, and nothing is wrong.") {
        Showroom()
      }
    } cure: {
      Exhibit("$isLit", try: "Switch either: both write the one value, and both read it.") {
        Corridor()
      }
    }
  }
}

/// The pitfall: a constant binding, meant for previews, accepts any value but ignores writes.
struct Showroom: View {
  var body: some View {
    LampSwitch(isOn: .constant(true))
  }
}

/// The fix: a view owns the value, but never reads it, so changes don't run the view's body.
struct Corridor: View {
  @State private var isLit = true

  var body: some View {
    VStack(alignment: .leading) {
      LampSwitch(isOn: $isLit)
      LampSwitch(isOn: $isLit)
    }
  }
}
