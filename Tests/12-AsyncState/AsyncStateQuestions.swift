import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/12-AsyncState.md. `workbook verify --check candidates`
// compiles and runs the program of each answer.

// complete: late
struct SteadyPilot: View {
  let server: Server<Int, String>
  @State private var number = 1
  @State private var name = "…"

  var body: some View {
    VStack {
      Text("Pilot \(number): \(name)")
      Button("Next") { number += 1 }
    }
    .task(id: number) {
      let answer = try? await server.response(to: number)
      guard !Task.isCancelled else { return }
      // or: guard answer != nil else { return }
      //   shows: ["Pilot 2: Ada"]
      // or: try? Task.checkCancellation()
      //   shows: ["Pilot 2: Ada"]
      name = answer ?? "No connection"
    }
  }
}
// run
func late() async -> [String] {
  let server = Server<Int, String>(answersCanceledRequests: true)
  let screen = Screen { SteadyPilot(server: server) }
  await screen.settle()
  screen.button("Next").tap()
  await screen.settle()
  for (number, name) in [(2, "Bo"), (1, "Ada")] {
    server.answer(number, with: name)
    await screen.settle()
  }
  return screen.texts
}
// shows: ["Pilot 2: Bo"]
// end
