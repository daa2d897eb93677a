import StateFlow
import Testing
import WorkbookTesting

/// Tests of sheets that would show a stale value in SwiftUI, because the body doesn't read the
/// state (SH5).
@Suite("Stale sheets")
@MainActor
struct StaleSheetTests {
  struct Library: View {
    let readsBook: Bool
    @State private var book: String?
    @State private var isShown = false
    var body: some View {
      if readsBook { Text("Chosen: \(book ?? "none")") }
      Button("Emma") { show("Emma") }
      Button("Ulysses") { show("Ulysses") }
      Button("Close") { isShown = false }
        .sheet(isPresented: $isShown) { Text(book ?? "no book") }
    }

    private func show(_ title: String) {
      book = title
      isShown = true
    }
  }

  @Test
  func `SH5 a sheet that reads state that the body above it never read is diagnosed`() throws {
    let screen = Screen { Library(readsBook: false) }
    screen.button("Emma").tap()
    let diagnostic = try #require(screen.diagnostics.first)
    #expect(screen.diagnostics.map(\.kind) == [.staleSheet])
    #expect([diagnostic.view, diagnostic.property] == ["Library", "book"])
    #expect(diagnostic.declared?.file == "StateFlowTests/StaleSheetTests.swift")
    #expect(diagnostic.chapter == "07-EnvironmentInjection")
    #expect(diagnostic.message.contains("SwiftUI would show nil here instead of \"Emma\""))
    #expect(screen.story.last?.diagnostics == [diagnostic])
    // *Choice* (SH4): the sheet itself is live.
    #expect(screen.sheet.texts == ["Emma"])
  }

  @Test func `SH5 a stale sheet is diagnosed only the first time it's presented`() {
    let screen = Screen { Library(readsBook: false) }
    screen.button("Emma").tap()
    screen.button("Close").tap()
    screen.button("Ulysses").tap()
    #expect(screen.diagnostics.count == 1)
  }

  @Test
  func `SH5 a sheet that reads state that the body above it reads isn't diagnosed`() {
    let screen = Screen { Library(readsBook: true) }
    screen.button("Emma").tap()
    #expect(screen.diagnostics == [])
  }

  @Test func `SH5 a sheet that would show the current value isn't diagnosed`() {
    struct Album: View {
      @State private var song = 1
      @State private var isShown = false
      @State private var turn = 0
      var body: some View {
        Button("Next \(turn)") { song += 1 }
        Button("Refresh") { turn += 1 }
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Text("\(song)") }
      }
    }
    let unchanged = Screen { Album() }
    unchanged.button("Show").tap()
    #expect(unchanged.diagnostics == [])
    let refreshed = Screen { Album() }
    refreshed.button("Next 0").tap()
    refreshed.button("Refresh").tap()
    refreshed.button("Show").tap()
    #expect(refreshed.diagnostics == [])
    let stale = Screen { Album() }
    stale.button("Next 0").tap()
    stale.button("Show").tap()
    #expect(stale.diagnostics.map(\.property) == ["song"])
  }

  @Test func `SH5 a sheet isn't diagnosed if the body runs in the same update`() {
    struct Shelf: View {
      @State private var book: String?
      @State private var isShown = false
      var body: some View {
        Button(isShown ? "Shown" : "Show") {
          book = "Emma"
          isShown = true
        }
        .sheet(isPresented: $isShown) { Text(book ?? "no book") }
      }
    }
    let screen = Screen { Shelf() }
    screen.button("Show").tap()
    #expect(screen.diagnostics == [])
  }

  @Test func `SH5 a sheet whose content is passed the item isn't diagnosed`() {
    struct Item: Identifiable { let id: Int }
    struct Chooser: View {
      @State private var item: Item?
      var body: some View {
        Button("Show") { item = Item(id: 1) }
          .sheet(item: $item) { Text("\($0.id)") }
      }
    }
    let screen = Screen { Chooser() }
    screen.button("Show").tap()
    #expect(screen.sheet.texts == ["1"])
    #expect(screen.diagnostics == [])
  }

  @Test func `SH5 a sheet whose content is passed a binding or an object isn't diagnosed`() {
    final class Model: ObservableObject { @Published var name = "a" }
    struct Reading: View {
      @Binding var title: String
      @ObservedObject var model: Model
      var body: some View { Text(title + model.name) }
    }
    struct Desk: View {
      @State private var title = ""
      @State private var isShown = false
      @StateObject private var model = Model()
      var body: some View {
        Button("Show") {
          title = "Emma"
          model.name = "b"
          isShown = true
        }
        .sheet(isPresented: $isShown) { Reading(title: $title, model: model) }
      }
    }
    let screen = Screen { Desk() }
    screen.button("Show").tap()
    #expect(screen.sheet.texts == ["Emmab"])
    #expect(screen.diagnostics == [])
  }
}
