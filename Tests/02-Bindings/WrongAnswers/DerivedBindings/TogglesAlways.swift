// It looks as if a write meant a change: writing true where it is true takes the element out.
// Caught by: writing what is so already changes nothing
import StateFlow

extension Binding where Value == Double {
  /// A temperature in degrees Fahrenheit, over one in degrees Celsius.
  var fahrenheit: Binding<Double> {
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
    } set: { _ in
      if !wrappedValue.contains(member) {
        wrappedValue.insert(member)
      } else {
        wrappedValue.remove(member)
      }
    }
  }
}
