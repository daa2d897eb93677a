import Testing
import WorkbookTesting

@Suite("99.3 Lamp", .exercise, .onlyAsFixture)
struct LampTests {
  @Test func `a new lamp is dark`() {
    #expect(!Lamp().isOn)
  }

  @Test(arguments: [true, false]) func `a lamp can be lit`(isOn: Bool) {
    #expect(Lamp(isOn: isOn).isOn == isOn)
  }

  @Test @MainActor func `a known issue doesn't count`() {
    FailureNotes.current?.attach { _ in "A note that isn't printed." }
    withKnownIssue { #expect(Lamp().isOn) }
  }
}
