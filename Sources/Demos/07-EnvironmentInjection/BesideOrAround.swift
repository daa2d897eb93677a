import DemoSupport
import StateFlow

/// A comparison between a sheet that is attached outside the environment modifier and a sheet that
/// is attached inside it.
struct BesideOrAround: KitView {
  var body: some View {
    SideBySide {
      Exhibit("environment, then sheet", try: "Look inside: the lamp is bright.") {
        BrightTunnel()
      }
    } cure: {
      Exhibit("sheet, then environment", try: "Look inside here: the sheet inherits the night.") {
        DarkTunnel()
      }
    }
  }
}

/// The pitfall: the sheet modifier is outside the environment modifier, not inside it.
struct BrightTunnel: View {
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      NightLamp()
      Button("Look inside") { isOpen = true }
    }
    .environment(\.isNight, true)
    .sheet(isPresented: $isOpen) { Compartment() }
  }
}

/// The fix: a sheet inherits the environment at the position of its modifier.
struct DarkTunnel: View {
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      NightLamp()
      Button("Look inside") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { Compartment() }
    .environment(\.isNight, true)
  }
}

struct Compartment: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      Text("The lamp in here:")
      NightLamp()
      Button("Done") { dismiss() }
    }
  }
}
