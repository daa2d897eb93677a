import Testing

/// A test that is not graded, and prints more than a pipe holds.
@Suite(.onlyAsFixture) struct CandleTests {
  @Test func `sparkles`() {
    print(String(repeating: "*", count: 200_000))
  }
}
