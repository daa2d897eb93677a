/// What a test writes down while views run, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Writes down, and gives a value: for use in the middle of an expression.
  func noting<Value>(_ entry: String, _ value: Value) -> Value {
    note(entry)
    return value
  }

  /// Forgets what was written down so far.
  func clear() {
    entries = []
  }
}

/// Keeps something that a view hands out, such as a binding, for use after the view has run.
@MainActor
final class Held<Value> {
  var value: Value?
}
