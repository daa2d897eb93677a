// It looks as if what was written were what is there: the owner may make something else of it.
// Caught by: the owner has the last word
import StateFlow

@propertyWrapper
@dynamicMemberLookup
struct TwoWay<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  private let written = Written()

  private final class Written {
    var value: Value?
  }

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  var wrappedValue: Value {
    get { written.value ?? get() }
    nonmutating set {
      written.value = newValue
      set(newValue)
    }
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
      set(whole)
    }
  }
}
