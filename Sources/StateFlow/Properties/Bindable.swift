/// A property wrapper that provides bindings to the properties of an `@Observable` object, such as
/// `$store.name`.
///
/// The wrapper neither owns nor observes the object. As always with `@Observable`, a body observes
/// the properties that it reads (U5).
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// This initializer is unavailable, because only `@Observable` objects have bindings to their
  /// properties.
  @available(*, unavailable, message: "@Bindable takes an @Observable object")
  public init(wrappedValue: Value) { fatalError("@Bindable takes an @Observable object") }

  /// The bindings to the object's properties, such as `$store.name`.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates bindings to the properties of an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates bindings to the properties of an object.
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding(ObservableMemberLocation(wrappedValue, keyPath))
  }
}

extension Bindable: InputComparable {
  // Compare identity, because two equal objects can be different objects.
  func isSameInput(as other: Bindable<Value>) -> Bool {
    wrappedValue as AnyObject === other.wrappedValue as AnyObject
  }
}

/// The location of a property of an `@Observable` object. Its readers are recorded by Observation,
/// not by the graph.
final class ObservableMemberLocation<Object: AnyObject, Value>: Location<Value>,
  @unchecked Sendable
{
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObservableMemberLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
