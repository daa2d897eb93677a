import Dispatch
import Testing

/// A test that never ends.
@Suite(.onlyAsFixture) struct CellarTests {
  @Test func `waits for ever`() {
    DispatchSemaphore(value: 0).wait()
  }
}
