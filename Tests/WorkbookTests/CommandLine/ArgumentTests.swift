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

  @Test func `an option's value follows a space or an equals sign`() throws {
    #expect(try parse("--count", "3")[count] == 3)
    #expect(try parse("--count=3")[count] == 3)
    #expect(try parse("--color=Always")[color] == .always)
  }

  @Test func `arguments that aren't options are parsed as operands, in order`() throws {
    #expect(try parse("a", "--loud", "b").operands == ["a", "b"])
    #expect(try parse("a", "--loud", "b")[loud])
    #expect(try parse("a")[loud] == false)
  }

  @Test func `arguments after two hyphens are treated as operands`() throws {
    #expect(try parse("--", "--loud").operands == ["--loud"])
  }

  @Test func `if an option is repeated, its last value is used`() throws {
    #expect(try parse("--count", "3", "--count", "4")[count] == 4)
  }

  @Test func `an option's invalid value is rejected with a description of the valid values`() {
    #expect(
      complaint("--count", "0")
        == "--count can't be \"0\". Use a positive whole number.")
    #expect(
      complaint("--color", "pink")
        == "--color can't be \"pink\". Use one of these: always, never, auto.")
    #expect(complaint("--count") == "--count needs a value: --count N.")
    #expect(complaint("--loud=yes") == "--loud doesn't take a value. Remove \"=yes\".")
  }

  @Test func `the message about an unknown option suggests the closest option`() {
    #expect(complaint("--lout") == "Unknown option --lout. Did you mean --loud?")
    #expect(complaint("--xyzzy") == "Unknown option --xyzzy.")
  }

  @Test(arguments: [
    ("TapCountr", "TapCounter"), ("tapcuonter", "TapCounter"), ("newgme", "NewGame"),
    ("tap", "TapCounter"), ("xyzzy", nil), ("q", nil),
  ])
  func `the closest name is suggested if it's close enough`(typed: String, meant: String?) {
    #expect(nearest(to: typed, among: ["TapCounter", "NewGame", "FixedDecimals"]) == meant)
  }

  @Test func `swapping two adjacent letters counts as one typing mistake`() {
    #expect(editDistance("lamp", "lapm") == 1)
    #expect(editDistance("", "lamp") == 4)
    #expect(editDistance("lamp", "lamp") == 0)
    #expect(editDistance("kitten", "sitting") == 3)
  }
}
