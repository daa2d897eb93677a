import Testing

@testable import WorkbookAudit

/// Checks the rule for tests that students write.
@Suite struct CatchRuleTests {
  @Test(arguments: [
    ("let doors = [\"North\", \"South\"], most = 3.5, last: String? = nil", []),
    (
      "private struct Door { var name = \"\", count = 0 }\nprivate let doors: [Door] = [Door()]", []
    ),
    (
      "enum Side: String, CaseIterable { case north, south }\nlet sides: [Side: ClosedRange<Int>] = [:]",
      []
    ),
    ("func check() { let count = 1; _ = count }", []),
    ("var count = 0", ["count"]), ("enum Calls { static var count = 0 }", ["count"]),
    ("func check() { enum Calls { @MainActor static var count = 0 } }", ["count"]),
    ("let next: () -> Int = { 1 }", ["next"]), ("let all = [{ 1 }]", ["all"]),
    ("struct Calls { let next: () -> Int }\nlet calls = Calls(next: { 1 })", ["calls"]),
    (
      "struct Call {}\nstruct CallInt { let next: () -> Int }\nlet one = Call()\nlet all = CallInt(next: { 1 })",
      ["all"]
    ),
    ("let any: Any = 1", ["any"]), ("final class Calls {}", ["Calls"]),
    ("func check() { final class Calls {} }", ["Calls"]),
    ("import Foundation\nnonisolated(unsafe) let memory = JSONDecoder()", ["memory"]),
  ])
  func `a student's test keeps only plain constants`(source: String, names: [String]) async throws {
    let facts = try await DescribedSource(source).facts
    #expect(CatchRule.findings(in: facts).map(\.finding.name) == names)
  }

  @Test(arguments: [
    "s:7Testing6expect__14sourceLocationySb_AA7CommentVSgyXKAA06SourceD0Vtcfm",
    "s:7Testing7require__14sourceLocationxxSg_AA7CommentVSgyXKAA06SourceD0Vtclufm",
    "s:7Testing7require__14sourceLocationySb_AA7CommentVSgyXKAA06SourceD0Vtcfm",
    "s:15WorkbookTesting12ScreenRegionPAAE5showsySbSSF",
    "s:15WorkbookTesting6ScreenC6settle14sourceLocationy0B006SourceF0V_tYaF",
    "s:15WorkbookTesting6ScreenC7advance_2by14sourceLocationy9StateFlow11ManualClockC_s8DurationV0B006SourceG0VtYaF",
    "s:9StateFlow6ServerC15WorkbookTestingE6answer_4with14sourceLocationyx_q_0E006SourceI0VtF",
    "s:9StateFlow6ServerC15WorkbookTestingE15pendingRequestsSayxGvp",
    "s:9StateFlow11ServerErrorVACycfc", "s:9StateFlow6ServerC", "s:9StateFlow11ManualClockC",
    "s:Si2eeoiySbSi_SitFZ",
  ])
  func `a student's test can use expectations and the screen`(usr: String) {
    #expect(CatchRule.finding(about: DemangledName(usr: usr), isWritten: true) == nil)
  }

  @Test(arguments: [
    (
      "s:7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0VtFZ",
      "Issue.record"
    ),
    ("s:7Testing4TestV7currentACSgvpZ", "Test.current"),
    (
      "s:7Testing14withKnownIssue_14isIntermittent14sourceLocation_yAA7CommentVSg_SbAA06SourceH0VyyKXEtF",
      "withKnownIssue"
    ),
    (
      "s:7Testing6expect6throws_14sourceLocation10performingxSgxm_AA7CommentVSgyXKAA06SourceE0Vq_yKXEtcs5ErrorRzr0_lufm",
      "#expect without a condition"
    ),
    ("s:15WorkbookTesting6ScreenC5graph9StateFlow9ViewGraphCvp", "Screen.graph"),
    ("s:15WorkbookTesting6ScreenC12runningTasksSaySSGvp", "Screen.runningTasks"),
    ("s:9StateFlow6ServerC8response2toq_x_tYaKF", "Server.response"),
    ("s:9StateFlow11ManualClockCACycfc", "ManualClock"),
    ("s:s6MirrorV10reflectingAByp_tcfc", "Mirror"),
    ("s:Sb6randomSbyFZ", "Bool.random"),
  ])
  func `a student's test can't use declarations that aren't listed`(
    usr: String, shown: String
  ) throws {
    for isWritten in [true, false] {
      let finding = CatchRule.finding(about: DemangledName(usr: usr), isWritten: isWritten)
      #expect(try #require(finding).message.hasPrefix(shown))
    }
  }

