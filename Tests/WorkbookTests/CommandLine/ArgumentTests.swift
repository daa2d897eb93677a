import Testing

@testable import WorkbookCommandLine

@Suite struct ArgumentTests {
  private let loud = Flag("loud", "Speak up.")
  private let count = Option<Int>("count", count: "N", "How often.")
  private let color = Option<ColorChoice>("color", choice: "WHEN", "When.")

  private func parse(_ texts: String...) throws -> Arguments {
    try Arguments(texts, options: [loud, count, color])
  }

  private func complaint(_ texts: String...) -> String? {
    do {
      _ = try Arguments(texts, options: [loud, count, color])
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a value stands behind its option or an equals sign`() throws {
    #expect(try parse("--count", "3")[count] == 3)
    #expect(try parse("--count=3")[count] == 3)
    #expect(try parse("--color=Always")[color] == .always)
  }

  @Test func `what is no option is an operand, in order`() throws {
    #expect(try parse("a", "--loud", "b").operands == ["a", "b"])
    #expect(try parse("a", "--loud", "b")[loud])
    #expect(try parse("a")[loud] == false)
  }

  @Test func `behind two hyphens nothing is an option`() throws {
    #expect(try parse("--", "--loud").operands == ["--loud"])
  }

  @Test func `the last of two counts`() throws {
    #expect(try parse("--count", "3", "--count", "4")[count] == 4)
  }

  @Test func `a value that will not do is refused with what would`() {
    #expect(
      complaint("--count", "0")
        == "--count cannot be \"0\". Give it a whole number from 1 on.")
    #expect(
      complaint("--color", "pink")
        == "--color cannot be \"pink\". Give it one of always, never, auto.")
    #expect(complaint("--count") == "--count needs a value: --count N.")
    #expect(complaint("--loud=yes") == "--loud takes no value, so leave out \"=yes\".")
  }

  @Test func `an unknown option suggests the nearest`() {
    #expect(complaint("--lout") == "There is no option --lout. Did you mean --loud?")
    #expect(complaint("--xyzzy") == "There is no option --xyzzy.")
  }

  @Test(arguments: [
    ("TapCountr", "TapCounter"), ("tapcuonter", "TapCounter"), ("newgme", "NewGame"),
    ("tap", "TapCounter"), ("xyzzy", nil), ("q", nil),
  ])
  func `the nearest name is close`(typed: String, meant: String?) {
    #expect(nearest(to: typed, among: ["TapCounter", "NewGame", "FixedDecimals"]) == meant)
  }

  @Test func `a swap of neighbors is one mistake`() {
    #expect(editDistance("lamp", "lapm") == 1)
    #expect(editDistance("", "lamp") == 4)
    #expect(editDistance("lamp", "lamp") == 0)
    #expect(editDistance("kitten", "sitting") == 3)
  }
}
