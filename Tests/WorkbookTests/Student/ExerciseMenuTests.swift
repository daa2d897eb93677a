import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct ExerciseMenuTests {
  private let house = House()

  private func menu() -> ExerciseMenu {
    house.write("done", to: House.lamp.answerPath())
    let session = house.session()
    session.saveProgress {
      $0.record(
        .of(.passed), of: SavedProgress.Fingerprint(House.lamp, in: session.package)!,
        for: House.lamp)
    }
    return ExerciseMenu(session.progress(), selection: House.lamp)
  }

  @Test func `the cursor in the exercise menu stays inside the list`() {
    var menu = menu()
    menu.move(by: -3)
    #expect(menu.selected == House.lamp)
    menu.move(by: 1)
    #expect(menu.selected == House.door)
    menu.move(by: 30)
    #expect(menu.selected == House.gate)
    menu.move(toEnd: false)
    #expect(menu.selected == House.lamp)
  }

  @Test func `a filter that hides the selected exercise moves the cursor to the next exercise`() {
    var menu = menu()
    menu.changeFilter()
    #expect(menu.filter == .open)
    #expect(menu.selected == House.door)
    menu.changeFilter()
    #expect(menu.selected == nil)
    #expect(
      menu.lines(console: house.transcript.console(), rows: nil).last
        == "No exercises match.")
    for _ in 1...3 { menu.changeFilter() }
    #expect(menu.selected == House.lamp)
  }

  @Test func `if the terminal has few rows, the exercise menu scrolls with the cursor`() {
    var menu = menu()
    menu.move(toEnd: true)
    let lines = menu.lines(console: house.transcript.console(), rows: 3)
    #expect(lines.count == 3)
    #expect(lines.last?.hasPrefix("▶ ○ 2.1  Gate") == true)
  }
}
