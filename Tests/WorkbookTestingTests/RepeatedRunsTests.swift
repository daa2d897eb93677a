import StateFlow
import Testing
import WorkbookTesting

/// Tests of the list of views whose bodies ran more than once in an update.
@MainActor
@Suite("Repeated runs")
struct RepeatedRunsTests {
  private struct Nest: View {
    @State private var eggs = 0
    @State private var birds = 0

    var body: some View {
      Text("\(eggs) eggs, \(birds) birds")
        .onChange(of: eggs) { birds = eggs }
      Button("Lay") { eggs += 1 }
      Button("Leave") { birds = 0 }
    }
  }

  @Test func `a body that runs for two reasons in one update is listed once`() {
    let screen = Screen { Nest() }
    screen.button("Lay").tap()
    #expect(screen.repeatedRuns == ["Nest"])
  }

  @Test func `a body that runs once in the last update isn't listed`() {
    let screen = Screen { Nest() }
    #expect(screen.repeatedRuns == [])
    screen.button("Lay").tap()
    screen.button("Leave").tap()
    #expect(screen.repeatedRuns == [])
  }

  @Test func `two views of the same type whose bodies run once each aren't listed`() {
    struct Egg: View {
      let size: Int

      var body: some View { Text("Size \(size)") }
    }
    struct Pair: View {
      @State private var size = 1

      var body: some View {
        Egg(size: size)
        Egg(size: size + 1)
        Button("Grow") { size += 1 }
      }
    }
    let screen = Screen { Pair() }
    screen.button("Grow").tap()
    #expect(screen.texts == ["Size 2", "Size 3"])
    #expect(screen.repeatedRuns == [])
  }

  @Test func `only runs during the given actions are counted`() {
    let screen = Screen { Nest() }
    screen.button("Lay").tap()
    let runs = screen.bodyCount(of: Nest.self) {
      screen.button("Leave").tap()
      screen.button("Leave").tap()
      screen.refresh()
    }
    #expect(runs == 1)
  }
}
