import Foundation
import WorkbookCore

/// The `workbook` command line: finds the command, runs it, and says what went wrong.
package struct Tool: Sendable {
  /// What this edition of the workbook is called.
  package static let version = "1.0"

  private let overview: Command
  let commands: [Command]

  /// A tool with some commands.
  ///
  /// - Parameters:
  ///   - overview: The command that runs when no other is named.
  ///   - commands: All other commands, in the order of the help.
  package init(overview: Command, commands: [Command]) {
    self.overview = overview
    self.commands = commands
  }

  /// Does what the arguments say.
  ///
  /// - Parameters:
  ///   - texts: What was written behind `workbook`.
  ///   - session: What the commands work with.
  /// - Returns: How to leave.
  package func run(_ texts: [String], in session: Session) async -> ExitCode {
    var session = session
    session.commands = commands
    var command = overview
    do {
      let (name, rest) = split(texts)
      if name == nil, rest.contains("--version") {
        session.console.print("StateFlow workbook \(Tool.version)")
        return .done
      }
      if name == "help" { return try help(rest, about: nil, in: session) }
      if let name { command = try self.command(named: name) }
      if asksForHelp(rest) {
        return try help(rest, about: name == nil ? nil : command, in: session)
      }
      let arguments = try command.arguments(rest)
      session.console.apply(arguments[Option<ColorChoice>.color])
      return try await command.run(arguments, session)
    } catch let error as UsageError {
      let help = [Session.call, command.name, "--help"].filter { !$0.isEmpty }
      let hint = error.isAnswered ? "" : " Try: \(help.joined(separator: " "))"
      session.console.complain(error.description + hint)
      return .wrongUse
    } catch let error as SetUpError {
      session.console.complain(error.description)
      return .brokenSetUp
    } catch is CancellationError {
      return .interrupted
    } catch {
      session.console.complain(String(describing: error))
      return .brokenSetUp
    }
  }

  /// The command's name, and everything else.
  private func split(_ texts: [String]) -> (name: String?, rest: [String]) {
    let takingValues = overview.allOptions.filter { $0.placeholder != nil }.map(\.name)
    var index = 0
    while index < texts.count, texts[index].hasPrefix("-"), texts[index] != "--" {
      let (name, value) = Arguments.split(texts[index])
      index += value == nil && takingValues.contains(name) ? 2 : 1
    }
    guard index < texts.count else { return (nil, texts) }
    var rest = texts
    return (rest.remove(at: index), rest)
  }

  private func command(named name: String) throws -> Command {
    if let command = commands.first(where: { $0.name == name.lowercased() }) { return command }
    throw UsageError.unknown(
      "command", name, among: commands.map(\.name) + ["help"],
      listing: "The commands are \(commands.map(\.name).joined(separator: ", ")).")
  }

  private func asksForHelp(_ texts: [String]) -> Bool {
    texts.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private func help(
    _ texts: [String], about command: Command?, in session: Session
  ) throws -> ExitCode {
    // Whatever else is written beside --help, the help is what was asked for.
    let arguments = try? Arguments(texts, options: (command ?? overview).allOptions)
    var console = session.console
    console.apply(arguments?[Option<ColorChoice>.color])
    let named = try command ?? arguments?.operands.first.map { try self.command(named: $0) }
    let help = HelpText(console: console, overview: overview)
    console.print(named.map { help.text(for: $0) } ?? help.text(for: commands))
    return .done
  }
}