  @Test(arguments: [
    "s:7Testing14SourceLocationV6__here6fileID0E4Path4line6columnACSS_SSS2itFZ",
    // The expansion contains the comments in the code above the expectation.
    "s:7Testing5TraitPA2A7CommentVRszrlE6__lineyAESSFZ",
    "s:7Testing5TraitPA2A7CommentVRszrlE7__blockyAESSFZ",
  ])
  func `a function that an expectation's macro expands to can't be called directly`(usr: String) {
    let name = DemangledName(usr: usr)
    #expect(CatchRule.finding(about: name, isWritten: false) == nil)
    #expect(CatchRule.finding(about: name, isWritten: true) != nil)
  }

  @Test(arguments: [
    ("(extension in Testing):Swift.Result.__expected< where A == ()>() -> ()", true),
    ("(extension in Testing):Swift.Result.get() -> A", false),
    (
      "static (extension in Testing):Testing.Trait< where A == Testing.Comment>.__line(Swift.String) -> Testing.Comment",
      true
    ),
    ("static Testing.Issue.record(_: Testing.Comment?) -> Testing.Issue", false),
    ("static Testing.__Expression.__fromSyntaxNode(Swift.String) -> Testing.__Expression", true),
    (
      "(extension in WorkbookTesting):WorkbookTesting.ScreenRegion.shows(Swift.String) -> Swift.Bool",
      true
    ),
    ("WorkbookTesting.Screen.settle(sourceLocation: Testing.SourceLocation) async -> ()", true),
    (
      "(extension in WorkbookTesting):StateFlow.Server.fail(_: A, with: Swift.Error, sourceLocation: Testing.SourceLocation) -> ()",
      true
    ),
    ("StateFlow.ServerError.init() -> StateFlow.ServerError", true),
    ("static WorkbookTesting.AnswerOrder.all(of: A...) -> [WorkbookTesting.AnswerOrder<A>]", true),
    ("WorkbookTesting.AnswerOrder.sentence(first: Swift.Int) -> Swift.String", true),
    ("WorkbookTesting.Screen.runningTasks.getter : [Swift.String]", false),
    ("WorkbookTesting.Screen.graph.getter : StateFlow.ViewGraph", false),
    ("dispatch thunk of WorkbookTesting.Screen.story.getter : WorkbookTesting.Story", false),
    ("WorkbookTesting.TestTrial.init(of: Swift.Int) -> WorkbookTesting.TestTrial", false),
  ])
  func `the audit of symbols applies the same rule as the audit of source code`(
    symbol: String, isAllowed: Bool
  ) {
    #expect((CatchRule.finding(aboutSymbol: symbol) == nil) == isAllowed)
  }

  @Test(arguments: [
    ("var calls = 0", ["calls"]), ("enum A { static var calls = 0 }", ["calls"]),
    ("let next: () -> Int = { 1 }", ["next"]), ("final class Box {}", ["Box"]),
    ("let doors = [\"North\"]\nenum A { static let b = 1\n  static var c: Int { 1 } }", []),
    ("struct Step { var text = \"\" }\nfunc f() { var n = 0; n += 1 }", []),
  ])
  func `a student's test can't keep state between screens`(
    source: String, names: [String]
  ) async throws {
    let facts = try await DescribedSource(source).facts
    #expect(CatchRule.findings(in: facts).map(\.finding.name) == names)
  }
}
