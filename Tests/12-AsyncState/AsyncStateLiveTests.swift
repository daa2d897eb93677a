import StateFlow
import Testing
import WorkbookProse

/// Checks that the live listings in `Chapters/12-AsyncState.md` match their recordings.
@Suite("Chapter 12: Live listings")
struct AsyncStateLiveTests {
  private let live = LiveListings(chapter: "12-AsyncState")

  /// Creates a server that a reader answers with the pilots' names.
  private func office(
    on stage: LiveStage, canFail: Bool = false, answersCanceledRequests: Bool = false
  ) -> Server<Int, String> {
    let server = Server<Int, String>(answersCanceledRequests: answersCanceledRequests)
    stage.server(server, canFail: canFail) { number in
      let name = ["Ada", "Bo", "Cleo"][number - 1]
      return [(name, name)]
    }
    return server
  }

  /// Creates a server that a reader answers with a timetable.
  private func station(on stage: LiveStage) -> Server<String, [String]> {
    let server = Server<String, [String]>()
    stage.server(server) { _ in [("08:10 Harbor", ["08:10 Harbor"])] }
    return server
  }

  @Test func `each listing behaves as recorded`() async throws {
    try await live.expect("hasty") { HastyPilot(server: office(on: $0)) }
    try await live.expect("patient", besides: "hasty") { PatientPilot(server: office(on: $0)) }
    try await live.expect("pier") { Pier(server: office(on: $0)) }
    try await live.expect("alarming") { AlarmingPilot(server: office(on: $0, canFail: true)) }
    try await live.expect("flags") { Timetable(server: station(on: $0)) }
    try await live.expect("phase", besides: "flags") { OnePhaseTimetable(server: station(on: $0)) }
    try await live.expect("crew") {
      PilotScreen(server: office(on: $0, answersCanceledRequests: true))
    }
    try await live.expect("optimistic") { stage in
      let server = Server<Bool, Bool>()
      stage.server(server) { isLit in [("Confirm", isLit)] }
      return HastyLighthouse(server: server)
    }
    try await live.expect("books") { stage in
      let server = Server<Int, String>()
      stage.server(server) { _ in [("The Tide", "The Tide")] }
      return TwoBooks(shelf: Shelf(server: server))
    }
    try live.expectNoOthers()
  }
}
