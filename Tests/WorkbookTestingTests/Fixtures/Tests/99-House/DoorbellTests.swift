import Testing
import WorkbookTesting

@Suite("99.2 Doorbell", .exercise, .onlyAsFixture)
struct DoorbellTests {
  struct Broken: Error {}

  @Test func `a plain test reaches a hole`() {
    #expect(Doorbell().ring() == "ding")
  }

  @Test(arguments: 1...2) func `every case reaches a hole`(times: Int) {
    #expect(Doorbell().ring() == "ding")
  }

  @Test(arguments: 1...2) func `some cases reach a hole`(times: Int) {
    if times == 2 { Doorbell().repair() }
  }

  @Test(arguments: 1...2) func `one case reaches a hole, and the other fails`(times: Int) {
    if times == 1 { Doorbell().repair() } else { #expect(times == 3) }
  }

  @Test func `a hole is reached after a failure`() {
    #expect(Bool(false))
    Doorbell().repair()
  }

  @Test func `a hole is reached before an error is thrown`() throws {
    Doorbell().repair()
    throw Broken()
  }

  @Test func `a hole is reached before a requirement fails`() throws {
    try #require(Doorbell().ring() == "ding")
  }

  @Test func `a hole is reached twice`() {
    Doorbell().repair()
    Doorbell().repair()
  }

  @Test func `a child task reaches a hole`() async {
    await withTaskGroup { group in group.addTask { Doorbell().repair() } }
  }

  @Test func `an unstructured task reaches a hole`() async {
    await Task { Doorbell().repair() }.value
  }

  @Test(.exercise) func `a test that has the trait twice reaches a hole`() {
    Doorbell().repair()
  }
}
