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

  private func svg(
    script: String = "tap Add; size 20x20; tap Add", colorScheme: ColorScheme = .dark
  ) async -> String {
    let recording = Recording()
    let screen = AppScreen(
      size: Size(width: 60, height: 20), palette: Palette(colorScheme: colorScheme),
      now: { recording.now }
    ) { setEnvironment in
      ViewGraph(environment: setEnvironment) { Counter() }
    }
    let player = Player(screen) { _ in }
    player.recording = recording
    let problem = await player.play(PlayScript(script))
    #expect(problem == nil)
    return AnimatedSVG(recording.scenes, title: "counter", colorScheme: colorScheme).text
  }

  @Test func `recording a script twice produces identical files`() async {
    let once = await svg()
    let again = await svg()
    #expect(once == again)
  }

  @Test func `an SVG is animated by CSS, without scripts`() async {
    let svg = await self.svg()
    #expect(svg.hasPrefix("<svg xmlns="))
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("<animate"))
    #expect(svg.contains("@keyframes"))
    #expect(svg.contains("prefers-reduced-motion"))
    #expect(svg.contains(">Count 2 &lt; 3 &amp; so on</text>"))
  }

  @Test func `a recording has one color scheme, even if the app switches colors`() async {
    #expect(await svg().contains("fill:#16181d"))
    #expect(await svg(colorScheme: .light).contains("fill:#ffffff"))
    #expect(await svg(script: "key ctrl-t").contains("#1d1f24") == false)
  }

  @Test func `an SVG contains an unchanged row only once`() async {
    let svg = await self.svg()
    #expect(svg.components(separatedBy: ">help</text>").count == 2)
    #expect(svg.components(separatedBy: ">Count 0 &lt;").count == 2)
  }

  @Test func `the first tap of a recording comes within a second`() async {
    let recording = Recording()
    let screen = AppScreen(size: Size(width: 60, height: 20), now: { recording.now }) {
      setEnvironment in ViewGraph(environment: setEnvironment) { Counter() }
    }
    let player = Player(screen) { _ in }
    player.recording = recording
    #expect(await player.play(PlayScript("tap Add")) == nil)
    #expect(recording.scenes[0].duration < 1)
    #expect(recording.scenes[1].tap != nil)
  }

  @Test func `the pointer in a recording moves to each tapped control`() async {
    let svg = await self.svg()
    #expect(svg.components(separatedBy: "<circle class=\"ring").count == 3)
    #expect(await self.svg(script: "key tab").contains("class=\"cursor\"") == false)
  }
}
