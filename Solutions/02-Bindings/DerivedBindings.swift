import StateFlow

// A binding can be made of another one. It keeps nothing, either: it reads and
// writes what the other reads and writes, and puts it differently.

extension Binding where Value == Double {
  /// A temperature in degrees Fahrenheit, over one in degrees Celsius.
  var fahrenheit: Binding<Double> {
    // There and back is the same value, but for the last digit of a Double: a
    // number rounded on the way would drift with each step.
    Binding {
      wrappedValue * 9 / 5 + 32
    } set: { fahrenheit in
      wrappedValue = (fahrenheit - 32) * 5 / 9
    }
  }
}

extension Binding where Value: Comparable {
  /// A value that is read and written through this binding in a range only.
  func clamped(to range: ClosedRange<Value>) -> Binding<Value> {
    func nearest(_ value: Value) -> Value {
      Swift.min(Swift.max(value, range.lowerBound), range.upperBound)
    }
    // What the owner has may lie outside, and the owner may mend it. A write in
    // get would change a value because somebody looked at it.
    return Binding {
      nearest(wrappedValue)
    } set: { value in
      wrappedValue = nearest(value)
    }
  }
}

extension Binding {
  /// The value of an optional, or a fallback while there is none.
  func replacingNil<Wrapped>(with fallback: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped> {
      wrappedValue ?? fallback
    } set: { value in
      wrappedValue = value
    }
  }

  /// Whether an element is in a set.
  func membership<Member>(of member: Member) -> Binding<Bool>
  where Value == Set<Member> {
    Binding<Bool> {
      wrappedValue.contains(member)
    } set: { isMember in
      // The new value says what to do: written twice, it does the same twice.
      if isMember {
        wrappedValue.insert(member)
      } else {
        wrappedValue.remove(member)
      }
    }
  }
}
