/// Something that `workbook` can be told to do.
///
/// A command is a value. It stands in ``Commands/all``, and everything else follows from that: it
/// can be called, it has help, and a mistyped name finds it.
public struct Command: Sendable {
  /// A call, and what it is good for.
  public struct Example: Sendable {
    /// What is written behind `workbook`.
    public let call: String
    /// What it does.
    public let meaning: String

    /// A call, and what it is good for.
    public init(_ call: String, _ meaning: String) {
      self.call = call
      self.meaning = meaning
    }
  }

  /// What it is called by.
  public let name: String
  /// What it does, in one line.
  public let summary: String
  /// What it takes, as the help shows it: `[NAME]`. Words in brackets may be left out.
  public let operands: [String]
  /// What else a reader of the help must know.
  public let discussion: String
  /// What can be written with two hyphens, beside what every command knows.
  public let options: [any CommandOption]
  /// Calls to learn from.
  public let examples: [Example]
  /// Does it.
  public let run: @Sendable (Arguments, Session) async throws -> ExitCode

  /// A command.
  public init(
    _ name: String, _ summary: String, operands: [String] = [], discussion: String = "",
    options: [any CommandOption] = [], examples: [Example],
    run: @escaping @Sendable (Arguments, Session) async throws -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.discussion = discussion
    self.options = options
    self.examples = examples
    self.run = run
  }

  /// Its options, and those of every command.
  var allOptions: [any CommandOption] { options + [Option<ColorChoice>.color, Flag.help] }

  /// Reads what was written behind its name.
  func arguments(_ texts: [String]) throws -> Arguments {
    let arguments = try Arguments(texts, options: allOptions)
    let isOpenEnded = operands.last?.contains("...") == true
    if arguments.operands.count > operands.count, !isOpenEnded {
      throw UsageError("\"\(arguments.operands[operands.count])\" is one too many.")
    }
    if let missing = operands.dropFirst(arguments.operands.count).first, !missing.hasPrefix("[") {
      throw UsageError("\(missing) is missing.")
    }
    return arguments
  }
}

/// When to write in color.
public enum ColorChoice: String, CaseIterable, Sendable {
  case always, never, auto
}

extension Option<ColorChoice> {
  static let color = Option(
    "color", choice: "WHEN",
    "Write in color: always, never, or auto, which is on a terminal only, and not where NO_COLOR is "
      + "set. What is said here counts more than NO_COLOR.")
}

extension Flag {
  static let help = Flag("help", "Show this help.")
  static let version = Flag("version", "Say which edition this is.")
  static let json = Flag("json", "Write JSON, for another program to read.")
}
