import StateFlow

// A binding consists of two functions and a few conveniences. Write your own
// binding. It neither stores nor compares values: it calls get on every read
// and set on every write, even if the new value equals the old one.

@propertyWrapper
@dynamicMemberLookup
struct TwoWay<Value> {
  /// A stand-in for your two functions. When you store the functions, delete
  /// this property, and finish the initializer and `wrappedValue` before you
  /// build again.
  private let standIn: Value

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    standIn = get()
    unfinished("Store the two functions. Don't call them here.")
  }

  var wrappedValue: Value {
    get { unfinished("Call get once on every read.", placeholder: standIn) }
    nonmutating set { unfinished("Call set once on every write.") }
  }

  /// The result of `$`, which is a binding to the wrapped value.
  var projectedValue: TwoWay<Value> {
    unfinished(
      "Return a TwoWay that reads and writes the same value as this one.",
      placeholder: .standingIn(wrappedValue))
  }

  /// Returns a binding that always reads the given value and ignores writes.
  static func constant(_ value: Value) -> TwoWay<Value> {
    unfinished(
      "Create the constant binding from two functions.",
      placeholder: .standingIn(value))
  }

  /// Returns a binding to a member. Reading the binding reads the member of the
  /// current value. Writing the binding replaces the member in the current
  /// value, and writes that whole value once.
  subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> TwoWay<Member> {
    unfinished(
      "Create the member's binding from two functions, too.",
      placeholder: .standingIn(wrappedValue[keyPath: keyPath]))
  }
}

extension TwoWay {
  /// Returns a placeholder that always reads the given value. The last three
  /// calls to unfinished use this method. Delete it after you replace them.
  private static func standingIn(_ value: Value) -> TwoWay<Value> {
    TwoWay(get: { value }, set: { _ in })
  }
}
