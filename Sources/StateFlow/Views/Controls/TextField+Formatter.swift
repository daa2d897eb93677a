extension TextField {
  /// Creates a field with a custom label, for a value that a formatter formats and parses (B11).
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      Field(
        content: label(), role: .textField, prompt: prompt,
        text: .reading { formatter.string(for: value.wrappedValue) ?? "" },
        commit: { words in
          guard let read = formatter.value(of: words, as: V.self) else { return }
          value.wrappedValue = read
        }))
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value that a formatter formats and parses.
  ///
  /// The field writes the value when the user submits the text or the field loses the focus, but
  /// not with each keystroke. If the formatter can't parse the text, or if the result isn't a `V`,
  /// the field leaves the value unchanged and shows it again (B11). On Linux, only Foundation's
  /// number and date formatters can parse text. A custom formatter can't.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value that a formatter formats and parses.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}

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
