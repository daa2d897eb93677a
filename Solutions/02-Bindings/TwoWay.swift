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
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  // The setter doesn't change this struct, because the value is stored
  // elsewhere. That is why a view, which can't change itself, can write through
  // a binding.
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The result of `$`, which is a binding to the wrapped value.
  // A copy of the two functions works exactly like the original.
  var projectedValue: TwoWay<Value> { self }

  /// Returns a binding that always reads the given value and ignores writes.
  static func constant(_ value: Value) -> TwoWay<Value> {
    TwoWay(get: { value }, set: { _ in })
  }

  /// Returns a binding to a member, such as `guest.name` for a binding `guest`.
  subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> TwoWay<Member> {
    TwoWay<Member> {
      get()[keyPath: keyPath]
    } set: { member in
      // Read the whole value when the member is written, not when the binding
      // is created.
      var whole = get()
      whole[keyPath: keyPath] = member
      set(whole)
    }
  }
}
