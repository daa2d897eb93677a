import StateFlow
import Testing
import WorkbookTesting

/// Tests of the labels and positions by which tests find elements.
@MainActor
@Suite("Finding elements on screen")
struct FindingOnScreenTests {
  @Test func `the label of a button that contains only an image is the image's name`() {
    let log = Recorded()
    let screen = Screen {
      Button {
        log.events.append("plus")
      } label: {
        Image(systemName: "plus")
      }
      Button {
        log.events.append("bird")
      } label: {
        HStack { Image("Heron") }
      }
    }
    screen.button("plus").tap()
    screen.button("Heron").tap()
    #expect(log.events == ["plus", "bird"])
  }

  @Test func `a failure message describes an element by its name and a query`() {
    let screen = Screen {
      VStack {
        Text("Two birds")
        Toggle("Encrypted", isOn: .constant(true)).disabled(true)
      }
    }
    #expect(
      screen.elements.map(\.testDescription) == [
        "text \"Two birds\"\ntoggle \"Encrypted\" = on (disabled)"
      ])
  }

  @Test func `an accessibility label or a title takes precedence over an image's name`() {
    let screen = Screen {
      Button {
      } label: {
        Image(systemName: "plus").accessibilityLabel("Add")
      }
      Button {
      } label: {
        Label("Remove", systemImage: "minus")
      }
    }
    #expect(screen.button("Add").exists)
    #expect(screen.button("Remove").exists)
    #expect(!screen.button("plus").exists)
    #expect(!screen.button("minus").exists)
  }

  @Test func `a form above a list isn't mistaken for the screen's list`() {
    let screen = Screen {
      Form { Text("New bird") }
      List { Text("Heron") }
    }
    #expect(screen.list.texts == [["Heron"]])
  }

  @Test func `a form counts as the list of a screen that has no other list`() {
    let screen = Screen { Form { Text("New bird") } }
    #expect(screen.list.texts == [["New bird"]])
  }

  private final class Recorded {
    var events: [String] = []
  }

  private struct Sections: View {
    @State private var birds = ["Heron", "Gull", "Crane"]

    var body: some View {
      List {
        Section { Text("Pinned") }
        Section {
          ForEach(birds, id: \.self) { Text($0) }.onMove {
            birds.move(fromOffsets: $0, toOffset: $1)
          }
        }
      }
    }
  }

  @Test func `the positions in a row's move are positions in the whole list`() {
    let screen = Screen { Sections() }
    screen.list.row(3).move(to: 1)
    let first = screen.list.texts
    screen.list.row(1).move(to: 4)
    #expect(first == [["Pinned"], ["Crane"], ["Heron"], ["Gull"]])
    #expect(screen.list.texts == [["Pinned"], ["Heron"], ["Gull"], ["Crane"]])
  }

  @Test func `a row can't be moved out of its section`() {
    let screen = Screen { Sections() }
    withKnownIssue {
      screen.list.row(3).move(to: 0)
    } matching: { issue in
      issue.description.contains("can move only within rows 1 to 3")
    }
    #expect(screen.list.texts.map(\.first) == ["Pinned", "Heron", "Gull", "Crane"])
  }
}
