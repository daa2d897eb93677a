// It looks as if 9 / 5 were 1.8 anywhere: of two integers it is 1.
// Caught by: Celsius is read as Fahrenheit
import StateFlow

extension Binding where Value == Double {
  /// A temperature in degrees Fahrenheit, over one in degrees Celsius.
  var fahrenheit: Binding<Double> {
    Binding {
      wrappedValue * Double(Int(9) / Int(5)) + 32
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
      if isMember {
        wrappedValue.insert(member)
      } else {
        wrappedValue.remove(member)
      }
    }
  }
}
