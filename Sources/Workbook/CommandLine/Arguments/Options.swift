/// A command-line option that starts with two hyphens.
package protocol CommandOption: Sendable {
  /// The name without its hyphens, such as `color`.
  var name: String { get }
  /// The placeholder that the help shows for the value, such as `WHEN`, or `nil` if the option
  /// doesn't take a value.
  var placeholder: String? { get }
  /// A one-line description.
  var summary: String { get }
  /// Throws a ``UsageError`` if the value isn't valid for this option.
  func validate(_ text: String) throws
}

/// An option without a value, such as `--all`.
package struct Flag: CommandOption {
  /// The name without its hyphens.
  package let name: String
  /// A one-line description.
  package let summary: String
  /// Always `nil`, because a flag doesn't take a value.
  package var placeholder: String? { nil }

  /// Creates a flag.
  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }

  /// Always throws a ``UsageError``, because a flag doesn't take a value.
  package func validate(_ text: String) throws {
    throw UsageError("--\(name) doesn't take a value. Remove \"=\(text)\".")
  }
}

/// An option with a value, such as `--color always` or `--color=always`.
package struct Option<Value: Sendable>: CommandOption {
  /// The name without its hyphens.
  package let name: String
  /// The placeholder that the help shows for the value.
  package let placeholder: String?
  /// A one-line description.
  package let summary: String
  /// A description of the valid values, which completes the sentence "Use …".
  private let expectation: String
  private let parse: @Sendable (String) -> Value?

  /// Creates an option that parses its value with a closure, which returns `nil` for invalid text.
  package init(
    _ name: String, _ placeholder: String, _ summary: String, expectation: String,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
    self.expectation = expectation
    self.parse = parse
  }

  /// Throws a ``UsageError`` if the value isn't valid for this option.
  package func validate(_ text: String) throws {
    _ = try value(text)
  }

  /// Parses a value.
  ///
  /// - Throws: ``UsageError`` if the text isn't valid for this option.
  func value(_ text: String) throws -> Value {
    guard let value = parse(text) else {
      throw UsageError("--\(name) can't be \"\(text)\". Use \(expectation).")
    }
    return value
  }
}

extension Option where Value == String {
  /// Creates an option that accepts any text.
  package init(_ name: String, _ placeholder: String, _ summary: String) {
    self.init(name, placeholder, summary, expectation: "a value") { $0 }
  }
}

extension Option where Value == Int {
  /// Creates an option that accepts a positive whole number.
  package init(_ name: String, count placeholder: String, _ summary: String) {
    self.init(name, placeholder, summary, expectation: "a positive whole number") {
      Int($0).flatMap { $0 > 0 ? $0 : nil }
    }
  }
}

extension Option where Value: RawRepresentable<String> & CaseIterable {
  /// Creates an option that accepts the raw values of an enumeration, ignoring case.
  package init(_ name: String, choice placeholder: String, _ summary: String) {
    let words = Value.allCases.map(\.rawValue)
    self.init(
      name, placeholder, summary, expectation: "one of these: \(words.joined(separator: ", "))"
    ) { Value(rawValue: $0.lowercased()) }
  }
}
