import Testing

@testable import WorkbookCore

@Suite struct SuiteTextTests {
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

  @Test func `each test names the requirement that it proves`() {
    let suite = SuiteText(
      suite.replacing("@Test func", with: "@Test(.proves(1)) func")
        .replacing("arguments: [1, 2]", with: ".proves(12), arguments: [1, 2]"))
    #expect(suite.tests.map(\.name) == ["starts dark", "lights up"])
    #expect(suite.requirements == ["starts dark": 1, "lights up": 12])
  }

  @Test func `a test that names no requirement doesn't have its neighbor's`() {
    let suite = SuiteText(suite.replacing("arguments: [1, 2]", with: ".proves(2)"))
    #expect(suite.requirements == ["lights up": 2])
  }

  @Test func `an excerpt contains one test and the shared declarations, at their original lines`() {
    let excerpt = SuiteText(suite).keeping(["lights up"])
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
    #expect(SuiteText(suite).keeping(["lights up", "starts dark"]) == suite)
  }

  @Test(arguments: [["lights"], ["lights up", "lights"]])
  func `a test that doesn't exist has no excerpt`(tests: Set<String>) {
    #expect(SuiteText(suite).keeping(tests) == nil)
  }

  @Test func `a test with an unusual format has no excerpt`() {
    let unindented = suite.replacing("\n  }\n\n  @Test(", with: "\n}\n\n  @Test(")
    #expect(SuiteText(unindented).keeping(["lights up"]) == nil)
  }

  @Test func `a suite is the same in a copy for students, except for the part that is withheld`() {
    let withheld = """
      // MARK: - In students' copies only once the solutions are released

      extension LampTests {
        @Test func `goes out`() {}
      }

      """
    #expect(SuiteText("\(suite)\n\n\(withheld)").released == "\(suite)\n")
    #expect(SuiteText("\(suite)\n\n\(withheld)").withheld == withheld)
    #expect(SuiteText("\(suite)\n\n\(withheld)").tests.count == 3)
    #expect(SuiteText(suite).released == suite)
    #expect(SuiteText(suite).withheld == nil)
  }

  @Test func `the body of a test has no indentation in common`() {
    #expect(
      SuiteText(suite).body(ofTestAt: 7) == ["for _ in 1...2 {", "  #expect(!lamp.isOn)", "}"])
    #expect(SuiteText(suite).body(ofTestAt: 13) == ["#expect(lamp.isOn)"])
    #expect(SuiteText(suite).body(ofTestAt: 99) == nil)
  }

  @Test func `a body that is cut off ends with a complete statement`() {
    #expect(SuiteText(suite).body(ofTestAt: 7, through: 9, maximum: 1) == ["#expect(!lamp.isOn)"])
    #expect(SuiteText(suite).body(ofTestAt: 7, through: 14) == [])
  }
}
