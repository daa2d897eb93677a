import Testing

@testable import WorkbookStudent

@Suite struct EditorTests {
  private func editor(_ environment: [String: String], installed: String...) -> Editor? {
    Editor(environment: environment) { installed.contains($0) }
  }

  @Test
  func `VISUAL takes precedence over EDITOR, and both take precedence over Visual Studio Code`() {
    #expect(editor(["VISUAL": "vim", "EDITOR": "nano"], installed: "code")?.command == "vim")
    #expect(editor(["VISUAL": " ", "EDITOR": "nano"])?.command == "nano")
    #expect(editor([:], installed: "code")?.command == "code")
    #expect(editor(["TERM_PROGRAM": "vscode"])?.command == "code")
    #expect(editor([:]) == nil)
  }

  @Test(arguments: [
    ("nano -w", "nano -w +7 \"$1\"", "/a b"),
    ("/usr/bin/code -w", "/usr/bin/code -w --goto \"$1\"", "/a b:7"),
    ("hx", "hx \"$1\"", "/a b:7"), ("ed", "ed \"$1\"", "/a b"),
  ])
  func `the editor is opened at the requested line if the editor supports line numbers`(
    command: String, call: String, file: String
  ) {
    let opened = editor(["EDITOR": command])?.call(opening: "/a b", line: 7)
    #expect(opened?.command == call)
    #expect(opened?.arguments == [file])
  }

  @Test func `an editor that opens a window doesn't take over the terminal`() {
    #expect(editor(["EDITOR": "code --wait"])?.usesTerminal == false)
    #expect(editor(["EDITOR": "/usr/bin/vim"])?.usesTerminal == true)
  }
}
