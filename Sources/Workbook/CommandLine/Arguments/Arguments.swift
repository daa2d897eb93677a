/// What was written behind a command's name.
package struct Arguments: Sendable {
  /// What is no option, in order.
  package private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Reads the arguments of a command.
  ///
  /// `--name value` and `--name=value` are the same; the last of two counts; behind a lone `--`
  /// nothing is an option.
  ///
  /// - Throws: ``UsageError`` for what the command does not know, with the nearest it does.
  init(_ texts: [String], options: [any CommandOption]) throws {
    var rest = texts[...]
    while let text = rest.popFirst() {
      if text == "--" {
        operands += rest
        return
      }
      guard text.hasPrefix("-"), text != "-" else {
        operands.append(text)
        continue
      }
      let (name, attached) = Self.split(text)
      guard let option = options.first(where: { $0.name == name }) else {
        let known = options.map(\.name)
        guard let meant = nearest(to: name, among: known) else {
          throw UsageError("There is no option \(text).")
        }
        throw UsageError("There is no option \(text). Did you mean --\(meant)?", isAnswered: true)
      }
      guard option.placeholder != nil else {
        if let attached { try option.validate(attached) }
        values[name] = ""
        continue
      }
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError(
          "--\(name) needs a value: --\(name) \(option.placeholder ?? "").")
      }
      try option.validate(value)
      values[name] = value
    }
  }

  /// Whether a flag was given.
  package subscript(flag: Flag) -> Bool {
    values[flag.name] != nil
  }

  /// The value of an option, or nil when it was not given.
  package subscript<Value>(option: Option<Value>) -> Value? {
    values[option.name].flatMap { try? option.value($0) }
  }

  /// What was given for an option, as it was written; a flag's text is empty.
  package func text(of name: String) -> String? { values[name] }

  /// The same, with texts for options that were not given.
  package func adding(_ texts: [String: String]) -> Arguments {
    var arguments = self
    arguments.values.merge(texts) { given, _ in given }
    return arguments
  }

  /// The name and the value of `--name=value`.
  package static func split(_ text: String) -> (name: String, value: String?) {
    let parts = text.drop { $0 == "-" }.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts.first.map(String.init) ?? "", parts.count > 1 ? String(parts[1]) : nil)
  }
}
