// It looks as if a binding kept what it read when it was made: the owner's later values are never seen.
// Caught by: it reads the value as it is now
import StateFlow

@propertyWrapper
@dynamicMemberLookup
struct TwoWay<Value> {
  private let first: Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    first = get()
    self.set = set
  }

  var wrappedValue: Value {
    get { first }
    nonmutating set { set(newValue) }
  }

  var projectedValue: TwoWay<Value> { self }

  static func constant(_ value: Value) -> TwoWay<Value> {
    TwoWay(get: { value }, set: { _ in })
  }

  subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> TwoWay<Member> {
    TwoWay<Member> {
      first[keyPath: keyPath]
    } set: { member in
      var whole = first
      whole[keyPath: keyPath] = member
      set(whole)
    }
  }
}
