import StateFlow

// You can derive a binding from another one. The derived binding stores
// nothing. It converts the values that it reads and writes through the original
// binding.
//
// 1. `fahrenheit` reads the current Celsius value as Fahrenheit, without
//    rounding: °F = °C × 9 ÷ 5 + 32. Differences in the last digits of a Double
//    don't matter.
// 2. Writing a Fahrenheit value writes the Celsius value, without rounding, in
//    a single write.
// 3. A clamped binding reads the current value, or the nearest bound if the
//    value is outside the range.
// 4. Writing a value to a clamped binding writes that value, or the nearest
//    bound if it's outside the range: if the range is 0...10, writing 12 writes
//    10. This works for any Comparable type. How you treat NaN is up to you.
// 5. `replacingNil` reads the current value, or the fallback if the value is
//    nil.
// 6. Writing a value to that binding stores the value, even if it equals the
//    fallback.
// 7. `membership` is true if the current set contains the member, and false if
//    it doesn't.
// 8. Writing true to that binding inserts the member, and writing false removes
//    it. All other members stay in the set.
// 9. Reading a derived binding writes nothing.

extension Binding where Value == Double {
  /// A binding in degrees Fahrenheit, derived from this binding in degrees
  /// Celsius.
  var fahrenheit: Binding<Double> {
    // Converting a value and back restores it, except for the last digits of a
    // Double. If you rounded in between, it would drift with every step.
    Binding {
      wrappedValue * 9 / 5 + 32
    } set: { fahrenheit in
      wrappedValue = (fahrenheit - 32) * 5 / 9
    }
  }
}

extension Binding where Value: Comparable {
  /// Returns a binding that limits the value to a range.
  func clamped(to range: ClosedRange<Value>) -> Binding<Value> {
    func nearest(_ value: Value) -> Value {
      Swift.min(Swift.max(value, range.lowerBound), range.upperBound)
    }
    // The owner's value may be outside the range, and only the owner may
    // correct it. A write in get would change the value just because a view
    // reads it.
    return Binding {
      nearest(wrappedValue)
    } set: { value in
      wrappedValue = nearest(value)
    }
  }
}

extension Binding {
  /// Returns a binding to the value of an optional, with a fallback for `nil`.
  func replacingNil<Wrapped>(with fallback: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped> {
      wrappedValue ?? fallback
    } set: { value in
      wrappedValue = value
    }
  }

  /// Returns a Boolean binding that says whether a member is in the set.
  func membership<Member>(of member: Member) -> Binding<Bool>
  where Value == Set<Member> {
    Binding<Bool> {
      wrappedValue.contains(member)
    } set: { isMember in
      // The new value says what to do, so writing it twice is harmless.
      if isMember {
        wrappedValue.insert(member)
      } else {
        wrappedValue.remove(member)
      }
    }
  }
}
