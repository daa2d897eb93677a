/// Something that is written with two hyphens on a command line.
package protocol CommandOption: Sendable {
  /// Its name without the hyphens: `color`.
  var name: String { get }
  /// What stands for its value in the help: `WHEN`; or nil when it takes none.
  var placeholder: String? { get }
  /// What it does, in one line.
  var summary: String { get }
  /// Throws a ``UsageError`` when the option cannot have this value.
  func validate(_ text: String) throws
}

/// An option that is there or not: `--all`.
package struct Flag: CommandOption {
  /// Its name without the hyphens.
  package let name: String
  /// What it does, in one line.
  package let summary: String
  /// A flag takes no value.
  package var placeholder: String? { nil }

  /// A flag.
  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }

  /// Throws, for a flag takes no value.
  package func validate(_ text: String) throws {
    throw UsageError("--\(name) takes no value, so leave out \"=\(text)\".")
  }
}

/// An option with a value: `--color always` or `--color=always`.
package struct Option<Value: Sendable>: CommandOption {
  /// Its name without the hyphens.
  package let name: String
  /// What stands for its value in the help.
  package let placeholder: String?
  /// What it does, in one line.
  package let summary: String
  /// What the value may be, as the end of a sentence.
  private let expectation: String
  private let parse: @Sendable (String) -> Value?

  /// An option whose value is made from its text; nil stands for a text that will not do.
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

  /// Throws a ``UsageError`` when the option cannot have this value.
  package func validate(_ text: String) throws {
    _ = try value(text)
  }

  func value(_ text: String) throws -> Value {
    guard let value = parse(text) else {
      throw UsageError("--\(name) cannot be \"\(text)\". Give it \(expectation).")
    }
    return value
  }
}

extension Option where Value == String {
  /// An option whose value is any text.
  package init(_ name: String, _ placeholder: String, _ summary: String) {
    self.init(name, placeholder, summary, expectation: "a text") { $0 }
  }
}

extension Option where Value == Int {
  /// An option whose value is a whole number from one on.
  package init(_ name: String, count placeholder: String, _ summary: String) {
    self.init(name, placeholder, summary, expectation: "a whole number from 1 on") {
      Int($0).flatMap { $0 > 0 ? $0 : nil }
    }
  }
}

extension Option where Value: RawRepresentable<String> & CaseIterable {
  /// An option whose value is one of a few words.
  package init(_ name: String, choice placeholder: String, _ summary: String) {
    let words = Value.allCases.map(\.rawValue)
    self.init(
      name, placeholder, summary, expectation: "one of \(words.joined(separator: ", "))"
    ) { Value(rawValue: $0.lowercased()) }
  }
}
