// It looks as if changing a copy of the whole changed the whole: the owner is told nothing.
// Caught by: writing a member is one write of the whole
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
    TwoWay<Member> {
      get()[keyPath: keyPath]
    } set: { member in
      var whole = get()
      whole[keyPath: keyPath] = member
    }
  }
}
