import Testing

@testable import WorkbookEngine

@Suite("Suite excerpts") struct SuiteExcerptTests {
  private let suite = """
    import Testing

    @Suite("1.1 Lamp", .exercise)
    struct LampTests {
      let lamp = Lamp()

      @Test func `starts dark`() {
        for _ in 1...2 {
          #expect(!lamp.isOn)
        }
      }

      @Test(arguments: [1, 2])
      func `lights up`(times: Int) throws {
        #expect(lamp.isOn)
      }

      private func tap() {
      }
    }
    """

  @Test func `an excerpt contains one test and the shared declarations, at their original lines`() {
    let excerpt = SuiteExcerpt.of(suite, keeping: ["lights up"])
    #expect(
      excerpt == """
        import Testing

        @Suite("1.1 Lamp", .exercise)
        struct LampTests {
          let lamp = Lamp()







          @Test(arguments: [1, 2])
          func `lights up`(times: Int) throws {
            #expect(lamp.isOn)
          }

          private func tap() {
          }
        }
        """)
  }

  @Test func `an excerpt can contain several tests`() {
    #expect(SuiteExcerpt.of(suite, keeping: ["lights up", "starts dark"]) == suite)
  }

  @Test(arguments: [["lights"], ["lights up", "lights"]])
  func `a test that doesn't exist has no excerpt`(tests: Set<String>) {
    #expect(SuiteExcerpt.of(suite, keeping: tests) == nil)
  }

  @Test func `a test with an unusual format has no excerpt`() {
    let unindented = suite.replacing("\n  }\n\n  @Test(", with: "\n}\n\n  @Test(")
    #expect(SuiteExcerpt.of(unindented, keeping: ["lights up"]) == nil)
  }
}
