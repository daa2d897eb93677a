import StateFlow

// A binding is two functions and a few conveniences. This one is written by
// hand: it keeps no value, and asks and tells whoever does.

@propertyWrapper
@dynamicMemberLookup
struct TwoWay<Value> {
  /// Stands in for your two functions. Delete it when you keep them, and write
  /// the initializer and `wrappedValue` before you build again.
  private let standIn: Value

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    standIn = get()
    unfinished("Keep the two functions, and call neither of them here.")
  }

  var wrappedValue: Value {
    get { unfinished("Ask for the value, each time.", placeholder: standIn) }
    nonmutating set { unfinished("Tell the new value, once.") }
  }

  /// What `$` gives: something that reads and writes the same value.
  var projectedValue: TwoWay<Value> {
    unfinished("What is handed on?", placeholder: .standingIn(wrappedValue))
  }

  /// Always reads as the value, and ignores what is written.
  static func constant(_ value: Value) -> TwoWay<Value> {
    unfinished("Make it of two functions.", placeholder: .standingIn(value))
  }

  /// Reads a member of the value as it is then. A write is one write of the
  /// whole value as it is then, with that member replaced.
  subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> TwoWay<Member> {
    unfinished(
      "Make it of two functions, too.",
      placeholder: .standingIn(wrappedValue[keyPath: keyPath]))
  }
}

extension TwoWay {
  /// For the last three placeholders. It works with `standIn` and with your
  /// functions; delete it when no placeholder is left.
  private static func standingIn(_ value: Value) -> TwoWay<Value> {
    TwoWay(get: { value }, set: { _ in })
  }
}
