import StateFlow
import Testing
import WorkbookTesting

/// Tests of views without members, which don't appear (U15).
extension UpdateTests {
  /// Shows content that depends on a number, and logs when it appears and disappears.
  private struct Watched<Content: View>: View {
    let log: Log
    @ViewBuilder let content: (Int) -> Content
    @State private var number = 0

    var body: some View {
      Button("More") { number += 1 }
      Button("Fewer") { number -= 1 }
      Group { content(number) }
        .onAppear { log.note("appeared") }
        .onDisappear { log.note("disappeared") }
    }
  }

  @Test func `U15 content without members doesn't appear`() {
    let log = Log()
    let screen = Screen {
      Group { if log.entries.count == 9 { Text("never") } }.onAppear { log.note("group") }
      EmptyView().onAppear { log.note("empty") }
      AnyView(EmptyView()).onAppear { log.note("any") }
      ForEach(0..<0) { Text("\($0)") }.onAppear { log.note("rows") }
      VStack {}.onAppear { log.note("stack") }
    }
    screen.close()
    #expect(log.entries == ["stack"])
  }

  @Test func `U15 content appears with its first member and disappears with its last one`() {
    let log = Log()
    let screen = Screen {
      Watched(log: log) { number in
        if number > 0 { Text("one") }
        if number > 1 { Text("two") }
      }
    }
    #expect(log.entries == [])
    screen.button("More").tap()
    screen.button("More").tap()
    #expect(log.entries == ["appeared"])
    screen.button("Fewer").tap()
    #expect(log.entries == ["appeared"])
    screen.button("Fewer").tap()
    #expect(log.entries == ["appeared", "disappeared"])
    screen.button("More").tap()
    screen.close()
    #expect(log.entries == ["appeared", "disappeared", "appeared", "disappeared"])
  }

  @Test func `U15 the rows of a ForEach appear and disappear as one`() {
    let log = Log()
    let screen = Screen {
      Watched(log: log) { number in ForEach(0..<number, id: \.self) { Text("\($0)") } }
    }
    screen.button("More").tap()
    screen.button("More").tap()
    screen.button("Fewer").tap()
    #expect(log.entries == ["appeared"])
    screen.button("Fewer").tap()
    screen.button("More").tap()
    #expect(log.entries == ["appeared", "disappeared", "appeared"])
  }

  @Test func `U15 a view that replaces another one continues its appearance`() {
    let log = Log()
    let screen = Screen {
      Watched(log: log) { number in
        if number == 0 { Text("zero") } else { Text("more").id(number) }
      }
    }
    screen.button("More").tap()
    screen.button("More").tap()
    #expect(log.entries == ["appeared"])
  }

  @Test func `U15 content stays if one member goes and another one comes in the same update`() {
    let log = Log()
    let screen = Screen {
      Watched(log: log) { number in
        if number == 0 { Text("zero") }
        if number == 1 { Text("one") }
      }
    }
    screen.button("More").tap()
    screen.button("Fewer").tap()
    #expect(log.entries == ["appeared"])
  }

  @Test func `U15 content appears when only a view inside it updates and gains its first member`() {
    struct Drawer: View {
      @ObservedObject var model: Model
      var body: some View { if model.isOn { Text("open") } }
    }
    let (model, log) = (Model(), Log())
    let screen = Screen {
      Drawer(model: model).onAppear { log.note("appeared") }.onDisappear { log.note("gone") }
    }
    #expect(log.entries == [])
    model.isOn = true
    #expect(screen.texts == ["open"])
    #expect(log.entries == ["appeared"])
    model.isOn = false
    #expect(screen.texts == [])
    #expect(log.entries == ["appeared", "gone"])
  }

  @Test func `U15 a member inside a stack doesn't matter to the views around the stack`() {
    let log = Log()
    let screen = Screen {
      Watched(log: log) { number in VStack { if number > 0 { Text("one") } } }
    }
    screen.button("More").tap()
    screen.button("Fewer").tap()
    #expect(log.entries == ["appeared"])
  }
}
