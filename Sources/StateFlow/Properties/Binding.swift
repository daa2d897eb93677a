/// A connection to a value that is stored elsewhere. You read and write the value through the
/// binding.
///
/// With a binding, a child view can change a value that its parent owns. There is a single source
/// of truth and no copy.
///
///     struct Switch: View {
///       @Binding var isOn: Bool
///       var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
///     }
///
/// `$` creates a binding to a state property (`$isOn`), to a member of a bound value
/// (`$profile.name`, B4), to a property of an observed object (`$store.name`), or to an element of
/// a collection.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>
  /// The transaction in which the binding writes, or `nil` if it writes in the current one. Bindings
  /// to parts of the value have the same transaction.
  var ownTransaction: Transaction?

  init(_ location: Location<Value>, in transaction: Transaction? = nil) {
    self.location = location
    ownTransaction = transaction
  }

  /// Creates a binding from two functions. Each read calls `get` (B3).
  ///
  /// Creating the binding also calls `get` once (B11). So a body that creates such a binding
  /// depends on everything that `get` reads, and runs again when any of it changes. By contrast,
  /// creating a binding with `$` doesn't read anything.
  ///
  /// *Choice*: the functions run on the main actor, so use the binding only there. SwiftUI also
  /// accepts functions that are isolated to another actor.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(get: get) { value, _ in set(value) }
  }

  /// Creates a binding from two functions. Each write also passes the transaction in which the value
  /// is written to `set`, such as that of `binding.animation()`.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    location = FunctionLocation(get: get, set: set)
    _ = location.get()
  }

  /// Creates a binding that ignores writes and calls `get` only when the value is read.
  static func reading(_ get: @escaping @MainActor () -> Value) -> Binding<Value> {
    Binding(FunctionLocation(get: get) { _, _ in })
  }

  /// Creates a binding whose value is always `value`, and which ignores writes (B2).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// Creates a binding from another one, as `@Binding` does with its argument.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The bound value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      guard let ownTransaction else { return location.set(newValue) }
      withTransaction(ownTransaction) { location.set(newValue) }
    }
  }

  /// The binding itself, so that you can pass it to a child (B1).
  public var projectedValue: Binding<Value> { self }

  /// A binding to a member of the value. Writing to the member writes the whole value once, and
  /// leaves the other members unchanged (B4).
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(MemberLocation(location, keyPath), in: ownTransaction)
  }
}

extension Binding {
  /// Creates a binding that presents a non-optional value as an optional and ignores writes of
  /// `nil` (B5).
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(WrappedLocation(base.location), in: base.ownTransaction)
  }

  /// Creates a binding to the value in an optional, or returns `nil` if the optional is `nil` (B6).
  ///
  /// *Choice*: if the optional becomes `nil` later, the binding returns its last value, and a
  /// diagnostic reports this (B12). SwiftUI stops the program.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(UnwrappedLocation(base.location, last: value), in: base.ownTransaction)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's ID (B8).
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: NodeProperty {
  // The binding comes from the parent, so the node doesn't store anything for it.
  @MainActor
  mutating func install(_ context: inout PropertyContext) {}

  @MainActor
  func leads(to source: Source) -> Bool { location.leads(to: source) }
}

extension Binding: InputComparable {
  // Two bindings to the same location are the same input, regardless of the value. The graph
  // records which bodies read the value, and runs them when it changes (B9).
  func isSameInput(as other: Binding<Value>) -> Bool {
    let isSamePlace = location === other.location || location.isSame(as: other.location)
    return isSamePlace && transaction.sharesUpdate(with: other.transaction)
  }
}
