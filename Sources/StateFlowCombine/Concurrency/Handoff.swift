/// A value that is handed from one thread to another, although its type isn't `Sendable`.
///
/// As in Combine, a publisher's values, and the closures that receive them, can have any type, and
/// the program that chooses a scheduler is responsible for what it sends through that scheduler.
/// This type marks every value that crosses threads without a check by the compiler.
struct Handoff<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
