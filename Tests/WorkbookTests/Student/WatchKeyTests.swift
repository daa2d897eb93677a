import Foundation
import Testing

@testable import WorkbookCommandLine
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

  /// To see this test fail, read 16 bytes at a time in `key(within:)`: the sixth arrow is then Escape and the
  /// characters `[` and `B`.
  @Test func `arrow keys that arrive together are parsed as separate keys`() throws {
    let pipe = Pipe()
    let arrows = String(repeating: "\u{1B}[B", count: 100)
    try pipe.fileHandleForWriting.write(contentsOf: Data(arrows.utf8))
    let device = TerminalDevice(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let input = try #require(device.key(within: 0))
    #expect(WatchKey.keys(in: input) == Array(repeating: .down, count: 100))
  }
}
