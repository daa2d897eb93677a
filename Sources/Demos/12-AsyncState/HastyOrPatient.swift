import DemoSupport
import StateFlow

/// A comparison between a screen that loads in `onAppear` and one that loads in `task(id:)`.
struct HastyOrPatient: KitView {
  var body: some View {
    SideBySide {
      Exhibit("onAppear", try: "Tap Next. Answer 2, then 1: who is pilot 2?") {
        PilotOffice { HastyPilot(server: $0) }
      }
    } cure: {
      Exhibit("task(id:)", try: "Tap Next here, too: request 1 is canceled.") {
        PilotOffice { PatientPilot(server: $0) }
      }
    }
  }
}

/// The office that knows the harbor's pilots. The reader decides when it answers.
private struct PilotOffice<Content: View>: KitView {
  @State private var server = Server<Int, String>()
  @ViewBuilder let content: (Server<Int, String>) -> Content

  private static var names: [String] { ["Ada", "Bo", "Cleo"] }

  var body: some View {
    content(server)
    RequestPanel(server) { number in
      let name = Self.names[number - 1]
      return [(name, name)]
    }
  }
}

/// The pitfall: each answer is shown, even one that comes too late.
struct HastyPilot: View {
  let server: Server<Int, String>
  @State private var number = 1
  @State private var name = "…"

  var body: some View {
    Text("Pilot \(number): \(name)").onAppear { load() }
    Button("Next") {
      number += 1
      name = "…"
      load()
    }
    .disabled(number == 3)
  }

  private func load() {
    Task { name = try await server.response(to: number) }
  }
}

/// The fix: each number has its own task, which is canceled when the number changes.
struct PatientPilot: View {
  let server: Server<Int, String>
  @State private var number = 1
  @State private var name = "…"

  var body: some View {
    Text("Pilot \(number): \(name)").task(id: number) {
      if let answer = try? await server.response(to: number) { name = answer }
    }
    Button("Next") {
      number += 1
      name = "…"
    }
    .disabled(number == 3)
  }
}
