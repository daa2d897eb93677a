/// The parsed arguments of a command.
package struct Arguments: Sendable {
  /// The arguments that aren't options, in order.
  package private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Parses the arguments of a command.
  ///
  /// `--name value` and `--name=value` are equivalent. If an option is repeated, the last value
  /// wins. All arguments after a lone `--` are operands.
  ///
  /// - Throws: ``UsageError`` for an unknown option, and for a missing or invalid value. For an
  ///   unknown option, the error suggests the closest existing option.
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
          throw UsageError("Unknown option \(text).")
        }
        throw UsageError("Unknown option \(text). Did you mean --\(meant)?", isActionable: true)
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

  /// Returns whether a flag was given.
  package subscript(flag: Flag) -> Bool {
    values[flag.name] != nil
  }

  /// Returns the value of an option, or `nil` if it wasn't given.
  package subscript<Value>(option: Option<Value>) -> Value? {
    values[option.name].flatMap { try? option.value($0) }
  }

  /// Returns the unparsed value of an option, or `nil` if it wasn't given. For a flag, the value is
  /// an empty string.
  package func text(of name: String) -> String? { values[name] }

  /// Returns a copy with default values for the options that weren't given.
  ///
  /// - Parameter texts: The unparsed default values, keyed by option name.
  package func adding(_ texts: [String: String]) -> Arguments {
    var arguments = self
    arguments.values.merge(texts) { given, _ in given }
    return arguments
  }

  /// Finds the options and the first operand, even if some options are unknown.
  ///
  /// - Parameter known: The options that may be followed by a value.
  /// - Returns: The names of the options before a lone `--`, and the index of the first operand.
  static func scan(
    _ texts: [String], known: [any CommandOption]
  ) -> (options: [String], operand: Int?) {
    let withValues = Set(known.filter { $0.placeholder != nil }.map(\.name))
    var found: (options: [String], operand: Int?) = ([], nil)
    var index = 0
    while index < texts.count, texts[index] != "--" {
      if texts[index].hasPrefix("-"), texts[index] != "-" {
        let (name, value) = split(texts[index])
        found.options.append(name)
        if value == nil, withValues.contains(name) { index += 1 }
      } else if found.operand == nil {
        found.operand = index
      }
      index += 1
    }
    return found
  }

  /// Splits `--name=value` into the name and the value, which is `nil` if there is no equals sign.
  package static func split(_ text: String) -> (name: String, value: String?) {
    let parts = text.drop { $0 == "-" }.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts.first.map(String.init) ?? "", parts.count > 1 ? String(parts[1]) : nil)
  }
}
