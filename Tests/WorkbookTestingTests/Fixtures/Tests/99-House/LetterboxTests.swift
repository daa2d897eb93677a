import Dispatch
import Testing
import WorkbookTesting

@Suite("99.1 Letterbox", .exercise, .onlyAsFixture)
struct LetterboxTests {
  @Test func `a detached task reaches a hole`() async {
    let letters = await Task.detached { Letterbox().empty() }.value
    #expect(letters == ["A bill"])
  }

  @Test func `another thread reaches a hole`() async {
    let letters = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Letterbox().empty()) }
    }
    #expect(letters == ["A bill"])
  }
}
