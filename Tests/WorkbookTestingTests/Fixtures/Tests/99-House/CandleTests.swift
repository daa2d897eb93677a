import Testing

/// A suite with an ungraded test that prints more than fits in a pipe.
@Suite(.onlyAsFixture) struct CandleTests {
  @Test func `a test prints a long line`() {
    print(String(repeating: "*", count: 200_000))
  }
}
