/// A log that views and closures add entries to during a test.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Adds an entry and returns the given value, for use inside an expression.
  func noting<Value>(_ entry: String, _ value: Value) -> Value {
    note(entry)
    return value
  }

  /// Removes all entries.
  func clear() {
    entries = []
  }
}

/// A reference to a value that a view exposes, such as a binding, for use outside the view's body.
@MainActor
final class Held<Value> {
  var value: Value?
}
