import StateFlow
import StateFlowStory
import Testing

@testable import StateFlowTerminal

/// Tests of recordings of played scripts.
@MainActor
@Suite struct RecordingTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count \(count) < 3 & so on")
        Button("Add") { count += 1 }
      }
    }
  }

  private func contents(
    _ name: String, script: String = "tap Add; size 20x20; tap Add",
    colorScheme: ColorScheme? = nil
  ) async throws -> String {
    let recording = Recording()
    let screen = AppScreen(
      size: Size(width: 60, height: 20), chrome: .full, now: { recording.now }
    ) { setEnvironment in
      ViewGraph(environment: setEnvironment) { Counter() }
    }
    let player = Player(screen) { _ in }
    player.recording = recording
    let problem = await player.play(PlayScript(script))
    #expect(problem == nil)
    return try #require(RecordingFile(name)).contents(
      recording, of: "counter", colorScheme: colorScheme)
  }

  @Test func `recording a script twice produces identical files`() async throws {
    let once = try await contents("x.svg")
    let again = try await contents("x.svg")
    #expect(once == again)
  }

  @Test func `an SVG is animated by CSS, without scripts`() async throws {
    let svg = try await contents("x.svg")
    #expect(svg.hasPrefix("<svg xmlns="))
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("<animate"))
    #expect(svg.contains("@keyframes"))
    #expect(svg.contains("prefers-reduced-motion"))
    #expect(svg.contains(">Count 2 &lt; 3 &amp; so on</text>"))
  }

  @Test func `an SVG contains both color schemes unless one is requested`() async throws {
    #expect(try await contents("x.svg").contains("\n@media (prefers-color-scheme:dark){\n"))
    let dark = try await contents("x.svg", colorScheme: .dark)
    let light = try await contents("x.svg", colorScheme: .light)
    #expect(!dark.contains("prefers-color-scheme"))
    #expect(dark != light)
  }

  @Test func `an SVG contains an unchanged row only once`() async throws {
    let svg = try await contents("x.svg")
    #expect(svg.components(separatedBy: ">help</text>").count == 2)
    #expect(svg.components(separatedBy: ">Count 0 &lt;").count == 2)
  }

  @Test func `the pointer in a recording moves to each tapped control`() async throws {
    let svg = try await contents("x.svg")
    #expect(svg.components(separatedBy: "<circle class=\"ring").count == 3)
    #expect(try await !contents("x.svg", script: "key tab").contains("class=\"cursor\""))
  }

  @Test func `a cast contains a header, followed by events in chronological order`() async throws {
    let lines = try await contents("x.cast").split(separator: "\n")
    let values = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    #expect((values.first as? [String: Any])?["width"] as? Int == 60)
    let times = values.dropFirst().compactMap { ($0 as? [Any])?.first as? Double }
    #expect(times.count == lines.count - 1)
    #expect(times == times.sorted())
    let first = (values[1] as? [Any])?.last as? String
    #expect(first?.contains("Count 0") == true)
  }

  @Test func `a recording file must have a supported extension, in upper- or lowercase`() {
    #expect(RecordingFile("a.gif") == nil)
    #expect(RecordingFile("a.SVG") != nil)
  }
}
