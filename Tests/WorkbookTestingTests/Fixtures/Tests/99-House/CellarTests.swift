import Dispatch
import Testing

/// A suite with a test that never ends.
@Suite(.onlyAsFixture) struct CellarTests {
  @Test func `a test waits forever`() {
    DispatchSemaphore(value: 0).wait()
  }
}
