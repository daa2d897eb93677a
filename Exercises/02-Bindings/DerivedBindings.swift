import StateFlow

// A binding can be made of another one. It keeps nothing, either: it reads and
// writes what the other reads and writes, and puts it differently.

extension Binding where Value == Double {
  /// A temperature in degrees Fahrenheit, over one in degrees Celsius.
  var fahrenheit: Binding<Double> {
    unfinished(
      """
      The freezing point, 0 °C, is 32 °F; and 5 degrees Celsius more are 9 \
      degrees Fahrenheit more. Do not round; the suite does not mind the \
      last digits of a Double.
      """,
      placeholder: .constant(0))
  }
}

extension Binding where Value: Comparable {
  /// A value that is read and written through this binding in a range only.
  func clamped(to range: ClosedRange<Value>) -> Binding<Value> {
    unfinished(
      """
      Read the value, but one outside of the range as the nearest end of the \
      range. Write in the same way: 12 is written as 10 if the range is \
      0...10. Reading writes nothing. What becomes of a Double that is not a \
      number is open.
      """,
      placeholder: .constant(range.lowerBound))
  }
}

extension Binding {
  /// The value of an optional, or a fallback while there is none.
  func replacingNil<Wrapped>(with fallback: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    unfinished(
      """
      Read the value, and nil as the fallback. What is written is kept, even \
      if it equals the fallback. Reading writes nothing.
      """,
      placeholder: .constant(fallback))
  }

  /// Whether an element is in a set.
  func membership<Member>(of member: Member) -> Binding<Bool>
  where Value == Set<Member> {
    unfinished(
      """
      Read whether it is in there. Writing true puts it in, and false takes \
      it out; all others stay.
      """,
      placeholder: .constant(false))
  }
}
