/// A storage location that you can read and write without knowing its kind.
///
/// A `Binding` wraps a location. Locations form chains. For example, `$profile.name` is a location
/// that reads and writes a part of the value at the location `$profile`.
class Location<Value>: Source, @unchecked Sendable {
  /// Returns the value and makes the node that's currently being evaluated depend on it.
  func get() -> Value { preconditionFailure("\(type(of: self)) has no value") }

  /// Returns the value without recording a dependency.
  func peek() -> Value { get() }

  /// Writes the value.
  func set(_ value: Value) {}

  /// Records that `node` has read a part of the value. `check` has to return whether that part has
  /// changed.
  @MainActor func noteRead(by node: Node, check: @escaping () -> Bool) {}

  /// Returns whether another location represents the same value, even if it's a different object.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Returns whether changes to `source` change the value at this location.
  func leads(to source: Source) -> Bool { self === source }

  /// Whether reading the value runs a function that was passed to `Binding(get:set:)`.
  var callsCode: Bool { false }

  /// The declaration of the property that stores the value, if it's known.
  var declaration: PropertyDeclaration? { nil }
}

/// The declaration of a view's property, for use in diagnostics.
struct PropertyDeclaration {
  /// The type of the view.
  let view: String
  /// The property's name in the source code, such as `count`.
  let property: String
  let spot: SourceSpot
}

/// A location whose value is computed from the value at another location. The bodies that read it
/// run again only if the computed value changes, even if a later write restores it (B13).
class DerivedLocation<Value>: Location<Value>, @unchecked Sendable {
  override final func get() -> Value {
    // This is safe, because only the check keeps this copy, and the check runs on the main actor,
    // like this read.
    nonisolated(unsafe) let value = peek()
    guard let node = Evaluating.node else { return unsafe value }
    let comparison = Comparison.of(Value.self)
    MainActor.assumeIsolated {
      noteRead(by: node) { [self] in unsafe !comparison(value, peek()) }
    }
    return unsafe value
  }
}

/// The location of a part of the value at another location, such as `$profile.name` (B4).
final class MemberLocation<Base, Value>: DerivedLocation<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func peek() -> Value { base.peek()[keyPath: keyPath] }

  // Read the whole value once, and write a copy with one member replaced.
  override func set(_ value: Value) {
    var whole = base.peek()
    whole[keyPath: keyPath] = value
    base.set(whole)
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    base.noteRead(by: node, check: check)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }

  override func leads(to source: Source) -> Bool { base.leads(to: source) }

  override var callsCode: Bool { base.callsCode }

  override var declaration: PropertyDeclaration? { base.declaration }
}

/// A location that consists of two functions (B3). Its readers depend on the values that `get`
/// reads.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value, Transaction) -> Void

  init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    read = get
    write = set
  }

  override var callsCode: Bool { true }

  // Sound: the functions run on the calling thread, so the values don't leave the caller's
  // isolation.

  override func get() -> Value {
    nonisolated(unsafe) var value: Value?
    onMainActor("read") { unsafe value = read() }
    return unsafe value!
  }

  override func set(_ value: Value) {
    nonisolated(unsafe) let value = value
    onMainActor("written") { unsafe write(value, Transaction.current) }
  }

  private func onMainActor(_ use: String, _ work: @MainActor () -> Void) {
    precondition(
      MainActor.isCurrent,
      "A Binding(get:set:) was \(use) outside the main actor. Use it only on the main actor.")
    MainActor.assumeIsolated(work)
  }
}

/// A location whose value never changes, and which ignores writes (B2).
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Comparison.of(Value.self)(value, other.value)
  }
}

/// The location of a value that the graph itself owns, such as the edit mode of a screen.
final class GraphLocation<Value: Equatable>: Location<Value>, @unchecked Sendable {
  private let value: Locked<Value>
  private let inbox: Inbox
  private let spokenName: String

  init(_ value: Value, named name: String, in inbox: Inbox) {
    self.value = Locked(value)
    self.inbox = inbox
    spokenName = name
  }

  override func get() -> Value {
    if let node = Evaluating.node { MainActor.assumeIsolated { node.noteRead(of: self) } }
    return peek()
  }

  override func peek() -> Value { value.withLock { $0 } }

  override func set(_ new: Value) {
    guard value.exchange(for: new) != new else { return }
    inbox.run { [self] in invalidateReaders() }
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    node.noteRead(of: self, check: check)
  }

  override package var name: String { spokenName }
}
