import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.2 Offset moves", .exercise)
struct OffsetMovesTests {
  // «write: what is claimed, as the name of the test»
  @Test func `the answer is on screen`() {
    let screen = Screen { OffsetMoves() }
    #expect(screen.shows("the answer"), "«write: what a person sees»")
  }
}
