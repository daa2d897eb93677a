// It looks as if a constant were a variable of its own: it keeps what is written to it.
// Caught by: a constant ignores what is written
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
    var value = value
    return TwoWay(get: { value }, set: { value = $0 })
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
