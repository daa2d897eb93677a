/// A place where a value is kept, which can be read and written without knowing what it is.
///
/// A `Binding` is a location with a nicer name. Locations form chains: `$profile.name` is a
/// location that reads and writes a part of what the location `$profile` holds.
class Location<Value>: Source, @unchecked Sendable {
  /// The value, which whoever is being evaluated now depends on.
  func get() -> Value { preconditionFailure("\(type(of: self)) has no value") }

  /// The value, for nobody in particular.
  func peek() -> Value { get() }

  /// Writes the value.
  func set(_ value: Value) {}

  /// Notes that `node` has read a part of the value, and how to find out whether the part changed.
  @MainActor func noteRead(by node: Node, check: @escaping () -> Bool) {}

  /// Whether the other location is the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Whether what `source` tells comes from here.
  func leads(to source: Source) -> Bool { self === source }

  /// The property that the value is, or is a part of, where one is known.
  var declaration: PropertyDeclaration? { nil }
}

/// A property of a view, as diagnostics name it.
struct PropertyDeclaration {
  /// The type of view.
  let view: String
  /// The name as written: `count`.
  let property: String
  let spot: SourceSpot
}

/// A location that computes what it gives from another, and depends on the other only as far as
/// what it gives is another value.
class DerivedLocation<Value>: Location<Value>, @unchecked Sendable {
  override final func get() -> Value {
    // Nobody else has this copy: the check that keeps it runs on the main actor, like this read.
    nonisolated(unsafe) let value = peek()
    guard let node = Evaluating.node else { return value }
    let comparison = Comparison.of(Value.self)
    MainActor.assumeIsolated {
      noteRead(by: node) { [self] in !comparison(value, peek()) }
    }
    return value
  }
}

/// A part of what another location holds: `$profile.name` (B4).
final class MemberLocation<Base, Value>: DerivedLocation<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func peek() -> Value { base.peek()[keyPath: keyPath] }

  // One read and one write of the whole: a copy with one member replaced.
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

  override var declaration: PropertyDeclaration? { base.declaration }
}

/// A location made of two functions (B3). What `get` reads is what its reader depends on.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value) }
}

/// A location whose value never changes, whatever is written (B2).
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
