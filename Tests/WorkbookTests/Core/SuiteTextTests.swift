import Testing

@testable import WorkbookCore

<<<<<<<< HEAD:Tests/WorkbookTests/Core/SuiteCodeTests.swift
@Suite struct SuiteCodeTests {
========
@Suite struct SuiteTextTests {
>>>>>>>> 2c6ae52c197c88413137536bde269d4aa1e73d13:Tests/WorkbookTests/Core/SuiteTextTests.swift
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
<<<<<<<< HEAD:Tests/WorkbookTests/Core/SuiteCodeTests.swift
    let excerpt = SuiteCode(suite).keeping(["lights up"])
========
    let excerpt = SuiteText(suite).keeping(["lights up"])
>>>>>>>> 2c6ae52c197c88413137536bde269d4aa1e73d13:Tests/WorkbookTests/Core/SuiteTextTests.swift
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
<<<<<<<< HEAD:Tests/WorkbookTests/Core/SuiteCodeTests.swift
    #expect(SuiteCode(suite).keeping(["lights up", "starts dark"]) == suite)
========
    #expect(SuiteText(suite).keeping(["lights up", "starts dark"]) == suite)
>>>>>>>> 2c6ae52c197c88413137536bde269d4aa1e73d13:Tests/WorkbookTests/Core/SuiteTextTests.swift
  }

  @Test(arguments: [["lights"], ["lights up", "lights"]])
  func `a test that doesn't exist has no excerpt`(tests: Set<String>) {
<<<<<<<< HEAD:Tests/WorkbookTests/Core/SuiteCodeTests.swift
    #expect(SuiteCode(suite).keeping(tests) == nil)
========
    #expect(SuiteText(suite).keeping(tests) == nil)
>>>>>>>> 2c6ae52c197c88413137536bde269d4aa1e73d13:Tests/WorkbookTests/Core/SuiteTextTests.swift
  }

  @Test func `a test with an unusual format has no excerpt`() {
    let unindented = suite.replacing("\n  }\n\n  @Test(", with: "\n}\n\n  @Test(")
<<<<<<<< HEAD:Tests/WorkbookTests/Core/SuiteCodeTests.swift
    #expect(SuiteCode(unindented).keeping(["lights up"]) == nil)
========
    #expect(SuiteText(unindented).keeping(["lights up"]) == nil)
>>>>>>>> 2c6ae52c197c88413137536bde269d4aa1e73d13:Tests/WorkbookTests/Core/SuiteTextTests.swift
  }

  @Test func `the body of a test has no indentation in common`() {
    #expect(
<<<<<<<< HEAD:Tests/WorkbookTests/Core/SuiteCodeTests.swift
      SuiteCode(suite).body(ofTestAt: 7) == ["for _ in 1...2 {", "  #expect(!lamp.isOn)", "}"])
    #expect(SuiteCode(suite).body(ofTestAt: 13) == ["#expect(lamp.isOn)"])
    #expect(SuiteCode(suite).body(ofTestAt: 99) == nil)
  }

  @Test func `a body that is cut off ends with a complete statement`() {
    #expect(SuiteCode(suite).body(ofTestAt: 7, through: 9, maximum: 1) == ["#expect(!lamp.isOn)"])
    #expect(SuiteCode(suite).body(ofTestAt: 7, through: 14) == [])
========
      SuiteText(suite).body(ofTestAt: 7) == ["for _ in 1...2 {", "  #expect(!lamp.isOn)", "}"])
    #expect(SuiteText(suite).body(ofTestAt: 13) == ["#expect(lamp.isOn)"])
    #expect(SuiteText(suite).body(ofTestAt: 99) == nil)
  }

  @Test func `a body that is cut off ends with a complete statement`() {
    #expect(SuiteText(suite).body(ofTestAt: 7, through: 9, maximum: 1) == ["#expect(!lamp.isOn)"])
    #expect(SuiteText(suite).body(ofTestAt: 7, through: 14) == [])
>>>>>>>> 2c6ae52c197c88413137536bde269d4aa1e73d13:Tests/WorkbookTests/Core/SuiteTextTests.swift
  }
}
