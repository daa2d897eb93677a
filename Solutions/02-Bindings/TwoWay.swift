import StateFlow

// A binding is two functions and a few conveniences. This one is written by
// hand: it keeps no value, and asks and tells whoever does.

@propertyWrapper
@dynamicMemberLookup
struct TwoWay<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  // The setter does not change this structure: what changes is elsewhere. That
  // is why a view, which cannot change itself, can write through a binding.
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// What `$` gives: something that reads and writes the same value.
  // A copy of the two functions is as good as the original.
  var projectedValue: TwoWay<Value> { self }

  /// Always reads as the value, and ignores what is written.
  static func constant(_ value: Value) -> TwoWay<Value> {
    TwoWay(get: { value }, set: { _ in })
  }

  /// Reads a member of the value as it is then. A write is one write of the
  /// whole value as it is then, with that member replaced.
  subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> TwoWay<Member> {
    TwoWay<Member> {
      get()[keyPath: keyPath]
    } set: { member in
      // The whole is read when it is written, not when the binding was made.
      var whole = get()
      whole[keyPath: keyPath] = member
      set(whole)
    }
  }
}
