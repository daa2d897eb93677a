import Foundation

extension Formatter {
  /// Parses a string as a value of the given type. Returns `nil` if the string can't be parsed or
  /// represents a value of another type.
  func value<Value>(of words: String, as type: Value.Type) -> Value? {
    guard let object = object(of: words) else { return nil }
    if let value = object as? Value { return value }
    // Foundation casts a number to Swift's number types, but not to this one.
    return ((object as? NSNumber)?.decimalValue as Any?) as? Value
  }

  private func object(of words: String) -> Any? {
    #if canImport(Darwin)
      var object: AnyObject?
      return getObjectValue(&object, for: words, errorDescription: nil) ? object : nil
    #else
      // Without Objective-C, the method that every formatter shares is unavailable.
      switch self {
      case let formatter as NumberFormatter: return formatter.number(from: words)
      case let formatter as DateFormatter: return formatter.date(from: words)
      case let formatter as ISO8601DateFormatter: return formatter.date(from: words)
      default: return nil
      }
    #endif
  }
}
