import Testing
import WorkbookTesting

@Suite("99.2 Doorbell", .exercise, .onlyAsFixture)
struct DoorbellTests {
  struct Broken: Error {}

  @Test func `a hole in a plain test`() {
    #expect(Doorbell().ring() == "ding")
  }

  @Test(arguments: 1...2) func `a hole in every case`(times: Int) {
    #expect(Doorbell().ring() == "ding")
  }

  @Test(arguments: 1...2) func `a hole in some cases`(times: Int) {
    if times == 2 { Doorbell().repair() }
  }

  @Test(arguments: 1...2) func `a hole in one case and a failure in the other`(times: Int) {
    if times == 1 { Doorbell().repair() } else { #expect(times == 3) }
  }

  @Test func `a hole after a failure`() {
    #expect(Bool(false))
    Doorbell().repair()
  }

  @Test func `a hole before a thrown error`() throws {
    Doorbell().repair()
    throw Broken()
  }

  @Test func `a hole before a failed requirement`() throws {
    try #require(Doorbell().ring() == "ding")
  }

  @Test func `a hole that is reached twice`() {
    Doorbell().repair()
    Doorbell().repair()
  }

  @Test func `a hole in a child task`() async {
    await withTaskGroup { group in group.addTask { Doorbell().repair() } }
  }

  @Test func `a hole in an unstructured task`() async {
    await Task { Doorbell().repair() }.value
  }

  @Test(.exercise) func `a hole in a test that has the trait twice`() {
    Doorbell().repair()
  }
}
