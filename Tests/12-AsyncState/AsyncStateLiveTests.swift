import StateFlow
import Testing
import WorkbookTesting

/// Checks that the live listings in `Chapters/12-AsyncState.md` match their recordings.
@Suite("Chapter 12: Live listings")
struct AsyncStateLiveTests {
  private let live = LiveListings(chapter: "12-AsyncState")

  /// Creates a server that a reader answers with the pilots' names.
  private func office(on stage: LiveStage, canFail: Bool = false) -> Server<Int, String> {
    let server = Server<Int, String>()
    stage.server(server, canFail: canFail) { number in
      let name = ["Ada", "Bo", "Cleo"][number - 1]
      return [(name, name)]
    }
    return server
  }

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("hasty") { HastyPilot(server: office(on: $0)) }
    try await live.expect("patient", besides: "hasty") { PatientPilot(server: office(on: $0)) }
    try await live.expect("alarming") { AlarmingPilot(server: office(on: $0, canFail: true)) }
    try live.expectNoOthers()
  }
}
