import StateFlow

// You can derive a binding from another one. The derived binding stores
// nothing. It converts the values that it reads and writes through the original
// binding.

extension Binding where Value == Double {
  /// A binding in degrees Fahrenheit, derived from this binding in degrees
  /// Celsius.
  var fahrenheit: Binding<Double> {
    unfinished(
      """
      Return a binding that reads the Celsius value as Fahrenheit and writes a \
      Fahrenheit value as Celsius, with a single write. The formula is °F = °C \
      × 9 ÷ 5 + 32. Don't round. The tests ignore differences in the last \
      digits of a Double.
      """,
      placeholder: .constant(0))
  }
}

extension Binding where Value: Comparable {
  /// Returns a binding that limits the value to a range.
  func clamped(to range: ClosedRange<Value>) -> Binding<Value> {
    unfinished(
      """
      Return a binding that reads the original value, or the nearest bound if \
      the value is outside the range. Similarly, writing a value outside the \
      range writes the nearest bound: if the range is 0...10, writing 12 \
      writes 10. Reading must not write anything. How you treat NaN is up to \
      you.
      """,
      placeholder: .constant(range.lowerBound))
  }
}

extension Binding {
  /// Returns a binding to the value of an optional, with a fallback for `nil`.
  func replacingNil<Wrapped>(with fallback: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    unfinished(
      """
      Return a binding that reads the original value, or the fallback if that \
      value is nil. Writing a value stores it, even if it equals the fallback. \
      Reading must not write anything.
      """,
      placeholder: .constant(fallback))
  }

  /// Returns a Boolean binding that says whether a member is in the set.
  func membership<Member>(of member: Member) -> Binding<Bool>
  where Value == Set<Member> {
    unfinished(
      """
      Return a binding that reads true if the set contains the member, and \
      false if it doesn't. Writing true inserts the member, and writing false \
      removes it. All other members stay in the set.
      """,
      placeholder: .constant(false))
  }
}
