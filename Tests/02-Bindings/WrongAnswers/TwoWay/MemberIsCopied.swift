// It looks as if a member were a value to be handed out: it is the part as it was when the binding was made.
// Caught by: a member reads the part as it is now
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
    let member = get()[keyPath: keyPath]
    return TwoWay<Member> {
      member
    } set: { member in
      var whole = get()
      whole[keyPath: keyPath] = member
      set(whole)
    }
  }
}
