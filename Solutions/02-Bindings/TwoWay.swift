import StateFlow

// A binding consists of two functions and a few conveniences. Write your own
// binding. It neither stores nor compares values: it calls get on every read
// and set on every write, even if the new value equals the old one.

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

  /// Returns a binding to a member. Reading the binding reads the member of the
  /// current value. Writing the binding replaces the member in the current
  /// value, and writes that whole value once.
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
