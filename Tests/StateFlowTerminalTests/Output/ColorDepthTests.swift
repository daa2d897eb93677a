import Testing

@testable import StateFlowTerminal

@Suite("Color depth")
struct ColorDepthTests {
  @Test(arguments: [
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm-kitty"], .trueColor),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .trueColor),
    (["TERM": "screen-256color"], .indexed),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .indexed),
    (["TERM": "linux"], .indexed),
    (["TERM": "dumb"], .none),
    ([:], .none),
    (["TERM": "xterm-kitty", "NO_COLOR": "1"], .none),
    (["TERM": "xterm", "NO_COLOR": ""], .indexed),
  ])
  func `the environment determines the color depth`(
    _ environment: [String: String], _ depth: ColorDepth
  ) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test func `the color nearest to a palette color is the color itself`() {
    #expect(
      (16...255).filter {
        NumberedColors.color(NumberedColors.nearestIndex(to: NumberedColors.color($0)))
          != NumberedColors.color($0)
      } == [])
  }
}
