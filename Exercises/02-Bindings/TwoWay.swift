import StateFlow

// A binding consists of two functions and a few conveniences. Write your own
// binding. It neither stores nor compares values.
//
// 1. Each read of the wrapped value calls `get` once and returns the result.
// 2. Each write calls `set` once with the whole new value, even if it equals
//    the old one. That includes a write of a member, such as
//    `guest.name = "Ada"` for a property `@TwoWay var guest`.
// 3. Creating a binding calls neither `get` nor `set`.
// 4. `$` returns a binding that reads and writes the same value.
// 5. A constant binding always returns its value and ignores writes.
// 6. A binding to a member reads that member of the current value.
// 7. Writing a binding to a member replaces only that member in the current
//    value, and writes the whole value once.

@propertyWrapper
@dynamicMemberLookup
struct TwoWay<Value> {
  /// A stand-in for your two functions. When you store the functions, delete
  /// this property, and finish the initializer and `wrappedValue` before you
  /// build again.
  private let standIn: Value

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    standIn = get()
    unfinished("Store the two functions, and call neither of them here.")
  }

  var wrappedValue: Value {
    get { unfinished("Return the current value.", placeholder: standIn) }
    nonmutating set { unfinished("Write the new value.") }
  }

  /// The result of `$`, which is a binding to the wrapped value.
  var projectedValue: TwoWay<Value> {
    unfinished(
      "Return a binding to the same value (requirement 4).",
      placeholder: .standingIn(wrappedValue))
  }

  /// Returns a binding that always reads the given value and ignores writes.
  static func constant(_ value: Value) -> TwoWay<Value> {
    unfinished(
      "Create the constant binding from two functions (requirement 5).",
      placeholder: .standingIn(value))
  }

  /// Returns a binding to a member, such as `guest.name` for a binding `guest`.
  subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> TwoWay<Member> {
    unfinished(
      "Create the member's binding from two functions (requirements 6 and 7).",
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
