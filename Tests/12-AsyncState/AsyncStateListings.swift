import StateFlow

// The listings of Chapters/12-AsyncState.md. They are compiled here, and
// AsyncStateProseTests checks that they do what the prose says.

// listing: example
struct AsyncStateExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end

// listing: hasty
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
// end

// listing: patient
struct PatientPilot: View {
  let server: Server<Int, String>
  @State private var number = 1
  @State private var name = "…"

  var body: some View {
    Text("Pilot \(number): \(name)").task(id: number) {
      if let answer = try? await server.response(to: number) {
        name = answer
      }
    }
    Button("Next") {
      number += 1
      name = "…"
    }
    .disabled(number == 3)
  }
}
// end
