// It looks as if a member could be written into the whole that was there when its binding was made: newer changes to the others are undone.
// Caught by: the other members stay as they are now
import StateFlow

@propertyWrapper
@dynamicMemberLookup
struct TwoWay<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  var projectedValue: TwoWay<Value> { self }

  static func constant(_ value: Value) -> TwoWay<Value> {
    TwoWay(get: { value }, set: { _ in })
  }

  subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> TwoWay<Member> {
    let old = get()
    return TwoWay<Member> {
      get()[keyPath: keyPath]
    } set: { member in
      var whole = old
      whole[keyPath: keyPath] = member
      set(whole)
    }
  }
}
