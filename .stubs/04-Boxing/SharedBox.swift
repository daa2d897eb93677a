import StateFlow

// A display, an alarm, and a log all need the same value. A shared box has many
// listeners and notifies each of them.
//
// 1. The box stores its value, with and without listeners.
// 2. `bind` immediately calls its listener once, with the current value.
// 3. `bind` doesn't call the other listeners.
// 4. Each time a value is set, even an equal one, every listener is called
//    once, with that value.
// 5. Listeners are called in the order in which they were bound.
// 6. The box stores a value before it calls the listeners.
// 7. Each box has its own listeners.
//
// In this exercise, no listener calls `bind` or sets the value. Exercise 3
// covers listeners that do.

final class SharedBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    unfinished(
      """
      Add the listener, and call it. Also change the value property above, so \
      that it calls all listeners.
      """)
  }
}
