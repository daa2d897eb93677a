import DemoSupport
import StateFlow

/// A comparison between a switch that copies a room's value and a switch that writes to the value.
struct CopyOrPlace: KitView {
  var body: some View {
    SideBySide {
      Exhibit(
        "A copy in @State", try: "Switch the lamp: the room stays dark. It has its own value."
      ) {
        DarkRoom()
      }
    } cure: {
      Exhibit("@Binding", try: "Switch it here, then leave: there is one value.") {
        LitRoom()
      }
    }
  }
}

/// The pitfall: the switch receives a value and keeps a copy of it.
struct DarkRoom: View {
  @State private var isLit = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(isLit ? "The room is lit" : "The room is dark")
      CopyingSwitch(isOn: isLit)
      Button("Leave") { isLit = false }
    }
  }
}

struct CopyingSwitch: View {
  @State var isOn: Bool

  var body: some View {
    Toggle("Lamp", isOn: $isOn)
  }
}

/// The fix: the switch receives a binding to the value and stores nothing itself.
struct LitRoom: View {
  @State private var isLit = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(isLit ? "The room is lit" : "The room is dark")
      LampSwitch(isOn: $isLit)
      Button("Leave") { isLit = false }
    }
  }
}

struct LampSwitch: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle("Lamp", isOn: $isOn)
  }
}
