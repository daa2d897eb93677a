import StateFlow
import Testing
import WorkbookTesting

@MainActor
@Suite("Disclosure groups")
struct DisclosureGroupTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Page: View {
    @State private var isOpen = true

    var body: some View {
      DisclosureGroup("Own") { Counter() }
      DisclosureGroup(isExpanded: $isOpen) {
        Text("Bound content")
      } label: {
        Text("Bound")
      }
      Button("Close") { isOpen = false }
    }
  }

  @Test func `a group is collapsed at first, and a tap on its label shows its content`() {
    let screen = Screen(Page())
    let group = screen.disclosureGroup("Own")
    #expect(!group.isExpanded)
    #expect(!screen.button("Count 0").exists)
    group.tap()
    #expect(group.isExpanded)
    #expect(screen.button("Count 0").exists)
    #expect(screen.story.last?.event == "tap \"Own\"")
  }

  @Test func `the state of the content starts afresh when the group is expanded again`() {
    let screen = Screen(Page())
    screen.disclosureGroup("Own").tap()
    screen.button("Count 0").tap()
    #expect(screen.button("Count 1").exists)
    screen.disclosureGroup("Own").tap()
    screen.disclosureGroup("Own").tap()
    #expect(screen.button("Count 0").exists)
  }

  @Test func `a binding expands and collapses a group`() {
    let screen = Screen(Page())
    #expect(screen.shows("Bound content"))
    screen.button("Close").tap()
    #expect(!screen.shows("Bound content"))
    screen.disclosureGroup("Bound").tap()
    #expect(screen.shows("Bound content"))
  }

  @Test func `a user can't expand a disabled group`() {
    let screen = Screen { DisclosureGroup("Own") { Text("Content") }.disabled(true) }
    withKnownIssue {
      screen.disclosureGroup("Own").tap()
    } matching: { issue in
      issue.description.contains(
        "The disclosure group \"Own\" is disabled, so a user can't tap it.")
    }
  }
}
