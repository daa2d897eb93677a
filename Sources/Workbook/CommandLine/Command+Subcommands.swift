extension Command {
  /// The last word of the name.
  var word: String { name.split(separator: " ").last.map(String.init) ?? "" }

  /// The option that selects this subcommand, or `nil` if an operand selects it.
  var selectingOption: (any CommandOption)? {
    word.hasPrefix("--") ? options.first { "--\($0.name)" == word } : nil
  }

  /// Returns the command that arguments select, which is this command or one of its subcommands,
  /// and the arguments without the operand that selects it.
  package func selected(by texts: [String]) -> (command: Command, arguments: [String]) {
    if subcommands.isEmpty { return (self, texts) }
    let (given, operand) = Arguments.scan(
      texts, known: allOptions + subcommands.flatMap(\.options))
    if let operand, let command = subcommands.first(where: { $0.word == texts[operand] }) {
      var rest = texts
      rest.remove(at: operand)
      return (command, rest)
    }
    let command = subcommands.first { command in
      command.selectingOption.map { given.contains($0.name) } ?? false
    }
    return (command ?? self, texts)
  }

  /// Checks that no option belongs to a related command only.
  ///
  /// - Throws: ``UsageError`` that says which command has the option.
  func refuseOptionsOfRelatedCommands(_ texts: [String]) throws {
    for name in Arguments.scan(texts, known: allOptions).options
    where !allOptions.contains(where: { $0.name == name }) {
      guard let other = relatedCommands[name] else { continue }
      if selectingOption != nil {
        throw UsageError("--\(name) and \(word) can't be combined.")
      }
      if other.hasPrefix("--") { throw UsageError("--\(name) needs \(other).") }
      throw UsageError("--\(name) isn't an option of \(self.name).")
    }
  }

  /// Records which options the given subcommands have.
  mutating func noteOptions(of commands: [Command]) {
    for command in commands {
      for option in command.options { relatedCommands[option.name] = command.word }
    }
  }
}
