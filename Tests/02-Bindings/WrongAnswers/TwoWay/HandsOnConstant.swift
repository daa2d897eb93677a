// It looks as if the dollar handed on the value: what gets it cannot write, and never sees another.
// Caught by: what the dollar gives writes to the same value
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

  var projectedValue: TwoWay<Value> { .constant(get()) }

  static func constant(_ value: Value) -> TwoWay<Value> {
    TwoWay(get: { value }, set: { _ in })
  }

  subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> TwoWay<Member> {
    TwoWay<Member> {
      get()[keyPath: keyPath]
    } set: { member in
      var whole = get()
      whole[keyPath: keyPath] = member
      set(whole)
    }
  }
}
