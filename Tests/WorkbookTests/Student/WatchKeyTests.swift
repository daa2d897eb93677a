import Testing

@testable import WorkbookStudent

@Suite struct WatchKeyTests {
  @Test(arguments: [
    ("h", [WatchKey.character("h")]), ("\u{1B}OQh", [.character("h")]),
    ("\u{1B}[Ah\u{1B}[15~l", [.up, .character("h"), .character("l")]), ("\u{1B}", [.escape]),
    ("\u{1B}[1;5Hq", [.character("q")]), ("\u{1B}[B\u{1B}OB", [.down, .down]),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[4~", [.pageUp, .pageDown, .home, .end]),
    ("\r\n", [.enter]), (" é", [.character(" "), .character("é")]), ("", []),
  ])
  func `terminal input is parsed into keys`(input: String, keys: [WatchKey]) {
    #expect(WatchKey.keys(in: input) == keys)
  }
}
