/// A value that lives elsewhere, to be read and written as if it were here.
///
/// A binding is how a child writes to what its parent owns: one source of truth, no copy.
///
///     struct Switch: View {
///       @Binding var isOn: Bool
///       var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
///     }
///
/// `$` makes one of a state (`$isOn`), of a member of a binding (`$profile.name`, B4), of a
/// property of an observed object (`$store.name`), and of an element of a collection.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>

  init(_ location: Location<Value>) {
    self.location = location
  }

  /// A binding made of two functions; each read calls `get` (B3).
  ///
  /// Making the binding calls `get` once as well (B11). So a body that makes one depends on what
  /// `get` reads, and runs again when that changes. A `$` reads nothing.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: set)
    _ = get()
  }

  /// A binding that only shows what `get` returns, which is called for each read and not before.
  static func reading(_ get: @escaping () -> Value) -> Binding<Value> {
    Binding(FunctionLocation(get: get, set: { _ in }))
  }

  /// A binding that always reads as `value` and ignores writes (B2).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// A binding that is another's: what `@Binding` does with the one it is given.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value at the other end.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself, to hand on (B1).
  public var projectedValue: Binding<Value> { self }

  /// A binding to a member. Writing it is one write of the whole value, other members intact (B4).
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(MemberLocation(location, keyPath))
  }
}

extension Binding {
  /// A binding to an optional, over one that is not; writing nil is ignored (B5).
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(WrappedLocation(base.location))
  }

  /// A binding to the value of an optional; nil when there is none now (B6).
  ///
  /// *Choice*: if the value becomes nil later, the binding reads the last value that there was, and
  /// a diagnostic says so (B12). SwiftUI stops the program.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(UnwrappedLocation(base.location, last: value))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's own id (B8).
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: NodeProperty {
  // The parent made the binding: nothing is kept for it here.
  @MainActor
  mutating func install(_ context: inout PropertyContext) {}

  @MainActor
  func leads(to source: Source) -> Bool { location.leads(to: source) }
}

extension Binding: InputComparable {
  // Two bindings to one place are one input, whatever is there now: readers of the value are
  // noted as such, and run when it changes (B9).
  func isSameInput(as other: Binding<Value>) -> Bool {
    location === other.location || location.isSame(as: other.location)
  }
}
