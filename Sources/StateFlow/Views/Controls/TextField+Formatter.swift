import Foundation

extension TextField {
  /// A field for a value that a formatter writes and reads, with any view as its label (B11).
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
  /// A field for a value that a formatter writes and reads.
  ///
  /// The value is written when the text is submitted or the field loses the focus, not with each key.
  /// If the formatter can't read the text, or what it reads isn't a `V`, the value is unchanged and the
  /// field shows it again (B11). On Linux, number and date formatters can read; Foundation doesn't let
  /// a formatter of your own.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
