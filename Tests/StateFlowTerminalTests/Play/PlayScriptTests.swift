import StateFlowActions
import Testing

@testable import StateFlowTerminal

/// Tests of scripts for `--play`.
@Suite struct PlayScriptTests {
  private func name(_ label: String, _ index: Int? = nil) -> ActionStep.Name {
    ActionStep.Name(label: label, index: index)
  }

  /// Returns the user actions of a script.
  private func actions(_ script: PlayScript) -> [ActionStep] {
    script.steps.compactMap { if case .user(let action) = $0.action { action } else { nil } }
  }

  @Test func `semicolons and newlines separate the steps in a script`() {
    let script = PlayScript(
      "tap Add one;; type Frodo Baggins into First name\n# a remark; tap x\ndismiss")
    #expect(script.fault == nil)
    #expect(
      actions(script) == [
        .tap(name("Add one")), .type("Frodo Baggins", into: name("First name")), .dismiss,
      ])
    #expect(script.steps.map(\.number) == [1, 2, 3])
    #expect(script.steps.map(\.place.line) == [1, 1, 3])
  }

  @Test func `quotes and backslashes escape special characters`() {
    let script = PlayScript(
      ##"type 'it\'s; "so"' into "a b"; tap \#2; tap Add #2; type "into " into x "##)
    #expect(
      actions(script) == [
        .type("it's; \"so\"", into: name("a b")), .tap(name("#2")), .tap(name("Add", 1)),
        .type("into ", into: name("x")),
      ])
  }

  @Test func `each verb in a script has its own syntax`() {
    let script = PlayScript(
      """
      increment Decimals; decrement Decimals; drag Volume to 0.5; select Extra large in Size
      submit Todo; clear Todo; end editing Todo; select Milk; dismiss the sheet; go back
      delete row 2; delete Milk #2; delete row "Milk"; move row 3 to 1; move Milk to 0
      key ctrl-u; key down 3; key ?; wait; wait 2; size 40x20
      """)
    #expect(script.fault == nil)
    #expect(
      actions(script) == [
        .increment(name("Decimals")), .decrement(name("Decimals")),
        .drag(name("Volume"), to: 0.5), .select("Extra large", in: name("Size")),
        .submit(name("Todo")), .clear(name("Todo")), .endEditing(name("Todo")),
        .tap(name("Milk")), .dismiss, .dismiss, .delete(.offset(2)),
        .delete(.named(name("Milk", 1))), .delete(.named(name("Milk"))),
        .move(.offset(3), to: 1), .move(.named(name("Milk")), to: 0),
      ])
    #expect(
      script.steps.map(\.action).suffix(6) == [
        .key(.character("u"), .control, times: 1),
        .key(.down, [], times: 3), .key(.character("?"), [], times: 1), .wait(updates: 1),
        .wait(updates: 2), .size(Size(width: 40, height: 20)),
      ])
  }

  @Test(arguments: [
    ("tap Add; tapp Add", 2, 10, "There is no step \"tapp\". Did you mean \"tap\"?"),
    ("tap", 1, 1, "A label is missing. Usage: tap LABEL [#N]"),
    ("tap 'Add", 1, 5, "The quote ' isn't closed."),
    ("tap Add\\", 1, 8, "Nothing follows the backslash."),
    ("type Name", 1, 1, "\"into\" is missing. Usage: type TEXT into FIELD"),
    ("drag Volume to loud", 1, 16, "\"loud\" isn't a number."),
    ("dismiss it", 1, 9, "\"it\" is unexpected."),
    ("tap Add #x", 1, 9, "\"#x\" isn't a number such as #2."),
    ("size 0x5", 1, 6, "\"0x5\" isn't a size such as 72x20, from 1x1 to 1000x500."),
    ("key tabb", 1, 5, "There is no key \"tabb\". Did you mean tab?"),
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
