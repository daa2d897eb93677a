import StateFlow
import Testing
import WorkbookTesting

/// Tests of views that contain only plain data and are therefore compared byte by byte. `==` is
/// used only with `.equatable()` (U13).
extension UpdateTests {
  struct Loose: Equatable {
    let key: Int
    let rest: Int
    static func == (one: Loose, other: Loose) -> Bool { one.key == other.key }
  }

  struct LooseRow: View, Equatable {
    let key: Int
    let rest: Int
    nonisolated static func == (one: LooseRow, other: LooseRow) -> Bool { one.key == other.key }
    var body: some View { Text("\(key) \(rest)") }
  }

  @Test func `U13 a view of plain data is compared by its bytes`() {
    #expect(runsAfterRefresh { LooseRow(key: 1, rest: $0) } == 1)
    #expect(runsAfterRefresh { _ in LooseRow(key: 1, rest: 1) } == 0)
  }

  @Test func `U13 a property that contains plain data is compared by its bytes`() {
    #expect(runsAfterRefresh { Showing(value: Loose(key: 1, rest: $0)) } == 1)
    #expect(runsAfterRefresh { Showing(value: ("a", Loose(key: 1, rest: $0))) } == 1)
    #expect(runsAfterRefresh { Showing(value: Loose?.some(Loose(key: 1, rest: $0))) } == 1)
    #expect(runsAfterRefresh { _ in Showing(value: Loose?.some(Loose(key: 1, rest: 1))) } == 0)
    #expect(runsAfterRefresh { Showing(value: $0 == 0 ? 0.0 : -0.0) } == 1)
    #expect(runsAfterRefresh { _ in Showing(value: Double.nan) } == 0)
  }

  @Test func `U13 padding bytes between properties with plain data are ignored in comparisons`() {
    struct Padded { var flag = true, number = 1, other = false, small: UInt8? = 3 }
    #expect(runsAfterRefresh { _ in Showing(value: Padded()) } == 0)
    #expect(runsAfterRefresh { Showing(value: Padded(small: $0 == 0 ? nil : 0)) } == 1)
  }

  @Test func `U13 an enumeration is always compared by its own == operator`() {
    enum Level: Equatable {
      case number(Int), exact(Double, Bool)
      static func == (one: Level, other: Level) -> Bool { true }
    }
    #expect(runsAfterRefresh { Showing(value: Level.number($0)) } == 0)
  }

  @Test func `U13 a written value is compared with the old value by the type's own == operator`() {
    struct Owner: View {
      @State private var value = Loose(key: 1, rest: 0)
      var body: some View {
        Text("\(value.rest)")
        Button("Write") { value = Loose(key: 1, rest: 1) }
      }
    }
    let screen = Screen { Owner() }
    screen.button("Write").tap()
    #expect(screen.bodyCount(of: Owner.self) == 1)
  }

  @Test func `U13 the equatable modifier compares a view by the view's own == operator`() {
    let screen = Screen {
      Refreshing {
        LooseRow(key: 1, rest: $0).equatable()
        EquatableView(content: LooseRow(key: $0, rest: 0))
      }
    }
    screen.button("Again").tap()
    #expect(screen.texts == ["1 0", "1 0"])
    #expect(screen.bodyCount(of: LooseRow.self) == 3)
    #expect(screen.story.last?.skips.map(\.view) == ["LooseRow"])
    #expect(screen.story.last?.skips.map(\.reason) == [.sameInputs])
  }

  @Test
  func `U13 a view that is equal to the previous one is still updated when its state changes`() {
    struct Row: View, Equatable {
      let key: Int
      let rest: Int
      @State private var count = 0
      nonisolated static func == (one: Row, other: Row) -> Bool { one.key == other.key }
      var body: some View {
        Text("\(rest) \(count)")
        Button("Count") { count += 1 }
      }
    }
    let screen = Screen { Refreshing { Row(key: 1, rest: $0).equatable() } }
    screen.button("Again").tap()
    screen.button("Count").tap()
    #expect(screen.texts == ["0 1"])
  }

  @Test func `U13 a view's == operator that is never used is diagnosed once for each type`() {
    let screen = Screen {
      Refreshing {
        LooseRow(key: 1, rest: $0)
        LooseRow(key: 2, rest: $0)
      }
    }
    screen.button("Again").tap()
    screen.button("Again").tap()
    #expect(screen.diagnostics.map(\.kind) == [.equalityIgnored])
    #expect(screen.diagnostics.first?.view == "LooseRow")
    #expect(screen.diagnostics.first?.chapter == "01-ViewState")
  }

  @Test func `U13 a view that differs by its bytes and by its == operator isn't diagnosed`() {
    let screen = Screen { Refreshing { LooseRow(key: $0, rest: 1) } }
    screen.button("Again").tap()
    #expect(screen.diagnostics == [])
  }
}
