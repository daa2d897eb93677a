import Testing

@testable import StateFlowTerminal

/// Tests of scripts for `--play`.
@Suite struct PlayScriptTests {
  private func name(_ label: String, _ index: Int? = nil) -> PlayStep.Name {
    PlayStep.Name(label: label, index: index)
  }

  @Test func `semicolons and newlines separate the steps in a script`() {
    let script = PlayScript(
      "tap Add one;; type 'First name' Frodo Baggins\n# a remark; tap x\ndismiss")
    #expect(script.fault == nil)
    #expect(
      script.steps.map(\.action) == [
        .tap(name("Add one")), .type(name("First name"), "Frodo Baggins"), .dismiss,
      ])
    #expect(script.steps.map(\.number) == [1, 2, 3])
    #expect(script.steps.map(\.place.line) == [1, 1, 3])
  }

  @Test func `quotes and backslashes escape special characters`() {
    let script = PlayScript(##"type "a b" 'it\'s; "so"'; tap \#2; tap Add #2; type x # "" "##)
    #expect(
      script.steps.map(\.action) == [
        .type(name("a b"), "it's; \"so\""), .tap(name("#2")), .tap(name("Add", 2)),
        .type(name("x"), "# "),
      ])
  }

  @Test func `each verb in a script has its own syntax`() {
    let script = PlayScript(
      """
      increment Decimals; decrement Decimals; set Volume 0.5; choose Size Extra large
      submit Todo; clear Todo; delete row 2; delete Milk #2; move row 3 to 1; move Milk to 0
      key ctrl-u; key down 3; key ?; paste 'a b'; click 3 4; wait; wait 2; scheme light; size 40x20
      """)
    #expect(script.fault == nil)
    #expect(
      script.steps.map(\.action) == [
        .increment(name("Decimals")), .decrement(name("Decimals")), .set(name("Volume"), 0.5),
        .choose(name("Size"), "Extra large"), .submit(name("Todo")), .clear(name("Todo")),
        .delete(.offset(2)), .delete(.named(name("Milk", 2))), .move(.offset(3), to: 1),
        .move(.named(name("Milk")), to: 0), .key(.character("u"), .control, times: 1),
        .key(.down, [], times: 3), .key(.character("?"), [], times: 1), .paste("a b"),
        .click(Point(x: 2, y: 3)), .wait(updates: 1), .wait(updates: 2), .scheme(.light),
        .size(Size(width: 40, height: 20)),
      ])
  }

  @Test(arguments: [
    ("tap Add; tapp Add", 2, 10, "there is no step \"tapp\". Did you mean \"tap\"?"),
    ("tap", 1, 1, "a label is missing. Usage: tap LABEL [#N]"),
    ("tap 'Add", 1, 5, "the quote ' isn't closed."),
    ("tap Add\\", 1, 8, "nothing follows the backslash."),
    ("type Name", 1, 1, "the text to type is missing. Usage: type FIELD TEXT"),
    ("set Volume loud", 1, 12, "\"loud\" isn't a number."),
    ("dismiss it", 1, 9, "\"it\" is unexpected."),
    ("tap Add #x", 1, 9, "\"#x\" isn't a number such as #2."),
    ("scheme blue", 1, 8, "\"blue\" is neither light nor dark."),
    ("size 0x5", 1, 6, "\"0x5\" isn't a size such as 72x20, from 1x1 to 1000x500."),
    ("key tabb", 1, 5, "there is no key \"tabb\". Did you mean tab?"),
    ("move row 2 1", 1, 1, "\"to\" is missing. Usage: move row N to M"),
    ("wait soon", 1, 6, "\"soon\" isn't a number."),
  ])
  func `a syntax error has a position, and the steps before the error can be played`(
    script: String, step: Int, column: Int, problem: String
  ) {
    let script = PlayScript(script)
    #expect(script.steps.count == step - 1)
    #expect(script.fault?.step == step)
    #expect(script.fault?.place == ScriptPlace(line: 1, column: column))
    #expect(script.fault?.problem == problem)
  }
}
