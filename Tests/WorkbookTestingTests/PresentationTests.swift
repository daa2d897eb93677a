import StateFlow
import Testing
import WorkbookTesting

/// Tests of presentations, which cover the screen no matter where they're attached.
@MainActor
@Suite("Presentations on screen")
struct PresentationTests {
  @Test
  func `a list in a sheet isn't mistaken for the screen's list, even if the sheet comes first`() {
    let screen = Screen { Shop() }
    screen.button("Settings").tap()
    #expect(screen.list.texts == [["Rye", "Pack"], ["Bun", "Pack"]])
  }

  @Test func `a sheet's list is the list inside the sheet`() {
    let screen = Screen { Shop() }
    screen.button("Settings").tap()
    #expect(screen.sheet.list.texts == [["Prices"]])
  }

  @Test func `a list row doesn't contain a sheet that is attached to the row`() {
    let screen = Screen { Shop() }
    screen.list.row(0).button("Pack").tap()
    #expect(screen.list.row(0).texts == ["Rye"])
    #expect(screen.sheet.texts == ["In a bag"])
  }

  @Test
  func `the strings in presentations come last, with the frontmost presentation at the end`() {
    let screen = Screen { Shop() }
    screen.button("Settings").tap()
    screen.sheet.button("Prices").tap()
    #expect(screen.texts == ["Rye", "Bun", "None today"])
  }
}

private struct Shop: View {
  @State private var isSetting = false

  var body: some View {
    Button("Settings") { isSetting = true }
      .sheet(isPresented: $isSetting) { Prices() }
    List(["Rye", "Bun"], id: \.self) { Bread(name: $0) }
  }
}

private struct Bread: View {
  let name: String
  @State private var isPacked = false

  var body: some View {
    HStack {
      Text(name)
      Button("Pack") { isPacked = true }
    }
    .sheet(isPresented: $isPacked) { Text("In a bag") }
  }
}

private struct Prices: View {
  @State private var areShown = false

  var body: some View {
    Form {
      Button("Prices") { areShown = true }
        .sheet(isPresented: $areShown) { Text("None today") }
    }
  }
}
